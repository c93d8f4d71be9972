import { variantParameter } from './variant-parameter.ts';

interface Variant {
  id: string;
  code: string;
  isStockItem: boolean;
}

interface Tile<V> {
  url: string;
  imageUrl: string | null;
  isStockItem: boolean;
  variants: V[];
}

/**
 * The product for a visitor who filtered on these variants: only those are offered, and its page opens at the first. A
 * single one is shown itself: its number, price, stock and picture.
 */
export function narrowedTile<V extends Variant, T extends Tile<V>>(
  tile: T & Tile<V>,
  isAsked: (variant: V) => boolean,
  pictureOf: (variant: V) => string | null = () => null,
): T {
  const variants = tile.variants.filter(isAsked);
  const [first] = variants;
  if (!first || variants.length === tile.variants.length) return tile;
  const [page] = tile.url.split('?');
  return {
    ...tile,
    url: `${page}?${new URLSearchParams({ [variantParameter]: first.code || first.id })}`,
    imageUrl: (variants.length === 1 ? pictureOf(first) : null) ?? tile.imageUrl,
    isStockItem: variants.some(({ isStockItem }) => isStockItem),
    variants,
  };
}
