import { expect, test } from 'vitest';
import { loadProductRelations } from './load-product-relations.ts';
import { searchingPage } from './test-search.ts';

const relations = { replacedBy: ['4'], accessories: ['2', '3'], alternatives: ['3'] };

test('all relations are requested at once; hidden articles are left out, the rest keeps its order', async () => {
  const { page, call } = searchingPage(['3', '2']);
  const { replacedBy, accessories, alternatives } = await loadProductRelations(page, relations, '210');
  expect(replacedBy).toEqual([]);
  expect(accessories.map(({ id }) => id)).toEqual(['2', '3']);
  expect(alternatives.map(({ id }) => id)).toEqual(['3']);
  expect(call.mock.calls).toEqual([
    ['productSearch.search', expect.objectContaining({ body: { references: '4,2,3', top: 100 } })],
  ]);
});

test('without relations there is no request', async () => {
  const { page, call } = searchingPage([]);
  const none = { replacedBy: [], accessories: [], alternatives: [] };
  expect(await loadProductRelations(page, none, '210')).toEqual(none);
  expect(call).not.toHaveBeenCalled();
});

test('a failed search leaves the page unchanged', async () => {
  const { page, log } = searchingPage(new Error('weg'));
  expect((await loadProductRelations(page, relations, '210')).accessories).toEqual([]);
  expect(log.warn).toHaveBeenCalledOnce();
});
