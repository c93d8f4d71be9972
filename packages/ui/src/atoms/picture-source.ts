import { pictureHeights, pictureSquares, pictureWidths } from '@bouwpoort/trade/foundation/picture-sizes';

export type PictureFit = 'crop' | 'max';
export type PictureFormat = 'avif' | 'webp';

function atLeast(sizes: readonly number[], wanted: number): number {
  return sizes.find((size) => size >= wanted) ?? (sizes.at(-1) as number);
}

function servedSize(width: number, height: number): [width: number, height: number] {
  const isNamed = width === height && pictureSquares.includes(width);
  return isNamed ? [width, height] : [atLeast(pictureWidths, width), atLeast(pictureHeights, height)];
}

/** P 5.3: addresses from editors and other systems may be invalid. */
export function imageUrlOf(url: unknown): string {
  if (typeof url === 'string') return url;
  console.warn('Invalid imageUrl', url);
  return '';
}

/** Only our own server resizes and converts; other pictures and data URLs are used as they are (P 7.6). */
export function isResizable(src: string): boolean {
  return src.startsWith('/') && !/^\/[/\\]/.test(src);
}

/** The address of a resized picture (P 7.6), in the next larger size that the platform supports (P 9). */
export function resizedSource(
  src: string,
  width: number,
  height: number,
  fit: PictureFit = 'crop',
  format: PictureFormat = 'webp',
): string {
  if (!isResizable(src)) return src;
  const [w, h] = servedSize(width, height);
  return `${src}${src.includes('?') ? '&' : '?'}width=${w}&height=${h}&quality=70&format=${format}&rmode=${fit}&encoder=freeimage`;
}

/** High-density screens get double the size (P 7.6). */
export function pictureSrcSet(
  src: string,
  width: number,
  height: number,
  fit?: PictureFit,
  format?: PictureFormat,
): string | undefined {
  if (!isResizable(src)) return undefined;
  const [once, twice] = [1, 2].map((times) => resizedSource(src, width * times, height * times, fit, format));
  return once === twice ? once : `${once} 1x, ${twice} 2x`;
}

/** For a picture whose width varies between screens: the browser chooses a size. */
export function pictureWidthSet(
  src: string,
  width: number,
  height: number,
  fit?: PictureFit,
  format?: PictureFormat,
): string | undefined {
  if (!isResizable(src)) return undefined;
  const choices = [1, 1.5, 2].map((times) => {
    const [w, h] = [width * times, height * times];
    return `${resizedSource(src, w, h, fit, format)} ${servedSize(w, h)[0]}w`;
  });
  return choices.join(', ');
}
