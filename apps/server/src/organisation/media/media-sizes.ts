import { pictureHeights, pictureSquares, pictureWidths } from '@bouwpoort/trade/foundation/picture-sizes';

/** An allow-list, because with free sizes anybody could fill the disk. */
export const allowedWidths = withDoubles([...pictureWidths, ...pictureSquares]);
export const allowedHeights = withDoubles([...pictureHeights, ...pictureSquares]);

/** Doubled for screens with more than one pixel to a point (P 7.6). */
function withDoubles(sizes: number[]): ReadonlySet<number> {
  return new Set(sizes.flatMap((size) => [size, size * 2]));
}
