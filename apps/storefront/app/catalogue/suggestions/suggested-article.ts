import { askedVariants } from '@bouwpoort/trade/catalogue/asked-variants';
import { exactArticle } from '../search/exact-article.ts';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { narrowedTile } from '../tiles/narrowed-tile.ts';
import { variantLine } from '../tiles/product-facts.ts';

/** The facts of a suggested article once its tile has loaded. */
export interface SuggestedArticle {
  product: ProductTile;
  url: string;
  code: string;
  /** There are more article numbers than `code`. */
  hasOtherCodes: boolean;
  brand: string;
  /** The property that its variants differ in. */
  property: string;
}

/** An article number, or a size in the text, selects that variant: its price, its stock, and its add button. */
export function suggestedArticle(tile: ProductTile, query: string): SuggestedArticle {
  const exact = exactArticle([tile], query)?.code;
  const asked = askedVariants(tile.name, tile.variants, query);
  const product = narrowedTile(tile, (one) => (exact ? one.code === exact : asked.includes(one)));
  return {
    product,
    url: product.url,
    code: product.variants[0]?.code ?? '',
    hasOtherCodes: product.variants.length > 1,
    brand: tile.brand,
    property: variantLine(product),
  };
}
