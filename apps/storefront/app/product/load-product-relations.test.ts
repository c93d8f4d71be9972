import type { Client } from '@bouwpoort/contract/client';
import { expect, test, vi } from 'vitest';
import { loadProductRelations } from './load-product-relations.ts';

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

const relations = { replacedBy: ['4'], accessories: ['2', '3'], alternatives: ['3'] };

test('all relations are asked for at once; what is not shown is left out, the rest keeps its order', async () => {
  const { page, call } = searching({ totalMatching: 2, results: [found('3'), found('2')], filters: [] });
  const { replacedBy, accessories, alternatives } = await loadProductRelations(page, relations, '210');
  expect(replacedBy).toEqual([]);
  expect(accessories.map(({ id }) => id)).toEqual(['2', '3']);
  expect(alternatives.map(({ id }) => id)).toEqual(['3']);
  expect(call.mock.calls).toEqual([
    ['productSearch.search', expect.objectContaining({ body: { references: '4,2,3', top: 100 } })],
  ]);
});

test('without relations nobody is asked', async () => {
  const { page, call } = searching({});
  const none = { replacedBy: [], accessories: [], alternatives: [] };
  expect(await loadProductRelations(page, none, '210')).toEqual(none);
  expect(call).not.toHaveBeenCalled();
});

test('a search that fails leaves the page as it is', async () => {
  const { page, log } = searching(new Error('weg'));
  expect((await loadProductRelations(page, relations, '210')).accessories).toEqual([]);
  expect(log.warn).toHaveBeenCalledOnce();
});
