import { expect, test, vi } from 'vitest';
import type { Visitor } from '../../frame/visitor/visitor.ts';
import { loadSearch } from './load-search.ts';

interface World {
  venture?: { id: string; hasShop: boolean };
  visitor?: Visitor;
  products?: number | Error;
  pages?: number | Error;
}

const link = { value: 'NewsPage', displayText: 'Nieuws', selected: false };

function pageOf({ venture = { id: '210', hasShop: true }, visitor, products = 0, pages = 0 }: World) {
  const asked: { name: string; body: Record<string, unknown> }[] = [];
  const call = async (name: string, { body }: { body: Record<string, unknown> }) => {
    asked.push({ name, body });
    const found = name === 'search.content' ? pages : products;
    if (found instanceof Error) throw found;
    const totalMatching = found;
    return name === 'search.content'
      ? { totalMatching, results: [], facets: found > 0 ? [{ links: [{ ...link, count: found }] }] : [] }
      : { totalMatching, results: [], filters: [], didYouMean: null };
  };
  const log = { error: vi.fn(), warn: vi.fn() };
  const page = {
    api: { call },
    log,
    visitor: visitor ?? { kind: 'anonymous' },
    chrome: { venture: { path: 'steenhof', ...venture }, navigation: { headerLinks: [] } },
  } as unknown as Parameters<typeof loadSearch>[0];
  return { page, asked, log };
}

async function search(world: World, params: string) {
  const { page, asked, log } = pageOf(world);
  const url = new URL(`http://site.test/steenhof/zoeken?${params}`);
  const data = await loadSearch(page, { url, request: new Request(url) });
  return { data, asked, log };
}

test('without a query nothing is searched', async () => {
  const { data, asked } = await search({}, 'q=%20%20');
  expect([data.query, data.listing, data.pages, asked]).toEqual(['', null, null, []]);
});

test('both tabs are counted, only the open one is loaded', async () => {
  const products = await search({ products: 70, pages: 5 }, 'q=gips');
  expect(products.data).toMatchObject({ tab: 'producten', productCount: 70, pageCount: 5, pages: null });
  expect(products.data.listing?.total).toBe(70);
  const pages = await search({ products: 70, pages: 5 }, 'q=gips&tab=paginas');
  expect(pages.data).toMatchObject({ tab: 'paginas', productCount: 70, pageCount: 5, listing: null });
  expect(pages.data.pages?.total).toBe(5);
  expect(pages.asked.map(({ body }) => body.top).toSorted()).toEqual([1, 20]);
});

test('without articles the pages tab opens, unless the address names the articles tab', async () => {
  expect((await search({ pages: 5 }, 'q=gips')).data).toMatchObject({ tab: 'paginas', productCount: 0 });
  expect((await search({ pages: 5 }, 'q=gips&tab=producten')).data.tab).toBe('producten');
  expect((await search({}, 'q=gips')).data.tab).toBe('producten');
});

test('without a shop, and on the portal without a login, products are not searched', async () => {
  const showroom = await search({ venture: { id: '250', hasShop: false }, pages: 2 }, 'q=keuken&tab=producten');
  expect(showroom.data).toMatchObject({ tab: 'paginas', hasProducts: false, productCount: null, pageCount: 2 });
  expect(showroom.asked.map(({ name }) => name)).toEqual(['search.content']);
  const portal = { id: '110', hasShop: true };
  expect((await search({ venture: portal }, 'q=pir')).data.hasProducts).toBe(false);
  const visitor = { kind: 'registered', ventureId: '110' } as const;
  expect((await search({ venture: portal, visitor }, 'q=pir')).data.hasProducts).toBe(true);
});

test('a failed search is logged and leaves the other tab unchanged', async () => {
  const { data, log } = await search({ products: new Error('down'), pages: 5 }, 'q=gips');
  expect(data).toMatchObject({ tab: 'producten', listing: null, productCount: null, pageCount: 5 });
  expect(log.error).toHaveBeenCalledOnce();
  const other = await search({ products: 70, pages: new Error('down') }, 'q=gips');
  expect(other.data).toMatchObject({ productCount: 70, pageCount: null });
});

test('a page beyond the last redirects to the last', async () => {
  const redirected = await search({ pages: 45 }, 'q=gips&tab=paginas&page=9&soort=NewsPage').catch((error) => error);
  expect(redirected).toBeInstanceOf(Response);
  expect(redirected.headers.get('location')).toBe('/steenhof/zoeken?q=gips&tab=paginas&soort=NewsPage&page=3');
});

test('a query that is too long is truncated before the search', async () => {
  const { data, asked } = await search({}, `q=${'x'.repeat(10_000)}`);
  expect([data.query.length, data.isTruncated]).toEqual([100, true]);
  expect(asked.map(({ body }) => String(body.query).length)).toEqual([100, 100]);
});
