import { type ProductSearchResponse, productSearchResponse } from '@bouwpoort/contract/catalogue/product-search';
import { autocompleteResult } from '@bouwpoort/contract/catalogue/search';
import { knownProducts } from '@bouwpoort/demo-world/catalogue/catalogue-known-products';
import { type FilterGroup, toFilterString } from '@bouwpoort/trade/catalogue/filter-codec';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';

/* The routes with the engine that serves: what the storefront asks is what comes. */

const { app } = await createTestApp();

interface Call {
  ventureId?: string;
  query?: string;
  headers?: Record<string, string>;
  path?: string;
}

function post(payload: object, { ventureId = '210', query = '', headers = {}, path = '' }: Call = {}) {
  const url = `/api/content/search/products/${ventureId}${path}${query}`;
  return app.inject({ method: 'POST', url, headers, payload });
}

async function search(payload: object, call: Call = {}): Promise<ProductSearchResponse> {
  const response = await post(payload, call);
  expect(response.statusCode, response.payload).toBe(200);
  return z.strictObject(productSearchResponse.shape).parse(response.json());
}

/** All of them, page by page. */
async function searchAll(payload: object, call: Call = {}) {
  const { totalMatching } = await search(payload, call);
  const results = [];
  for (let skip = 0; skip < totalMatching; skip += 100) {
    results.push(...(await search({ ...payload, top: 100, skip }, call)).results);
  }
  expect(results).toHaveLength(totalMatching);
  return results;
}

const idOf = ({ contentLink }: { contentLink: { id: string } }) => contentLink.id;
const known = (key: string) => {
  const product = knownProducts.find((one) => one.key === key);
  if (!product) throw new Error(`The demo world has no ${key}.`);
  return product;
};
const chosen = (filterField: string, ...values: string[]): FilterGroup => ({
  filterField,
  name: filterField,
  options: values.map((value) => ({ value, displayText: '', count: 0, selected: true })),
});
const all = await searchAll({});

test.each(['12,', 'balk 2.', '2,5', 'EN 300.', 'constructor', '1.2.3 mm', '3\ud83e.', '50%', 'ﷺﷺﷺ'])(
  '%j is a search and a beginning like any other',
  async (typed) => {
    expect((await post({ query: typed })).statusCode).toBe(200);
    const suggestions = await app.inject(
      `/api/search/autocompletemultiple/210/${encodeURIComponent(typed.toWellFormed())}`,
    );
    expect(suggestions.statusCode, suggestions.payload).toBe(200);
  },
);

test.each([
  { query: 'schroef' },
  { query: 'schroff' },
  { query: 'ditbestaatniet' },
  { query: 'tegel', expand: 'imageAssets' },
])('%j: an answer put together from kept texts is what the contract would have written', async (payload) => {
  const { body } = await post(payload);
  expect(body).toBe(JSON.stringify(productSearchResponse.parse(JSON.parse(body))));
});

test('every product of the venture once, and none of another', async () => {
  const ids = all.map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(String(known('oneVariant').id));
  expect(ids).not.toContain(String(known('deckBoard').id));
  expect((await searchAll({}, { ventureId: '220' })).map(idOf)).toContain(String(known('deckBoard').id));
});

test('pages follow each other, and behind the last there is nothing', async () => {
  const [one, two] = [await search({ top: 10 }), await search({ top: 10, skip: 10 })];
  expect([...one.results, ...two.results].map(idOf)).toEqual(all.slice(0, 20).map(idOf));
  const behind = await search({ skip: 100_000 });
  expect([behind.results, behind.totalMatching]).toEqual([[], all.length]);
});

test('by name as a Dutch reader expects it', async () => {
  const names = (await searchAll({ orderBy: 'name' })).map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('nl', { numeric: true }).compare));
});

describe('filters', () => {
  test('every option leaves as many products as it says', async () => {
    const { filters } = await search({ top: 1 }, { query: '?includeSingleFilterOptions=true' });
    expect(filters.length).toBeGreaterThan(0);
    for (const { filterField, links } of filters) {
      for (const { value, count } of links.slice(0, 3)) {
        const { totalMatching } = await search({ filter: toFilterString([chosen(filterField, value)]), top: 1 });
        expect([filterField, value, totalMatching]).toEqual([filterField, value, count]);
      }
    }
  });

  test('two brands find products of either, a brand and a type those of both', async () => {
    const [a, b] = [...new Set(all.map(({ brand }) => brand))];
    const brands = chosen('brand', a ?? '', b ?? '');
    const either = all.filter(({ brand }) => brand === a || brand === b);
    const found = await searchAll({ filter: toFilterString([brands]) });
    expect(found.map(idOf).toSorted()).toEqual(either.map(idOf).toSorted());
    const type = either[0]?.type ?? '';
    const both = await searchAll({ filter: toFilterString([brands, chosen('type', type)]) });
    expect(both.map(idOf).toSorted()).toEqual(
      either
        .filter((one) => one.type === type)
        .map(idOf)
        .toSorted(),
    );
  });

  test('a chosen option is marked, and the others of its group keep their counts', async () => {
    const brand = all[0]?.brand ?? '';
    const query = '?includeSingleFilterOptions=true';
    const before = (await search({ top: 1 }, { query })).filters.find((group) => group.filterField === 'brand');
    const after = await search({ filter: toFilterString([chosen('brand', brand)]), top: 1 }, { query });
    const group = after.filters.find((one) => one.filterField === 'brand');
    expect(group?.links.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([brand]);
    const counts = (one: typeof group) => new Map(one?.links.map(({ value, count }) => [value, count]));
    expect(counts(group)).toEqual(counts(before));
  });

  test('a category contains the products of its subcategories', async () => {
    const { Catagories } = autocompleteResult.parse(
      (await app.inject('/api/search/autocompletemultiple/210/mortel')).json(),
    );
    const [category] = Catagories;
    expect(category).toBeDefined();
    const within = await searchAll({ filter: toFilterString([], category?.id) });
    expect(within.length).toBeGreaterThan(0);
    expect(within.length).toBeLessThan(all.length);
  });

  test.each([
    "bestaatniet eq 'A'",
    "__proto__ eq 'A'",
    "constructor eq 'A'",
    "contains(bestaatniet, 'A')",
    "contains(allAncestors, 'geen getal')",
    "contains(allAncestors, '999999999999999999999')",
    "brand eq '👷'",
    "brand eq ''",
    `(${Array.from({ length: 500 }, () => "brand eq 'A'").join(' or ')})`,
  ])('%s finds nothing or is a 400', async (filter) => {
    const response = await post({ filter });
    expect([200, 400]).toContain(response.statusCode);
    if (response.statusCode === 200) expect(response.json().results).toEqual([]);
  });
});

describe('a filter on what tells variants apart', () => {
  const board = known('twoVariants');
  const boardUnder = async (...thicknesses: string[]) => {
    const filter = toFilterString([chosen('featureList/featureValue', ...thicknesses.map((one) => `dikte:${one}`))]);
    const { results } = await search({ query: board.name, filter });
    const found = results.find((one) => idOf(one) === String(board.id));
    const codes = new Map(found?.variants.map(({ contentLink, code }) => [contentLink.id, code]));
    return found?.matchingVariants?.map(({ id, image }) => ({ code: codes.get(id), image: image?.url }));
  };
  const one = { code: '3134465', image: `/media/producten/${board.id}-v2.svg` };

  test('says which variant of a product has it, with the picture of that one', async () => {
    expect(await boardUnder('12,5')).toEqual([one]);
  });

  test('says so of several values when one variant has any of them', async () => {
    expect(await boardUnder('12,5', '18')).toEqual([one]);
  });

  test('says so of a size in the text, too', async () => {
    const { results } = await search({ query: 'gipsum vakman gipsplaat ak 600x2600 12,5mm' });
    const found = results.find((product) => idOf(product) === String(board.id));
    expect(found?.matchingVariants?.map(({ image }) => image?.url)).toEqual([one.image]);
  });

  test('says nothing when all variants have it, or nothing is asked of them', async () => {
    expect(await boardUnder('9,5', '12,5')).toBeUndefined();
    const { results } = await search({ query: 'gipsplaat', filter: toFilterString([chosen('brand', 'Gipsum')]) });
    expect(results.some(({ matchingVariants }) => matchingVariants)).toBe(false);
  });
});

describe('the stock filter', () => {
  test('leaves out order items', async () => {
    const inStock = await searchAll({}, { query: '?includeOrderItems=false' });
    const expected = all.filter(({ ventureStockTypes }) => ventureStockTypes.some(({ stockItem }) => stockItem));
    expect(inStock.map(idOf).toSorted()).toEqual(expected.map(idOf).toSorted());
    expect(inStock.map(idOf)).not.toContain(String(known('withoutStockItems').id));
    expect(all.map(idOf)).toContain(String(known('withoutStockItems').id));
  });
});

describe('typed text', () => {
  test.each(['oneVariant', 'roll', 'bigBag'])('the name and the article number of %s find it first', async (key) => {
    const { id, name, articleCodes } = known(key);
    for (const query of [name, articleCodes[0] ?? '']) {
      expect(idOf((await search({ query })).results[0] ?? { contentLink: { id: '' } })).toBe(String(id));
    }
  });

  test.each([
    '👷‍♀️🧱',
    'خشب',
    '\u202eletrom',
    '\ud800',
    'x'.repeat(100),
    "'; drop table product; --",
    '* " ( ) ~ ^ \\',
    '-',
    'zzqqxx',
  ])('%j is answered', async (query) => {
    const { results, totalMatching } = await search({ query });
    expect(totalMatching).toBeGreaterThanOrEqual(results.length);
    const typed = encodeURIComponent(`abc ${query}`.slice(0, 100).toWellFormed());
    expect((await app.inject(`/api/search/autocompletemultiple/210/${typed}`)).statusCode).toBe(200);
  });

  test('suggestions have products with a picture and an address', async () => {
    const answer = z
      .strictObject(autocompleteResult.shape)
      .parse((await app.inject('/api/search/autocompletemultiple/210/mortel')).json());
    expect(answer.products.length).toBeGreaterThan(0);
    for (const { ProductUrl } of answer.products) expect(ProductUrl).toMatch(/^\/steenhof\/producten\//);
    expect(answer.products.some(({ ImageUrl }) => ImageUrl?.startsWith('/media/'))).toBe(true);
  });
});

test('last ordered products are in the order of ordering, and only of this venture', async () => {
  const headers = bearer(await logIn(app, 'aannemer@steenhof.test'));
  const [a, b, foreign] = [known('roll').id, known('oneVariant').id, known('deckBoard').id];
  const references = `${a}__CatalogContent,${foreign},${b}`;
  const { results, totalMatching } = await search({ references }, { path: '/lastordered', headers });
  expect([totalMatching, results.map(idOf)]).toEqual([2, [String(a), String(b)]]);
});
