import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';

const { app, db, cache, caughtUp } = await createTestApp();

async function search(body: object, ventureId = '210') {
  const response = await app.inject({ method: 'POST', url: `/api/content/search/${ventureId}`, payload: body });
  expect(response.statusCode, response.payload).toBe(200);
  return response.json();
}
const idsOf = async (query: string) => (await search({ query })).results.map((result: { id: string }) => result.id);

/** Words that occur nowhere else, so that no other pages match. */
beforeAll(async () => {
  const body = (html: string) => ({
    title: 'Iets anders',
    blocks: [{ contentType: 'RTEBlock', id: 'a', bodyHtml: html }],
  });
  await insertContent(db, {
    id: 's-titel',
    contentType: 'NewsPage',
    pageImageUrl: '/media/x.svg',
    properties: { title: 'De kwastelingen zijn er', introduction: 'Vanaf maandag.', blocks: [] },
  });
  await insertContent(db, {
    id: 's-inleiding',
    properties: { title: 'Verfbericht', introduction: 'Over kwastelingen en meer.', blocks: [] },
  });
  await insertContent(db, {
    id: 's-tekst',
    contentType: 'BlogPage',
    properties: body(
      `<p>${'Lange inleiding vooraf. '.repeat(30)}</p><p>Hier staat de <strong>kwasteling</strong>, &amp; zijn gebruik, niet ver van het einde.</p>`,
    ),
  });
  await insertContent(db, {
    id: 's-verborgen',
    disableIndexing: true,
    properties: { title: 'Kwastelingen', blocks: [] },
  });
  await insertContent(db, { id: 's-blok', url: null, properties: { title: 'Kwastelingen', blocks: [] } });
  await insertContent(db, { id: 's-elders', ventureId: '220', properties: { title: 'Kwastelingen', blocks: [] } });
  await insertContent(db, { id: 's-stam', properties: { title: 'Een kwabbig antwoord', blocks: [] } });
  await insertContent(db, { id: 's-accent', properties: { title: 'Reëel glücks\u00ADbord', blocks: [] } });
  await caughtUp();
});

test('title ranks before introduction before text; only indexable pages of this venture are found', async () => {
  expect(await idsOf('kwastelingen')).toEqual(['s-titel', 's-inleiding', 's-tekst']);
  expect((await search({ query: 'kwastelingen' }, '220')).results).toHaveLength(1);
  expect((await search({ query: 'kwastelingen' }, '230')).results).toEqual([]);
});

test('a result has the fields of a list, with the match in its excerpt', async () => {
  const { totalMatching, results, facets } = await search({ query: 'Kwasteling' });
  expect(totalMatching).toBe(3);
  expect(results[0]).toEqual({
    id: 's-titel',
    title: 'De kwastelingen zijn er',
    excerpt: 'Vanaf maandag.',
    url: '/steenhof/s-titel',
    imageUrl: '/media/x.svg',
    contentType: 'NewsPage',
  });
  expect(results[2].excerpt).toContain('kwasteling, & zijn gebruik');
  expect(results[2].excerpt).not.toMatch(/[<>]/);
  expect(results[2].excerpt.length).toBeLessThan(400);
  expect(facets).toEqual([
    {
      name: 'Soort pagina',
      filterField: 'contentType',
      count: 3,
      links: [
        { value: 'BlogPage', displayText: 'Advies', count: 1, selected: false },
        { value: 'ContentPage', displayText: 'Pagina’s', count: 1, selected: false },
        { value: 'NewsPage', displayText: 'Nieuws', count: 1, selected: false },
      ],
    },
  ]);
});

test('matches inflections, prefixes, accents or none, and skips stop words', async () => {
  expect(await idsOf('kwasteling')).toHaveLength(3);
  expect(await idsOf('kwastel')).toHaveLength(3);
  expect(await idsOf('over de kwastel')).toHaveLength(3);
  expect(await idsOf('verfberichten kwastelingen')).toEqual(['s-inleiding']);
  expect(await idsOf('reeel gluck')).toEqual(['s-accent']);
  expect(await idsOf('RËEEL glücksbord')).toEqual(['s-accent']);
  expect(await idsOf('reëel glücksbord')).toEqual(['s-accent']);
});

test('a word that only begins like the stem of a typed word does not match', async () => {
  expect(await idsOf('kwab')).toEqual(['s-stam']);
  expect(await idsOf('kwabbig')).toEqual(['s-stam']);
  expect(await idsOf('kwabben')).toEqual([]);
  const suggestions = await app.inject('/api/search/autocompletemultiple/210/kwabben');
  expect(suggestions.json().contentPages).toEqual([]);
});

test('every word must match', async () => {
  expect(await idsOf('kwastelingen bestaatniet')).toEqual([]);
});

test('one page of results, and only the requested types', async () => {
  const second = await search({ query: 'kwasteling', top: 1, skip: 1 });
  expect([second.totalMatching, second.results.map((one: { id: string }) => one.id)]).toEqual([3, ['s-inleiding']]);
  const blogs = await search({ query: 'kwasteling', contentTypes: ['BlogPage'] });
  expect([blogs.totalMatching, blogs.results.map((one: { id: string }) => one.id)]).toEqual([1, ['s-tekst']]);
  expect(blogs.facets[0].links).toHaveLength(3);
  expect(blogs.facets[0].links[0]).toMatchObject({ value: 'BlogPage', selected: true });
});

test('any number of results takes the same two queries', async () => {
  await search({ query: 'kwasteling' });
  cache.drop('content');
  const spy = vi.spyOn(Reflect.get(db, '$client'), 'query');
  await search({ query: 'kwasteling' });
  // One for the counts, one for the page.
  expect(spy.mock.calls.length).toBe(2);
  spy.mockRestore();
});

describe('any input', () => {
  test.each([
    "'; drop table content; --",
    '& | ! ( ) <-> :*',
    "kwastelingen' & 'x:*",
    '\\',
    '%',
    '\ud800',
    '💥',
    'de',
    'x'.repeat(100),
    '() '.repeat(33),
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien',
  ])('%j is answered', async (query) => {
    const { totalMatching, results } = await search({ query });
    expect(results.length).toBeLessThanOrEqual(20);
    expect(totalMatching).toBeGreaterThanOrEqual(results.length);
  });

  test.each([
    {},
    { query: '' },
    { query: '\u0000' },
    { query: 'a\u0000b' },
    { query: '   ' },
    { query: 'x'.repeat(101) },
    { query: 5 },
    { query: 'a', top: 0 },
    { query: 'a', skip: -1 },
    [],
  ])('%j is refused', async (payload) => {
    const response = await app.inject({ method: 'POST', url: '/api/content/search/210', payload });
    expect(response.statusCode).toBe(400);
  });

  test('an unknown venture', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/content/search/999', payload: { query: 'a' } });
    expect(response.statusCode).toBe(404);
  });
});
