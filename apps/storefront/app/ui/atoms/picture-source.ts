import { pictureHeights, pictureSquares, pictureWidths } from '@bouwpoort/contract/picture-sizes';

export type PictureFit = 'crop' | 'max';

function atLeast(sizes: readonly number[], wanted: number): number {
  return sizes.find((size) => size >= wanted) ?? (sizes.at(-1) as number);
}

/** What is in the page already cannot be asked for in another size. */
function isInline(src: string): boolean {
  return src.startsWith('data:');
}

/** The address of a resized picture (P 7.6), in the next size up that the platform keeps (P 9). */
export function resizedSource(src: string, width: number, height: number, fit: PictureFit = 'crop'): string {
  if (isInline(src)) return src;
  const named = width === height && pictureSquares.includes(width);
  const size = named
    ? `width=${width}&height=${height}`
    : `width=${atLeast(pictureWidths, width)}&height=${atLeast(pictureHeights, height)}`;
  return `${src}${src.includes('?') ? '&' : '?'}${size}&quality=70&format=webp&rmode=${fit}&encoder=freeimage`;
}

/** Screens with more than one pixel per point get the doubled size (P 7.6). */
export function pictureSrcSet(src: string, width: number, height: number, fit?: PictureFit): string | undefined {
  if (isInline(src)) return undefined;
  return `${resizedSource(src, width, height, fit)} 1x, ${resizedSource(src, width * 2, height * 2, fit)} 2x`;
}
