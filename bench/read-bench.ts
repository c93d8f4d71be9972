import autocannon from 'autocannon';
import type { BareRoute } from './bare-route.ts';
import { type BenchShop, type Shopper, ventureId } from './bench-shop.ts';
import { besideBare, type Figure, spread, type Target } from './bench-table.ts';
import { pick, pricedArticles } from './priced-articles.ts';
import { processorTimeOf } from './program-usage.ts';
import { searchTerm } from './search-terms.ts';

interface Part {
  what: string;
  target: Target;
  requests: { method?: 'GET' | 'POST'; path: string; body?: object; headers?: Record<string, string> }[];
  /** Sends each request once, to a program that has not cached any of them, instead of all of them for some seconds. */
  isFirstTime?: boolean;
}

const connections = 10;
const warmUp = 3;
const seconds = 8;
const differentTerms = 200;
const pageLength = 24;
/** So many that none repeats within a second: answers are cached that long. */
const seldomAsked = 5000;

/** The most frequent reads, at the API and as pages, from ten connections without pauses. */
export async function benchReads(shop: BenchShop, bare: BareRoute): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const part of await readParts(shop)) {
    figures.push(await measure(shop, part, bare));
    console.log(`measured ${part.what}`);
  }
  return figures;
}

async function measure(shop: BenchShop, part: Part, bare: BareRoute): Promise<Figure> {
  const { what, target, requests, isFirstTime } = part;
  const options = {
    url: shop.program.url,
    connections,
    requests: requests.map(({ method = 'GET', path, body, headers }) => ({
      method,
      path,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })),
  };
  const times: number[] = [];
  // Each connection begins at another request: with the same ones, nine of ten answers would come from the cache.
  let begun = 0;
  const setupClient = (client: autocannon.Client) => {
    const from = Math.floor((begun++ % connections) * (options.requests.length / connections));
    client.setRequests([...options.requests.slice(from), ...options.requests.slice(0, from)]);
    client.on('response', (_status, _bytes, time) => times.push(time));
  };
  if (!isFirstTime) await autocannon({ ...options, setupClient, duration: warmUp });
  times.length = 0;
  const cpuBefore = processorTimeOf(shop.program.pid);
  const length = isFirstTime ? { amount: requests.length } : { duration: seconds };
  const result = await autocannon({ ...options, setupClient, ...length });
  const cpuMs = (processorTimeOf(shop.program.pid) - cpuBefore) / Math.max(1, times.length);
  const figure = {
    ...{ what, connections, perSecond: Math.round(times.length / result.duration), ...spread(times) },
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    errors: result.errors + result.non2xx,
    cpuMs: Number(cpuMs.toFixed(2)),
  };
  return besideBare(figure, bare, target);
}

export async function readParts(shop: BenchShop): Promise<Part[]> {
  const { database } = shop;
  const products = await database.query<{ id: number; name: string; url: string }>(
    `select id, name, url from product where venture_id = $1 and market_filter = '{}' order by md5(id::text) limit $2`,
    [ventureId, seldomAsked],
  );
  const categories = await database.query<{ id: number; url: string }>(
    'select id, url from category where venture_id = $1 order by id',
    [ventureId],
  );
  const manyTerms = products.rows.map(({ name }, at) => searchTerm(name, at));
  const [terms, often] = [manyTerms.slice(0, differentTerms), products.rows.slice(0, differentTerms)];
  const find = (body: object) => ({
    method: 'POST' as const,
    path: `/api/content/search/products/${ventureId}`,
    body: { top: pageLength, ...body },
  });
  const queries = manyTerms.map((query, at) => find({ query, skip: Math.floor(at / differentTerms) }));
  const content = (path: string) => `/api/cms/v3.0/content${path}`;
  const [articles, shoppers] = [await pricedArticles(shop, 2000), await shop.shoppers(connections)];
  return [
    {
      what: 'search with facets, 200 terms',
      target: { ofBareRoute: 1 / 8, p95: 15 },
      requests: terms.map((query) => find({ query })),
    },
    {
      what: `${queries.length} different queries, the first time`,
      target: {},
      requests: queries,
      isFirstTime: true,
    },
    { what: `${queries.length} different queries`, target: { p95: 15 }, requests: queries },
    {
      what: 'listing of a category with facets',
      target: { ofBareRoute: 1 / 6, p95: 10, perSecond: 1000 },
      requests: categories.rows.map(({ id }) => find({ filter: inCategory(id) })),
    },
    {
      what: 'deeper pages of a category',
      target: {},
      requests: (await deeperPages(shop, categories.rows)).map(({ filter, skip }) => find({ filter, skip })),
    },
    {
      what: 'product with its variants',
      target: { ofBareRoute: 1 / 4, perSecond: 2000 },
      requests: often.map(({ url }) => ({ path: content(`?contentUrl=${encodeURIComponent(url)}&expand=*`) })),
    },
    {
      what: 'autocomplete, 200 beginnings',
      target: { p95: 10 },
      requests: terms.map((term) => ({
        path: `/api/search/autocompletemultiple/${ventureId}/${encodeURIComponent(term.slice(0, 5).trim())}`,
      })),
    },
    {
      what: 'prices of 24 variants',
      target: { p95: 15 },
      requests: Array.from({ length: differentTerms }, (_, at) => ({
        method: 'POST' as const,
        path: '/api/pricing',
        headers: shoppers[at % shoppers.length]?.headers ?? {},
        body: { ids: pick(articles, 24).map(({ guid }) => guid), marketId: ventureId, currencyCode: 'EUR' },
      })),
    },
    ...pageParts(
      often.map(({ url }) => url),
      categories.rows.map(({ url }) => url),
      shoppers[0],
    ),
  ];
}

/**
 * Full pages after the first, in every category that has them and at most twenty pages deep: a shop with fewer products
 * is asked for as many tiles as one with more.
 */
async function deeperPages(shop: BenchShop, categories: readonly { id: number }[]) {
  const ranges = await Promise.all(
    categories.map(async ({ id }) => {
      const filter = inCategory(id);
      const answer = await fetch(`${shop.program.url}/api/content/search/products/${ventureId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ filter, top: 1 }),
      });
      const { totalMatching } = (await answer.json()) as { totalMatching: number };
      return { filter, skips: Math.min(totalMatching, 21 * pageLength) - 2 * pageLength + 1 };
    }),
  );
  const deep = ranges.filter(({ skips }) => skips > 0);
  return Array.from({ length: seldomAsked }, (_, at) => {
    const { filter = '', skips = 1 } = deep[at % deep.length] ?? {};
    return { filter, skip: pageLength + ((37 * Math.floor(at / deep.length)) % skips) };
  });
}

function inCategory(id: number): string {
  return `contains(allAncestors, '${id}')`;
}

function pageParts(products: readonly string[], categories: readonly string[], shopper: Shopper | undefined): Part[] {
  const kinds = [
    ['content page', ['/steenhof', '/steenhof/nieuws', '/bouwpoort/over-ons']],
    ['category page', categories.slice(0, 20)],
    ['product page', products.slice(0, 20)],
  ] as const;
  let number = 0;
  return kinds.flatMap(([kind, paths]) => [
    {
      what: `${kind}, anonymous, cached`,
      target: { ofBareRoute: 1 / 3 },
      requests: paths.map((path) => ({ path })),
    },
    {
      what: `${kind}, anonymous, rendered`,
      target: { p95: 60 },
      // A parameter that no page knows, so that no answer is cached.
      requests: Array.from({ length: 2000 }, (_, at) => ({ path: `${paths[at % paths.length]}?n=${number++}` })),
    },
    {
      what: `${kind}, logged in`,
      target: { p95: 80 },
      requests: paths.map((path) => ({ path, headers: { cookie: shopper?.cookie ?? '' } })),
    },
  ]);
}
