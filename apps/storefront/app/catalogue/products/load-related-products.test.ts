import { expect, test } from 'vitest';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { loadRelatedProducts, relatedToShow } from './load-related-products.ts';
import { searchingPage } from './test-search.ts';

test('the other products of the same category', async () => {
  const { page, call } = searchingPage(['100000', '100001']);
  const related = await loadRelatedProducts(page, { id: '100000', parentId: '21044' }, '210');
  expect(related.map(({ id }) => id)).toEqual(['100001']);
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { ventureId: '210' },
    body: { filter: "contains(allAncestors, '21044')" },
  });
});

test('a product without a category has no related products, and there is no request', async () => {
  const { page, call } = searchingPage([]);
  expect(await loadRelatedProducts(page, { id: '1', parentId: null }, '210')).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});

test('a failed search leaves the page unchanged', async () => {
  const { page, log } = searchingPage(new Error('weg'));
  expect(await loadRelatedProducts(page, { id: '1', parentId: '2' }, '210')).toEqual([]);
  expect(log.warn).toHaveBeenCalledOnce();
});

test('the stock filter keeps only the stock assortment', () => {
  const tiles = [{ id: '1', isStockItem: true } as ProductTile, { id: '2', isStockItem: false } as ProductTile];
  expect(relatedToShow(tiles, true).map(({ id }) => id)).toEqual(['1']);
  expect(relatedToShow(tiles, false)).toHaveLength(2);
});
