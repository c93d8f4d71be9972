import type { ManualCommerceBlock } from '@bouwpoort/contract/content/content-blocks';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { type ProductTile, toProductTile } from '../tiles/catalogue-mapping.ts';

/** The maximum of any block. */
const maxProducts = 100;

/**
 * The products of each ManualCommerceBlock, by the id of the block, in the order of the editor, in one request.
 * Articles that are not sold any more are left out; all are when the search fails, because the page does not depend on
 * them.
 */
export async function loadBlockProducts(
  { api, log }: Pick<PageContext, 'api' | 'log'>,
  blocks: readonly ManualCommerceBlock[],
  ventureId: string,
): Promise<Record<string, ProductTile[]>> {
  const ids = [...new Set(blocks.flatMap(({ productIds }) => productIds))].slice(0, maxProducts);
  if (ids.length === 0) return {};
  const tiles = new Map<string, ProductTile>();
  try {
    const { results } = await api.call('productSearch.search', {
      params: { ventureId },
      body: { references: ids.join(','), top: maxProducts },
    });
    for (const result of results) tiles.set(result.contentLink.id, toProductTile(result, ventureId));
  } catch (error) {
    log.error({ err: error }, 'the products of a block could not be fetched');
  }
  return Object.fromEntries(
    blocks.map(({ id, productIds }) => [id, productIds.flatMap((productId) => tiles.get(String(productId)) ?? [])]),
  );
}
