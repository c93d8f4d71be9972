import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import { encodeFilters } from '@bouwpoort/trade/catalogue/filter-codec';
import { expect, test } from 'vitest';
import { clearingAddress } from './listing-address.ts';
import { type ListingBase, type ListingPage, loadProductListing } from './product-listing-loader.ts';

type Answer = { totalMatching: number };

interface Visit {
  cookie?: string;
  answer?: Answer | Error;
  /** The venture that the user is a customer of. */
  customerOf?: string;
}

function visit(address: string, { cookie = '', answer = { totalMatching: 100 }, customerOf }: Visit = {}) {
  const asked: unknown[] = [];
  const calls: string[] = [];
  const api = {
    call: async (name: string, input: unknown) => {
      calls.push(name);
      asked.push(input);
      if (answer instanceof Error) throw answer;
      return { results: [], filters: [], didYouMean: null, ...answer };
    },
  } as unknown as Client;
  const session = customerOf && { siteUser: { ventureId: customerOf, dynamics: true, seesPrices: true } };
  const page = { api, chrome: { venture: { id: '210', disablePricing: false } }, session } as ListingPage;
  const url = new URL(address, 'https://site.test');
  const request = new Request(url, { headers: { cookie } });
  const load = (base: Partial<ListingBase> = {}) =>
    loadProductListing(page, { request, url }, { sorts: ['mostOrdered', 'name'], ...base });
  return { asked, calls, load };
}

const filtersWith = (filterField: string, name: string, value: string) =>
  encodeURIComponent(
    encodeFilters([{ filterField, name, options: [{ value, displayText: '', count: 0, selected: true }] }]),
  );

async function redirectOf(loading: Promise<unknown>): Promise<Response> {
  const thrown = await loading.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error(`no redirect but ${thrown}`);
  return thrown;
}

test('an address becomes the request of C 7.4', async () => {
  const filters = filtersWith('brand', 'brands', "O'Neill");
  const { asked, load } = visit(`/x?page=3&sorteer=naam&filters=${filters}`);
  const listing = await load({ categoryId: '42', query: 'pir' });
  expect(asked).toEqual([
    {
      params: { ventureId: '210' },
      query: { includeOrderItems: true, includeSingleFilterOptions: true },
      body: {
        filter: "contains(allAncestors, '42') and (brand eq 'O''Neill')",
        query: 'pir',
        top: 24,
        skip: 48,
        orderBy: 'name',
        expand: 'imageAssets',
      },
    },
  ]);
  expect(listing).toMatchObject({ page: 3, pageCount: 5, sort: 'name', view: 'grid', isFiltered: true });
});

test('single options are requested only with a filter', async () => {
  const { asked, load } = visit('/x');
  await load({ categoryId: '42' });
  expect(asked).toMatchObject([{ query: { includeOrderItems: true } }]);
  expect(JSON.stringify(asked)).not.toContain('includeSingleFilterOptions');
});

test.each([
  ['the device', '/x', 'stockFilter=true'],
  ['a form without script', '/x', 'stockFilter=true-asked'],
  ['a shared address', `/x?filters=${filtersWith('stock', 'stock', 'true')}`, 'stockFilter=false'],
])(
  'the stock filter of %s excludes articles that are ordered in, and is not part of the expression',
  async (_who, address, cookie) => {
    const { asked, load } = visit(address, { cookie });
    expect((await load({ categoryId: '42' })).stockFilter).toBe(true);
    expect(asked).toMatchObject([
      { query: { includeOrderItems: false }, body: { filter: "contains(allAncestors, '42')" } },
    ]);
  },
);

test('a page beyond the last redirects to the last', async () => {
  const answer = await redirectOf(visit('/x?q=a&page=9', { answer: { totalMatching: 50 } }).load());
  expect(answer.headers.get('location')).toBe('/x?q=a&page=3');
});

test('a page of an empty list redirects to the first', async () => {
  const answer = await redirectOf(visit('/x?page=2', { answer: { totalMatching: 0 } }).load());
  expect(answer.headers.get('location')).toBe('/x');
});

test('filters the server cannot use are left out', async () => {
  const refused = new ApiProblem(400, { type: 'about:blank', title: 'Nee', status: 400, code: 'badRequest' });
  const { load } = visit(`/x?q=a&filters=${filtersWith('verzonnen', 'x', '1')}`, { answer: refused });
  expect((await redirectOf(load())).headers.get('location')).toBe('/x?q=a');
  await expect(visit('/x?q=a', { answer: refused }).load()).rejects.toBe(refused);
});

test('clearing everything switches off the stock filter stored on the device', async () => {
  const chosen = new URLSearchParams(`q=a&filters=${filtersWith('brand', 'brands', 'A')}`);
  const { load } = visit(`/x?${clearingAddress(chosen, true)}`, { cookie: 'stockFilter=true' });
  const { headers } = await redirectOf(load());
  expect(headers.get('location')).toBe('/x?q=a');
  expect(headers.get('set-cookie')).toContain('stockFilter=false-asked');
});

test('a form without script is stored and redirected, without a search', async () => {
  const { asked, load } = visit('/x?q=a&toepassen=1&stock=true');
  const answer = await redirectOf(load());
  expect(answer.headers.get('location')).toMatch(/^\/x\?q=a&filters=/);
  expect(answer.headers.get('set-cookie')).toMatch(/^stockFilter=true-asked;/);
  expect(asked).toEqual([]);
});

test('a chosen view is too', async () => {
  const answer = await redirectOf(visit('/x?q=a&weergave=lijst').load());
  expect([answer.headers.get('location'), answer.headers.get('set-cookie')?.split(';')[0]]).toEqual([
    '/x?q=a',
    'productView=list',
  ]);
  expect((await visit('/x', { cookie: 'a=1; productView=list' }).load()).view).toBe('list');
});

test('a customer of the venture can sort by price, which is sent as such', async () => {
  const { calls, asked, load } = visit('/x?sorteer=prijs&page=2', { customerOf: '210' });
  expect(await load()).toMatchObject({ sort: 'price', sorts: ['mostOrdered', 'name', 'price'] });
  expect(calls).toEqual(['productSearch.byPrice']);
  expect(asked).toMatchObject([{ body: { top: 24, skip: 24 } }]);
});

test.each([undefined, '220'])('a visitor without prices here (%s) gets the default order', async (customerOf) => {
  const { calls, load } = visit('/x?sorteer=prijs', customerOf ? { customerOf } : {});
  expect(await load()).toMatchObject({ sort: 'mostOrdered', sorts: ['mostOrdered', 'name'] });
  expect(calls).toEqual(['productSearch.search']);
});

test('sorting by price is not offered above its maximum number of products, and redirects', async () => {
  const { load } = visit('/x', { customerOf: '210', answer: { totalMatching: 5001 } });
  expect(await load()).toMatchObject({ sorts: ['mostOrdered', 'name'] });
  const problem = { type: 'about:blank', title: '', status: 400, code: 'tooManyByPrice' };
  const tooMany = visit('/x?sorteer=prijs&q=a', { customerOf: '210', answer: new ApiProblem(400, problem) });
  expect((await redirectOf(tooMany.load())).headers.get('location')).toBe('/x?q=a');
});
