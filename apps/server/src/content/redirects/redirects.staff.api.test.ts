import type { BeheerRedirect, ImportedLine } from '@bouwpoort/contract/content/redirects.staff';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp, openTestApp, testSecret } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { appWith } from '../../../testing/test-visitors.ts';
import { mountStorefront } from '../../program/storefront/mount-storefront.ts';

/* Staff work in one process; the shop is served by another on the same database. */

const backOffice = await createTestApp();
const shop = await openTestApp(backOffice.databaseUrl);
const website = await staffOf(backOffice.app, 'website');
const assortment = await staffOf(backOffice.app, 'assortment');
const admin = await staffOf(backOffice.app, 'admin');

/** A site without pages, so that only redirects answer. */
const empty = { render: async () => new Response('niets', { status: 404 }), clientDir: undefined };
const pages = await appWith(
  shop,
  () => new Date('2026-11-16T10:00:00+01:00'),
  (own, { config }) => mountStorefront(own, empty, { clock: () => new Date(), config, inProcessSecret: testSecret }),
);

const add = (from: string, to: string, isPermanent = true) =>
  website.ask('POST', '/api/beheer/redirects', { from, to, isPermanent });
const list = async (query = ''): Promise<BeheerRedirect[]> =>
  (await website.get(`/api/beheer/redirects?${query}`)).json().redirects;
const find = async (from: string) => (await list(`q=${encodeURIComponent(from)}`)).find((one) => one.from === from);
const visit = async (path: string) => {
  const { statusCode, headers } = await pages.inject({ url: path });
  return [statusCode, headers.location];
};
const content = (path: string) =>
  shop.app.inject({ url: `/api/cms/v3.0/content?contentUrl=${encodeURIComponent(path)}` });

test('an address redirects in every process at once, permanently or temporarily', async () => {
  expect(await visit('/Winkel/plaat.html')).toEqual([404, undefined]);
  expect((await add('/winkel/plaat.html', '/steenhof/categorieen')).statusCode).toBe(200);
  expect((await add('/steenhof/actie', '/steenhof/aanbiedingen?van=actie', false)).statusCode).toBe(200);
  expect(await visit('/Winkel/plaat.html')).toEqual([301, '/steenhof/categorieen']);
  expect(await visit('/winkel/plaat.html/?utm_source=x')).toEqual([301, '/steenhof/categorieen']);
  expect(await visit('/steenhof/actie')).toEqual([302, '/steenhof/aanbiedingen?van=actie']);
  expect((await content('/steenhof/actie')).json()).toMatchObject({
    movedTo: '/steenhof/aanbiedingen?van=actie',
    movedForGood: false,
  });
});

test('follows are counted', async () => {
  await expect.poll(async () => (await find('/winkel/plaat.html'))?.hits, { timeout: 30_000 }).toBe(2);
  const [first] = await list('sort=hits&limit=1');
  expect(first).toMatchObject({ hits: 2, lastHitAt: expect.any(String), madeBy: 'hand' });
});

test('a chain is shortened, at either end', async () => {
  await add('/a', '/b');
  const { redirect, notes } = (await add('/z', '/a')).json();
  expect([redirect.to, notes]).toEqual(['/b', ['shortened']]);
  await add('/b', '/c');
  expect([(await find('/a'))?.to, (await find('/z'))?.to]).toEqual(['/c', '/c']);
});

test('a loop is refused, with its path', async () => {
  const loop = await add('/c', '/a');
  expect(loop.statusCode).toBe(400);
  expect(loop.json().errors).toEqual({ to: ['Dit maakt een kring: /c → /a → /c'] });
  expect((await add('/zelf', '/Zelf/')).json().errors).toEqual({ to: ['Dit adres zou naar zichzelf verwijzen'] });
});

test.each([
  ['no address', '', '/x', { from: ['Vul een adres in'] }],
  ['no path', 'winkel', '/x', { from: ['Begin met een schuine streep, zoals /steenhof/oud-adres'] }],
  ['a space', '/winkel/de plaat', '/x', { from: ['In een adres staan geen spaties of schuine strepen naar links'] }],
  ['a query', '/winkel?x=1', '/x', { from: ['Laat weg wat na ? of # komt'] }],
  ['the front page', '/', '/x', { from: ['De voorpagina kan niet doorverwijzen'] }],
  [
    'an address of the program',
    '/beheer',
    '/x',
    { from: ['Dit adres hoort bij het programma zelf, niet bij de site'] },
  ],
  ['another site', '/y', 'https://elders.example', { to: [expect.stringContaining('een adres van deze site')] }],
  ['another site in disguise', '/y', '//elders.example', { to: [expect.stringContaining('een adres van deze site')] }],
  ['one that leads elsewhere already', '/a', '/x', { from: ['Dit adres verwijst al door'] }],
])('%s is refused, with the reason', async (_, from, to, errors) => {
  const answer = await add(from, to);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, errors]);
});

test('at the address of a page, a redirect waits until the page is gone, and says so', async () => {
  const { rows } = await backOffice.db.execute<{ url: string }>(
    sql`select url from content where url like '/steenhof/%' order by url limit 1`,
  );
  const url = rows[0]?.url ?? '';
  const answer = (await add(url, '/steenhof')).json();
  expect(answer.notes).toEqual(['pageThere']);
  expect((await content(url)).statusCode).toBe(200);
});

test('a moved category, product or page leaves a redirect', async () => {
  await backOffice.db.execute(
    sql`update product set url = url || '-verhuisd' where id = (select min(id) from product)`,
  );
  await backOffice.db.execute(
    sql`update category set url = url || '-verhuisd' where id = (select min(id) from category)`,
  );
  const { rows } = await backOffice.db.execute<{ url: string }>(
    sql`update content set url = url || '-verhuisd' where id = (select min(id) from content where url like '/steenhof/%/%')
        returning replace(url, '-verhuisd', '') as url`,
  );
  const moved = await list('origin=moved');
  expect(moved.map(({ madeBy }) => madeBy).sort()).toEqual(['category', 'page', 'product']);
  expect(moved.every(({ isEditable }) => !isEditable)).toBe(true);
  const page = rows[0]?.url ?? '';
  expect((await content(page)).json().movedTo).toBe(`${page}-verhuisd`);
  await backOffice.db.execute(sql`update content set url = ${page} where url = ${`${page}-verhuisd`}`);
  expect((await content(page)).statusCode).toBe(200);
  expect((await content(`${page}-verhuisd`)).json().movedTo).toBe(page);
  expect((await list('origin=moved')).filter(({ madeBy }) => madeBy === 'page')).toHaveLength(1);
});

test('a redirect to a moved record leads to its new address', async () => {
  const { rows } = await backOffice.db.execute<{ url: string }>(sql`select url from product order by id desc limit 1`);
  const url = rows[0]?.url ?? '';
  await add('/naar-product', url);
  await backOffice.db.execute(sql`update product set url = url || '-2' where url = ${url}`);
  expect((await find('/naar-product'))?.to).toBe(`${url}-2`);
});

test('an outdated version is refused, and the history has each change', async () => {
  const before = await find('/a');
  const url = `/api/beheer/redirects?from=/a&version=${before?.version}`;
  expect((await admin.ask('PUT', url, { to: '/d', isPermanent: false })).statusCode).toBe(200);
  const late = await website.ask('PUT', url, { to: '/e', isPermanent: true });
  expect(late.statusCode).toBe(409);
  expect(late.json().current).toMatchObject({ to: '/d', isPermanent: false });
  const { changes } = (await website.get('/api/beheer/history?entity=redirect&entityId=/a')).json();
  expect(changes[0]).toMatchObject({
    before: { to: '/c', isPermanent: true },
    after: { to: '/d', isPermanent: false },
  });
  const now = await find('/a');
  expect((await website.ask('DELETE', `/api/beheer/redirects?from=/a&version=${now?.version}`)).statusCode).toBe(200);
  expect(await visit('/a')).toEqual([404, undefined]);
});

test('lines of a file are first checked, each with its error, and then imported', async () => {
  const text = [
    'van;naar;soort',
    '/import/1;/steenhof;301',
    '/import/2;/import/1;302',
    'https://oud.example/import/3;/import/2',
    '/steenhof;/import/1',
    'geen adres;/steenhof',
    '/import/6',
    '/import/7;/steenhof;307',
    '/import/1;/import/3',
  ].join('\n');
  const send = async (isTrial: boolean) =>
    (await website.ask('POST', '/api/beheer/redirects/import', { text, isTrial })).json();
  const trial: { lines: ImportedLine[]; taken: number; refused: number } = await send(true);
  expect(trial.lines.map(({ line, to, problem }) => [line, problem ?? to])).toEqual([
    [2, '/steenhof'],
    [3, '/steenhof'],
    [4, '/steenhof'],
    [5, 'Dit maakt een kring: /steenhof → /import/1 → /steenhof'],
    [6, 'Begin met een schuine streep, zoals /steenhof/oud-adres'],
    [7, 'Er staat geen nieuw adres op deze regel'],
    [8, 'De soort is 301 of 302'],
    [9, '/steenhof'],
  ]);
  expect(await find('/import/1')).toBeUndefined();
  expect(await send(false)).toMatchObject({ taken: 4, refused: 4 });
  expect(await find('/import/3')).toMatchObject({ to: '/steenhof', madeBy: 'import', isPermanent: true });
  expect(await find('/import/2')).toMatchObject({ isPermanent: false });
  const { payload } = await website.get('/api/beheer/redirects.csv?origin=import');
  expect(payload.split('\r\n')).toHaveLength(5);
  expect(payload).toContain('/import/2;/steenhof;302;import;0;');
});

test('pages of the list follow each other', async () => {
  const first = (await website.get('/api/beheer/redirects?limit=3')).json();
  const next = (await website.get(`/api/beheer/redirects?limit=200&cursor=${first.nextCursor}`)).json();
  const paths = [...first.redirects, ...next.redirects].map(({ from }) => from);
  expect(paths).toEqual((await list('limit=200')).map(({ from }) => from));
  expect(first.total).toEqual({ count: paths.length, isExact: true });
});

test('staff without the permission to edit content are refused', async () => {
  const body = { from: '/x', to: '/y', isPermanent: true };
  expect((await assortment.ask('POST', '/api/beheer/redirects', body)).statusCode).toBe(403);
  expect((await assortment.get('/api/beheer/redirects')).statusCode).toBe(403);
});

test.each([
  ['a chain', (at: number) => `/rij/${at};/rij/${at + 1}`],
  ['a chain from its end', (at: number) => `/rij/${at + 1};/rij/${at}`],
  ['many to one', (at: number) => `/rij/${at};/steenhof`],
])('an import of %s of 5000 is checked', async (_, lineOf) => {
  const text = Array.from({ length: 5000 }, (_, at) => lineOf(at)).join('\n');
  const { taken } = (await website.ask('POST', '/api/beheer/redirects/import', { text, isTrial: true })).json();
  expect(taken).toBe(5000);
});
