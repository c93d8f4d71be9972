import type { ProductSearchResponse } from '@bouwpoort/contract/catalogue/product-search';
import { memoizeByResponse } from '../../frame/loader-data/memoize-by-response.ts';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { type ProductTile, toProductTile } from '../tiles/catalogue-mapping.ts';
import type { ProductRelations } from './product.ts';

/** The maximum of one search. */
const maxProducts = 100;

export type RelationTiles = Record<keyof ProductRelations, ProductTile[]>;

/** The related products, as far as this venture shows them. Never rejects: the page is complete without them. */
export async function loadProductRelations(
  { api, log }: Pick<PageContext, 'api' | 'log'>,
  relations: ProductRelations,
  ventureId: string,
): Promise<RelationTiles> {
  const ids = [...new Set(Object.values(relations).flat())].slice(0, maxProducts);
  if (ids.length === 0) return none;
  try {
    const answer = await api.call('productSearch.search', {
      params: { ventureId },
      query: { includeOrderItems: 'true' },
      body: { references: ids.join(','), top: maxProducts },
    });
    const tiles = tilesById(answer, ventureId);
    const shown = (wanted: readonly string[]) => wanted.flatMap((id) => tiles.get(id) ?? []);
    return {
      replacedBy: shown(relations.replacedBy),
      accessories: shown(relations.accessories),
      alternatives: shown(relations.alternatives),
    };
  } catch (error) {
    log.warn({ err: error, productIds: ids }, 'products of relations could not be fetched');
    return none;
  }
}

const none: RelationTiles = { replacedBy: [], accessories: [], alternatives: [] };

const tilesById = memoizeByResponse(
  ({ results }: ProductSearchResponse, ventureId: string) =>
    new Map(results.map((result) => [result.contentLink.id, toProductTile(result, ventureId)])),
);
