import type { ProductSearchResponse } from '@bouwpoort/contract/catalogue/product-search';
import { memoizeByResponse } from '../../frame/loader-data/memoize-by-response.ts';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { type ProductTile, toProductTile } from '../tiles/catalogue-mapping.ts';
import type { Product } from './product.ts';

const shown = 10;

/** Other products of the same category, most ordered first. Never rejects: the page is complete without them. */
export async function loadRelatedProducts(
  { api, log }: Pick<PageContext, 'api' | 'log'>,
  product: Pick<Product, 'id' | 'parentId'>,
  ventureId: string,
): Promise<ProductTile[]> {
  if (product.parentId === null) return [];
  try {
    const answer = await api.call('productSearch.search', {
      params: { ventureId },
      query: { includeOrderItems: 'true' },
      body: {
        filter: `contains(allAncestors, '${product.parentId}')`,
        top: shown + 1,
        orderBy: 'mostOrdered',
      },
    });
    return othersOf(answer, ventureId, product.id);
  } catch (error) {
    log.warn({ err: error, productId: product.id }, 'related products could not be fetched');
    return [];
  }
}

const othersOf = memoizeByResponse((answer: ProductSearchResponse, ventureId: string, productId: string) =>
  tilesOf(answer, ventureId)
    .filter(({ id }) => id !== productId)
    .slice(0, shown),
);

/** The same for every product of the category, so it is mapped once and cached. */
const tilesOf = memoizeByResponse(({ results }: ProductSearchResponse, ventureId: string) =>
  results.map((result) => toProductTile(result, ventureId)),
);

/** Only the device knows the stock filter, so it is applied to the server's result here. */
export function relatedToShow(related: readonly ProductTile[], stockFilter: boolean): ProductTile[] {
  return related.filter(({ isStockItem }) => isStockItem || !stockFilter);
}
