import { productSearchResponse } from '@bouwpoort/contract/catalogue/product-search';
import { autocompleteResult } from '@bouwpoort/contract/catalogue/search';
import { knownProducts } from '@bouwpoort/demo-world/catalogue/catalogue-known-products';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestApp, easyCaptcha, testSecret } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { embeddedRegister } from '../../customers/registration/embedded-register.ts';
import type { Config } from '../../foundation/config/config.ts';
import { readConfig } from '../../foundation/config/config.ts';
import { WorkQueue } from '../../foundation/files/work-queue.ts';
import { buildApp } from '../../program/app.ts';
import { categoriesOf } from '../products/products.ts';
import type { Completion, ProductHits, ProductQuery, SearchEngine } from './query/search-engine.ts';
import type { Explanation } from './query/search-explain.ts';

/* What the routes do around an engine; what a real one finds is another file's. */

const found: ProductHits = { totalMatching: 0, productIds: [], filters: [], didYouMean: undefined };
const completed: Completion = { terms: [], productIds: [], categories: [] };

/** A fake engine that returns what a test sets, and records its queries. */
class ScriptedEngine implements SearchEngine {
  ready = true;
  behindSeconds = 0;
  leftOutCount = 0;
  hits = found;
  completion = completed;
  asked: ProductQuery[] = [];
  completed: [ventureId: string, text: string][] = [];

  search(query: ProductQuery): ProductHits {
    this.asked.push(query);
    return this.hits;
  }

  explain(): Explanation {
    return { reading: [], strictness: 'all', hits: [] };
  }

  propose(): undefined {
    return undefined;
  }

  complete(ventureId: string, text: string): Completion {
    this.completed.push([ventureId, text]);
    return this.completion;
  }

  async close(): Promise<void> {
    this.ready = false;
  }
}

const engine = new ScriptedEngine();
const world = await createTestApp();
const app = await openApp(world.config);

async function openApp(config: Config) {
  const { db, cache } = world;
  const opened = await buildApp({
    ...{ config, db, cache, clock: world.context.clock, tokenSecret: testSecret, search: engine },
    ...{
      captcha: easyCaptcha(),
      companyRegister: embeddedRegister(db),
      payments: world.payments,
      geocoder: world.geocoder,
    },
    media: {
      draw: () => Promise.reject(new Error('This app draws nothing.')),
      cacheDir: '/nowhere',
      work: new WorkQueue(1),
    },
    logStream: { write: () => undefined },
  });
  await opened.ready();
  afterAll(() => opened.close());
  return opened;
}

const registered = bearer(await logIn(app, 'aannemer@steenhof.test'));
const guest = bearer(await logIn(app, 'gast@steenhof.test'));
const elsewhere = bearer(await logIn(app, 'timmerman@houtmeesters.test'));
const nowhere = bearer(await logIn(app, 'zonder-venture@bouwpoort.test'));

const knownOf = (ventureId: string) => knownProducts.filter((product) => product.ventureId === ventureId);
const [first, second, third] = knownOf('210');
if (!first || !second || !third) throw new Error('The demo world has lost its known products.');

beforeEach(() => {
  Object.assign(engine, { ready: true, hits: found, completion: completed, asked: [], completed: [] });
  // As a real engine does when it has taken something in.
  world.cache.drop('search');
});

interface Call {
  ventureId?: string;
  query?: string;
  headers?: Record<string, string>;
  path?: string;
  of?: typeof app;
}

function post(payload: unknown, { ventureId = '210', query = '', headers = {}, path = '', of = app }: Call = {}) {
  return of.inject({
    method: 'POST',
    url: `/api/content/search/products/${ventureId}${path}${query}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

async function search(payload: unknown, call: Call = {}) {
  const response = await post(payload, call);
  expect(response.statusCode, response.payload).toBe(200);
  return z.strictObject(productSearchResponse.shape).parse(response.json());
}

const empty = { totalMatching: 0, results: [], filters: [], didYouMean: null };

describe('product search', () => {
  test('passes the query to the engine, with the defaults of the contract', async () => {
    await search({});
    await search(
      {
        filter: "contains(allAncestors, '1200') and (brand eq 'A' or brand eq 'O''Neill')",
        query: '  mortel ',
        top: 5,
        skip: 10,
        orderBy: 'newest',
      },
      { query: '?includeSingleFilterOptions=true&includeOrderItems=false' },
    );
    expect(engine.asked).toEqual([
      {
        ventureId: '210',
        text: '',
        includeOrderItems: true,
        includeSingleFilterOptions: false,
        orderBy: 'score',
        top: 24,
        skip: 0,
      },
      {
        ventureId: '210',
        text: 'mortel',
        filter: {
          kind: 'and',
          of: [
            { kind: 'contains', field: 'allAncestors', value: '1200' },
            {
              kind: 'or',
              of: [
                { kind: 'eq', field: 'brand', value: 'A' },
                { kind: 'eq', field: 'brand', value: "O'Neill" },
              ],
            },
          ],
        },
        includeOrderItems: false,
        includeSingleFilterOptions: true,
        orderBy: 'newest',
        top: 5,
        skip: 10,
      },
    ]);
  });

  test('answers the products in the order of the engine, with its filters and its guess', async () => {
    const filters = [
      {
        name: 'brands',
        filterField: 'brand',
        count: 1,
        links: [{ value: 'A', displayText: 'A', count: 2, selected: false }],
      },
    ];
    engine.hits = { totalMatching: 40, productIds: [third.id, first.id, 1], filters, didYouMean: 'mortel' };
    const answer = await search({ query: 'mortl' });
    expect(answer.results.map(({ contentLink, name }) => [contentLink.id, name])).toEqual([
      [String(third.id), third.name],
      [String(first.id), first.name],
    ]);
    expect(answer).toMatchObject({ totalMatching: 40, filters, didYouMean: 'mortel' });
    expect(answer.results[1]?.productUrl).toBe(first.url);
    expect(answer.results[1]?.variants.map(({ code }) => code)).toEqual([...first.articleCodes]);
  });

  test.each([
    [undefined, false],
    ['imageAssets', true],
    ['variants, imageAssets', true],
    ['imageAssetsAndMore', false],
  ])('expand=%s sends all pictures: %s', async (expand, sent) => {
    engine.hits = { ...found, totalMatching: 1, productIds: [first.id] };
    const { results } = await search({ expand });
    expect(results[0]?.imageAssets !== undefined).toBe(sent);
  });

  test('a venture without a shop has no products, and an unknown venture is a 404', async () => {
    engine.hits = { ...found, totalMatching: 1, productIds: [first.id] };
    expect(await search({}, { ventureId: '110', headers: registered })).toEqual(empty);
    expect(await search({}, { ventureId: '310' })).toEqual(empty);
    expect(engine.asked).toEqual([]);
    expect((await post({}, { ventureId: '999' })).statusCode).toBe(404);
    expect((await post({}, { ventureId: '..%2F210' })).statusCode).toBe(400);
  });

  test('the default venture has no products for visitors without a login', async () => {
    const of = await openApp(readConfig({ DATA_DIR: '/', RATE_LIMIT: '0', DEFAULT_VENTURE_ID: '210' }, '/'));
    engine.hits = { ...found, totalMatching: 1, productIds: [first.id] };
    expect(await search({}, { of })).toEqual(empty);
    expect(engine.asked).toEqual([]);
    expect((await search({}, { of, headers: guest })).totalMatching).toBe(1);
    expect((await search({}, { of, ventureId: '220' })).totalMatching).toBe(1);
  });

  test('before the catalogue has been read: a 503 that says when to come back', async () => {
    engine.ready = false;
    for (const response of [
      await post({ query: 'mortel' }),
      await post({ references: String(first.id) }, { path: '/lastordered', headers: registered }),
      await app.inject('/api/search/autocompletemultiple/210/mortel'),
    ]) {
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.json()).toMatchObject({ code: 'searchUnavailable' });
    }
    // What needs no engine does not wait for it.
    expect(await search({}, { ventureId: '310' })).toEqual(empty);
    expect((await post({}, { ventureId: '999' })).headers['retry-after']).toBeUndefined();
    expect((await app.inject('/api/search/autocompletemultiple/310/showroom')).statusCode).toBe(200);
  });

  test('without an engine a category is still listed, and a search says that it is not there now', async () => {
    const category = (await categoriesOf(world.context, '210'))[0];
    const filter = `contains(allAncestors, '${category?.id}')`;
    engine.ready = false;
    const listed = await search({ filter, orderBy: 'name', top: 100 });
    expect(listed.totalMatching).toBeGreaterThan(0);
    expect(listed.results).toHaveLength(Math.min(100, listed.totalMatching));
    expect(listed.filters).toEqual([]);
    const all = await search({ top: 1 });
    expect(all.totalMatching).toBeGreaterThan(listed.totalMatching);
    expect((await search({ filter, top: 1 }, { query: '?includeOrderItems=false' })).totalMatching).toBeLessThanOrEqual(
      listed.totalMatching,
    );
    for (const payload of [{ query: 'mortel' }, { filter: `${filter} and brand eq 'A'` }]) {
      const response = await post(payload);
      expect([response.statusCode, response.json().title]).toEqual([
        503,
        'Zoeken is even niet beschikbaar. Probeer het zo nog eens.',
      ]);
    }
  });

  test('a syntax error in a filter is a 400 that names its position', async () => {
    const response = await post({ filter: "brand ne 'A'" });
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toBe('Het filter klopt niet bij teken 7: hier hoort eq.');
    expect((await post({ filter: "' or 1=1 --" }, { ventureId: '310' })).statusCode).toBe(400);
  });

  test.each([
    ['not JSON', '{'],
    ['no object', '[]'],
    ['nothing', 'null'],
    ['a text', '"mortel"'],
    ['a query of 10 kB', { query: 'x'.repeat(10_240) }],
    ['a query that is a number', { query: 7 }],
    ['a query that is an object', { query: { $ne: '' } }],
    ['a filter that is too long', { filter: `brand eq '${'x'.repeat(9000)}'` }],
    ['a filter of parentheses', { filter: '('.repeat(7000) }],
    ['a filter that is a list', { filter: ["brand eq 'A'"] }],
    ['top 0', { top: 0 }],
    ['top 101', { top: 101 }],
    ['top half', { top: 1.5 }],
    ['top as text', { top: '24' }],
    ['top endless', '{"top":1e999}'],
    ['skip below zero', { skip: -1 }],
    ['skip far away', { skip: 100_001 }],
    ['skip nothing', { skip: null }],
    ['an order nobody has', { orderBy: 'price; drop table product' }],
    ['an order that is a name of objects', { orderBy: '__proto__' }],
    ['the character nobody types', { query: 'a\u0000b' }],
    ['the same in a filter', { filter: "brand eq '\u0000'" }],
  ])('%s is a 400', async (_, payload) => {
    const response = await post(payload);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  test.each(['?includeOrderItems=ja', '?includeSingleFilterOptions=1', '?includeOrderItems=true&includeOrderItems=x'])(
    '%s is a 400',
    async (query) => {
      expect((await post({}, { query })).statusCode).toBe(400);
    },
  );

  test.each(['👷‍♀️🧱', 'خشب', '\u202eletrom', '\ud800', "'; drop table product; --", '%_\\', '<script>', '    '])(
    'the text %j is asked as it is',
    async (query) => {
      expect(await search({ query })).toEqual(empty);
      expect(engine.asked[0]?.text).toBe(query.trim().toWellFormed());
    },
  );
});

describe('last ordered products', () => {
  const lastOrdered = (references: unknown, headers: Record<string, string> = registered, ventureId = '210') =>
    post({ references }, { path: '/lastordered', headers, ventureId });

  test('the first run of digits in a key is the product, most recent first', async () => {
    engine.hits = { ...found, totalMatching: 2, productIds: [second.id, first.id] };
    const references = `${second.id}__CatalogContent,order-${first.id}-7,${second.id},geen,,99999999999999999999`;
    const response = await lastOrdered(references);
    expect(engine.asked).toEqual([
      expect.objectContaining({ productIds: [second.id, first.id], orderBy: 'score', text: '', ventureId: '210' }),
    ]);
    const { results } = z.strictObject(productSearchResponse.shape).parse(response.json());
    expect(results.map(({ name }) => name)).toEqual([second.name, first.name]);
  });

  test('without a key there is nothing to find, not everything', async () => {
    engine.hits = { ...found, totalMatching: 1, productIds: [first.id] };
    for (const references of ['', ',,,', 'geen,cijfers']) expect((await lastOrdered(references)).json()).toEqual(empty);
    expect((await post({}, { path: '/lastordered', headers: registered })).json()).toEqual(empty);
    expect(engine.asked).toEqual([]);
  });

  test('only for a registered user of this venture', async () => {
    const statusOf = async (headers: Record<string, string>, ventureId?: string) =>
      (await lastOrdered(String(first.id), headers, ventureId)).statusCode;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf(guest)).toBe(403);
    expect(await statusOf(elsewhere)).toBe(403);
    expect(await statusOf(nowhere)).toBe(403);
    expect(await statusOf(registered, '220')).toBe(403);
    expect(await statusOf(registered, '999')).toBe(404);
    expect(await statusOf(registered)).toBe(200);
    expect(engine.asked).toHaveLength(1);
  });

  test('is not stored by a cache in between', async () => {
    expect((await lastOrdered(String(first.id))).headers['cache-control']).toContain('no-store');
  });

  test.each([7, ['1'], 'x'.repeat(4001), null])('the references %j are a 400', async (references) => {
    expect((await lastOrdered(references)).statusCode).toBe(400);
  });
});

describe('suggestions while typing', () => {
  async function complete(text: string, ventureId = '210') {
    const response = await app.inject(`/api/search/autocompletemultiple/${ventureId}/${encodeURIComponent(text)}`);
    expect(response.statusCode, response.payload).toBe(200);
    return z.strictObject(autocompleteResult.shape).parse(response.json());
  }

  test("terms, products, categories and pages under the server's names, without login", async () => {
    const category = (await categoriesOf(world.context, '210'))[0];
    if (!category) throw new Error('Steenhof has lost its categories.');
    engine.completion = {
      terms: ['mortel', 'mortelkuip'],
      productIds: [second.id, first.id],
      categories: [
        { id: category.id, count: 12 },
        { id: 1, count: 3 },
      ],
    };
    const answer = await complete('vestiging');
    expect(engine.completed).toEqual([['210', 'vestiging']]);
    expect(Object.keys(answer)).toEqual(['Suggestions', 'products', 'Catagories', 'contentPages']);
    expect(answer.Suggestions).toEqual(['mortel', 'mortelkuip']);
    expect(answer.products.map(({ ContentLinkId, Title, ProductUrl }) => [ContentLinkId, Title, ProductUrl])).toEqual([
      [String(second.id), second.name, second.url],
      [String(first.id), first.name, first.url],
    ]);
    expect(answer.products[0]?.ImageUrl).toMatch(/^\/media\//);
    expect(answer.Catagories).toEqual([
      { id: String(category.id), CategoryName: category.name, Url: category.url, Count: 12 },
    ]);
    expect(answer.contentPages.length).toBeGreaterThan(0);
    expect(answer.contentPages.length).toBeLessThanOrEqual(5);
    expect(answer.contentPages.map(({ Index }) => Index)).toEqual(answer.contentPages.map((_, at) => at));
    for (const page of answer.contentPages) expect(page.Url).toMatch(/^\/steenhof(\/|$)/);
  });

  test('one query for all products and one for the pages, none when they are known', async () => {
    await complete('klant', '230');
    engine.completion = { ...completed, productIds: knownOf('230').map(({ id }) => id) };
    const queries = vi.spyOn(Reflect.get(world.db, '$client'), 'query');
    expect((await complete('contact', '230')).products.length).toBeGreaterThan(1);
    expect(queries.mock.calls.length).toBe(2);
    world.cache.drop('search');
    expect((await complete('contact', '230')).products.length).toBeGreaterThan(1);
    expect(queries.mock.calls.length).toBe(2);
    vi.restoreAllMocks();
  });

  test('a venture without a shop has pages only, and the engine is not asked', async () => {
    engine.completion = { terms: ['mortel'], productIds: [first.id], categories: [] };
    const answer = await complete('contact', '310');
    expect(answer).toMatchObject({ Suggestions: [], products: [], Catagories: [] });
    expect(answer.contentPages.length).toBeGreaterThan(0);
    expect(engine.completed).toEqual([]);
  });

  test('pages of this venture only', async () => {
    const urls = (await complete('vestiging', '220')).contentPages.map(({ Url }) => Url);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(url).toMatch(/^\/houtmeesters(\/|$)/);
  });

  test.each([
    '👷‍♀️🧱🏗️',
    'خشب صلب',
    '\u202eletrom',
    "'; drop table content; --",
    '%%%',
    '../../..',
    'a/b/c',
    '   abc   ',
  ])('the text %j is answered', async (text) => {
    await complete(text);
    expect(engine.completed).toEqual([['210', text.trim()]]);
  });

  test.each(['ab', '%20%20%20', 'x'.repeat(101), 'a%00b', '%E0%A4%A'])('%s is a 400', async (text) => {
    const response = await app.inject(`/api/search/autocompletemultiple/210/${text}`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  test('an unknown venture is a 404', async () => {
    expect((await app.inject('/api/search/autocompletemultiple/999/mortel')).statusCode).toBe(404);
  });
});
