import type { ProductTile } from '../catalogue/catalogue-mapping.ts';
import { variantLine } from '../catalogue/product-facts.ts';
import { variantParameter } from '../product/variant-selection.ts';
import { exactArticle } from './exact-article.ts';

/** An article as the suggestions show it once its tile has come. */
export interface SuggestedArticle {
  product: ProductTile;
  url: string;
  code: string;
  /** There are more article numbers than `code`. */
  hasOtherCodes: boolean;
  brand: string;
  /** What distinguishes its variants. */
  property: string;
}

/** An article number means that variant: its price, its stock, and that one is added. */
export function suggestedArticle(tile: ProductTile, query: string): SuggestedArticle {
  const exact = exactArticle([tile], query)?.code;
  const product = exact ? { ...tile, variants: tile.variants.filter(({ code }) => code === exact) } : tile;
  const isOneOfMore = product.variants.length < tile.variants.length;
  return {
    product,
    url: exact && isOneOfMore ? `${tile.url}?${new URLSearchParams({ [variantParameter]: exact })}` : tile.url,
    code: product.variants[0]?.code ?? '',
    hasOtherCodes: product.variants.length > 1,
    brand: tile.brand,
    property: variantLine(product),
  };
}
