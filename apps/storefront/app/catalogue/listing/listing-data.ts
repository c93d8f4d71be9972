import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { productsPerPage } from './product-listing-loader.ts';

/** One page of a list for search engines (schema.org/ItemList), without prices, because those are for customers. */
export function itemListData(
  products: readonly ProductTile[],
  { page, total, publicUrl }: { page: number; total: number; publicUrl: string },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * productsPerPage + index + 1,
      name: product.name,
      url: new URL(product.url, publicUrl).href,
    })),
  };
}
