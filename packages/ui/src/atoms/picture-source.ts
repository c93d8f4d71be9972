import { pictureHeights, pictureSquares, pictureWidths } from '@bouwpoort/trade/picture-sizes';

export type PictureFit = 'crop' | 'max';
export type PictureFormat = 'avif' | 'webp';

function atLeast(sizes: readonly number[], wanted: number): number {
  return sizes.find((size) => size >= wanted) ?? (sizes.at(-1) as number);
}

function servedSize(width: number, height: number): [width: number, height: number] {
  const isNamed = width === height && pictureSquares.includes(width);
  return isNamed ? [width, height] : [atLeast(pictureWidths, width), atLeast(pictureHeights, height)];
}

/** P 5.3: what editors and other systems send may be anything. */
export function imageUrlOf(url: unknown): string {
  if (typeof url === 'string') return url;
  console.warn('Invalid imageUrl', url);
  return '';
}

/** Only our own server makes sizes and formats: what is elsewhere or in the page already is used as it is (P 7.6). */
export function isResizable(src: string): boolean {
  return src.startsWith('/') && !/^\/[/\\]/.test(src);
}

/** The address of a resized picture (P 7.6), in the next size up that the platform keeps (P 9). */
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

/** Screens with more than one pixel per point get the doubled size (P 7.6). */
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

/** For a picture that stands smaller on some screens than its box is at its widest: the browser chooses by width. */
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
