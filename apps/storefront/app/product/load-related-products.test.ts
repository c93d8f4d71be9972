import type { Client } from '@bouwpoort/contract/client';
import { expect, test, vi } from 'vitest';
import type { ProductTile } from '../catalogue/catalogue-mapping.ts';
import { loadRelatedProducts, relatedToShow } from './load-related-products.ts';

const found = (id: string) => ({
  contentLink: { id, guidValue: `guid-${id}`, url: null, providerName: 'CatalogContent' },
  name: `Product ${id}`,
  routeSegment: id,
  productUrl: `/steenhof/producten/${id}`,
  displayImage: null,
  brand: '',
  line: '',
  type: '',
  displayVariantsBy: '',
  ventureStockTypes: [],
  variants: [],
});

function searching(answer: unknown) {
  const call = vi.fn((_name: string, _input: unknown) =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  const log = { error: vi.fn(), warn: vi.fn() };
  return { page: { api: { call } as unknown as Client, log }, call, log };
}

test('the rest of the same category', async () => {
  const { page, call } = searching({ totalMatching: 2, results: [found('100000'), found('100001')], filters: [] });
  const related = await loadRelatedProducts(page, { id: '100000', parentId: '21044' }, '210');
  expect(related.map(({ id }) => id)).toEqual(['100001']);
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { ventureId: '210' },
    body: { filter: "contains(allAncestors, '21044')" },
  });
});

test('a product in no category has no relatives, and nobody is asked', async () => {
  const { page, call } = searching({});
  expect(await loadRelatedProducts(page, { id: '1', parentId: null }, '210')).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});

test('a search that fails leaves the page as it is', async () => {
  const { page, log } = searching(new Error('weg'));
  expect(await loadRelatedProducts(page, { id: '1', parentId: '2' }, '210')).toEqual([]);
  expect(log.warn).toHaveBeenCalledOnce();
});

test('the stock filter leaves what is of the stock assortment', () => {
  const tiles = [{ id: '1', isStockItem: true } as ProductTile, { id: '2', isStockItem: false } as ProductTile];
  expect(relatedToShow(tiles, true).map(({ id }) => id)).toEqual(['1']);
  expect(relatedToShow(tiles, false)).toHaveLength(2);
});
