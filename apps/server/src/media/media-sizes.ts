import { pictureHeights, pictureSquares, pictureWidths } from '@bouwpoort/trade/picture-sizes';

/** Anything else would let a stranger fill the disk with every number there is. */
export const allowedWidths = withDoubles([...pictureWidths, ...pictureSquares]);
export const allowedHeights = withDoubles([...pictureHeights, ...pictureSquares]);

/** Doubled for screens with more than one pixel to a point (P 7.6). */
function withDoubles(sizes: number[]): ReadonlySet<number> {
  return new Set(sizes.flatMap((size) => [size, size * 2]));
}
