import type { LastOrderedProduct } from '@bouwpoort/contract/ordering/orders';
import type { Client } from '@bouwpoort/contract/program/client';
import { type ProductTile, toProductTile } from '../catalogue/catalogue-mapping.ts';
import { productIdOf } from './last-ordered-storage.ts';

/** A previously ordered product, as it is sold now. */
export interface OrderedProduct {
  product: ProductTile;
  lastOrderedAt: string;
  timesOrdered: number;
}

/** The contract's maximum per request. */
const maxBatchSize = 100;
/** Nobody pages through more; they can search instead. */
const maxProducts = 2000;
const maxConcurrent = 4;

/** All articles ever ordered, newest first, page by page. */
export async function loadAllLastOrdered(api: Client): Promise<LastOrderedProduct[]> {
  const all: LastOrderedProduct[] = [];
  for (let skip = 0; skip < maxProducts; skip += maxBatchSize) {
    const page = await api.call('orders.lastOrderedProducts', { query: { take: maxBatchSize, skip } });
    all.push(...page);
    if (page.length < maxBatchSize) break;
  }
  return all;
}

/** The articles that are still sold, in the same order; with a text, only those it matches. */
export async function findOrderedProducts(
  api: Client,
  ventureId: string,
  ordered: readonly LastOrderedProduct[],
  query = '',
): Promise<OrderedProduct[]> {
  const batches = Array.from({ length: Math.ceil(ordered.length / maxBatchSize) }, (_, index) =>
    ordered.slice(index * maxBatchSize, (index + 1) * maxBatchSize),
  );
  const tiles = new Map<string, ProductTile>();
  const search = async (batch: readonly LastOrderedProduct[]) => {
    const { results } = await api.call('productSearch.lastOrdered', {
      params: { ventureId },
      body: {
        references: batch.map(({ key }) => key).join(','),
        query,
        top: maxBatchSize,
        orderBy: 'score',
        expand: 'imageAssets',
      },
    });
    for (const result of results) tiles.set(result.contentLink.id, toProductTile(result, ventureId));
  };
  for (let start = 0; start < batches.length; start += maxConcurrent) {
    await Promise.all(batches.slice(start, start + maxConcurrent).map(search));
  }
  return ordered.flatMap(({ key, lastOrderedAt, timesOrdered, variants }) => {
    const product = tiles.get(productIdOf(key) ?? '');
    if (!product) return [];
    const lastOrdered = variants.map(({ contentId: guid, quantity, salesUnitId: salesUnit }) => ({
      guid,
      quantity,
      salesUnit,
    }));
    return [{ product: { ...product, lastOrdered }, lastOrderedAt, timesOrdered }];
  });
}
