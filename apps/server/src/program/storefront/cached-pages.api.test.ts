import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';
import { mountTestPages, openTestStorefront } from '../../../testing/test-storefront.ts';
import { Browser } from '../../../testing/test-visitors.ts';
import { contents } from '../../content/pages/pages.tables.ts';
import { branches } from '../../organisation/branches/branches.tables.ts';
import type { PageRenderer } from './mount-storefront.ts';

const testApp = await createTestApp();
const storefront = await openTestStorefront();
const start = new Date('2026-11-16T09:00:00Z');
let now = start;
let rendered = 0;
const render: PageRenderer = (request, page) => {
  rendered++;
  return storefront.render(request, page);
};
const { app } = await mountTestPages(testApp, { ...storefront, render }, () => now);

/** How often pages were made for these requests, one after the other. */
async function rendersOf(...requests: (string | { url: string; headers: Record<string, string> })[]): Promise<number> {
  const before = rendered;
  for (const request of requests) await app.inject(request);
  return rendered - before;
}

/** The inline scripts of a page, as its policy has to name them. */
const scriptSources = (html: string) =>
  [...html.matchAll(/<script(?! type="application)[^>]*>(.+?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );

beforeEach(() => {
  now = start;
});

let pages = 0;
/** A page nobody has asked for yet. */
async function newPage(title = 'Nieuws van de balie'): Promise<{ id: string; url: string }> {
  const id = `t-pagina-${++pages}`;
  await insertContent(testApp.db, { id, properties: { title, blocks: [] } });
  await testApp.caughtUp();
  return { id, url: `/steenhof/${id}` };
}

test('a page is rendered once for everybody, and its policy allows its scripts by their hashes', async () => {
  const { url } = await newPage();
  const before = rendered;
  const answers = [await app.inject(url), await app.inject(url), await app.inject(url)];
  expect(rendered - before).toBe(1);
  const [first] = answers;
  const sources = scriptSources(first?.payload ?? '');
  expect(sources.length).toBeGreaterThan(3);
  for (const { payload, headers } of answers) {
    expect(payload).toBe(first?.payload);
    expect(payload).toContain('Nieuws van de balie');
    expect(headers['content-security-policy']).not.toContain('nonce-');
    for (const source of sources) expect(headers['content-security-policy']).toContain(source);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers.vary).toContain('Cookie');
  }
});

test.each(['/', '/steenhof', '/keukenatelier'])('the home %s is rendered once for everybody', async (url) => {
  await app.inject(url);
  const before = rendered;
  const answer = await app.inject(url);
  expect([rendered - before, answer.statusCode, answer.headers['cache-control']]).toEqual([0, 200, 'public, no-cache']);
});

test('a page for one visitor allows its scripts by a nonce of its own', async () => {
  const { url } = await newPage();
  const answers = [await app.inject(`${url}?x=1`), await app.inject(`${url}?x=1`)];
  const nonces = answers.map(({ headers, payload }) => {
    const nonce = String(headers['content-security-policy']).match(/'nonce-([^']+)'/)?.[1];
    expect(new Set(payload.match(/nonce="[^"]*"/g))).toEqual(new Set([`nonce="${nonce}"`]));
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
});

test.each(['/steenhof/wachtwoord-instellen?token=geheim&email=iemand%40steenhof.test', '/steenhof/bestaat-niet'])(
  '%s is not stored by a cache in between',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
  },
);

test('HEAD gets the same headers as GET', async () => {
  const { url } = await newPage();
  const head = await app.inject({ method: 'HEAD', url });
  const whole = await app.inject(url);
  expect(head.statusCode).toBe(200);
  expect(whole.payload).toContain('Nieuws van de balie');
  for (const name of ['cache-control', 'vary', 'etag', 'content-type', 'content-length']) {
    expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
  }
});

test('concurrent requests for one page render it once', async () => {
  const { url } = await newPage();
  const before = rendered;
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject(url)));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(rendered - before).toBe(1);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compressed as %s it says the same', async (encoding, read) => {
  const { url } = await newPage();
  const plain = (await app.inject(url)).payload;
  for (let time = 0; time < 2; time++) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': `${encoding}, deflate` } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Cookie, Accept-Encoding');
    expect(read(answer.rawPayload).toString()).toBe(plain);
  }
});

test('a client that has the page gets a 304 with the policy of its copy', async () => {
  const { id, url } = await newPage();
  const first = await app.inject(url);
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await app.inject({ url, headers });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  for (const name of ['cache-control', 'vary', 'etag', 'content-security-policy']) {
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
  }
  await testApp.db.update(contents).set({ name: 'Andere naam' }).where(eq(contents.id, id));
  await testApp.caughtUp();
  expect((await app.inject({ url, headers })).statusCode).toBe(200);
});

test('a page that another process publishes is visible as soon as it is notified', async () => {
  const { id, url } = await newPage('Voor de publicatie');
  await app.inject(url);
  const other = await openTestApp(testApp.databaseUrl);
  const properties = { title: 'Na de publicatie', blocks: [] };
  await other.db.update(contents).set({ properties }).where(eq(contents.id, id));
  await testApp.caughtUp();
  const { payload } = await app.inject(url);
  expect(payload).toContain('Na de publicatie');
  expect(payload).not.toContain('Voor de publicatie');
});

test('a branch that moves is in the frame of every page at once', async () => {
  await app.inject('/steenhof');
  await testApp.db.update(branches).set({ address: 'Verhuisd 1' }).where(eq(branches.branchId, '2101'));
  await testApp.caughtUp();
  expect((await app.inject('/steenhof')).payload).toContain('Verhuisd 1');
});

test('a list of products is cached too, and shows a changed product once the index has it', async () => {
  const url = '/steenhof/categorieen/isolatie';
  expect(await rendersOf(url, url)).toBe(1);
  await testApp.db.execute(sql`update product set name = 'Omgedoopte plaat' where venture_id = '210'`);
  await testApp.caughtUp();
  expect((await app.inject(url)).payload).toContain('Omgedoopte plaat');
});

test('a cached page expires after half a minute', async () => {
  const { url } = await newPage();
  expect(await rendersOf(url, url)).toBe(1);
  now = new Date(start.getTime() + 29_000);
  expect(await rendersOf(url)).toBe(0);
  now = new Date(start.getTime() + 30_000);
  expect(await rendersOf(url)).toBe(1);
});

test('a logged-in user gets a page of their own, which nobody else gets', async () => {
  const { url } = await newPage();
  await app.inject(url);
  const browser = new Browser(app);
  await browser.logIn('aannemer@steenhof.test');
  const account = (await browser.get('/api/account?expand=*')).json().siteUser;
  const own = await browser.get(url);
  expect(own.payload).toContain(account.email);
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.headers.etag).toBeUndefined();
  const anonymous = await app.inject(url);
  expect(anonymous.payload).not.toContain(account.email);
  expect(anonymous.payload).not.toContain(`"${account.firstName}"`);
});

test('a page rendered for a logged-in user is not served to the next visitor', async () => {
  const { url } = await newPage();
  const browser = new Browser(app);
  await browser.logIn('aannemer@steenhof.test');
  const account = (await browser.get('/api/account?expand=*')).json().siteUser;
  expect((await browser.get(url)).payload).toContain(account.email);
  expect((await app.inject(url)).payload).not.toContain(account.email);
});

test('an invalid cookie is removed, and that answer is not cached', async () => {
  const { url } = await newPage();
  await app.inject(url);
  const answer = await app.inject({ url, headers: { cookie: 'auth=niets.waard' } });
  expect(String(answer.headers['set-cookie'])).toContain('auth=;');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await app.inject(url)).headers['set-cookie']).toBeUndefined();
});

test('campaigns neither make pages of their own nor break them', async () => {
  const { url } = await newPage();
  const asked = [url, `${url}?utm_source=brief&gclid=1`, `${url}?utm_source=ander`, `${url}?fbclid=2&utm_campaign=x`];
  expect(await rendersOf(...asked)).toBe(1);
  expect((await app.inject(asked[1] as string)).payload).toContain('Nieuws van de balie');
});

test('a parameter that pages read makes another page, whatever the order', async () => {
  expect(await rendersOf('/steenhof/nieuws?page=1&soort=x', '/steenhof/nieuws?soort=x&page=1')).toBe(1);
  expect(await rendersOf('/steenhof/nieuws?page=2&soort=x')).toBe(1);
});

test('a page with an unknown parameter is rendered for that visitor and not cached', async () => {
  const { url } = await newPage();
  await app.inject(url);
  expect(await rendersOf(`${url}?x=1`, `${url}?x=1`, url)).toBe(2);
});

test('being sent on takes the whole address along', async () => {
  const answer = await app.inject('/steenhof/bestellingen/12?utm_source=brief');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/steenhof?redirect=%2Fsteenhof%2Fbestellingen%2F12%3Futm_source%3Dbrief');
});

test.each([
  ...['bouwplaatsen', 'bouwplaatsen/4101', 'bestellijsten', 'bestellijsten/101', 'goedkeuren', 'wie-mag-wat'],
  ...['goedkeuren/7a3ec5a0-1d0b-4d4e-9f57-0c3f0a8f1b11?beslis=akkoord', 'offertes', 'offertes/nieuw?uit=winkelwagen'],
  ...['offertes/4', 'klantoffertes', 'klantoffertes/1'],
])('a visitor is sent away from /%s, to come back once logged in', async (page) => {
  const answer = await app.inject(`/steenhof/${page}`);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(`/steenhof?redirect=${encodeURIComponent(`/steenhof/${page}`)}`);
});

test('cookies pages are made by count, others do not', async () => {
  const { url } = await newPage();
  const as = (cookie: string) => ({ url, headers: { cookie } });
  expect(await rendersOf(url, as('viewport=xl'), as('CookieConsent=x; _ga=1'), as('stockFilter=onzin'))).toBe(1);
  expect(await rendersOf(as('stockFilter=true'), as('viewport=s; stockFilter=true'))).toBe(1);
});

test('a page that is not found is not cached', async () => {
  expect(await rendersOf('/steenhof/bestaat-niet', '/steenhof/bestaat-niet')).toBe(2);
  expect((await app.inject('/steenhof/bestaat-niet')).statusCode).toBe(404);
});

test('a page of one host is not that of another', async () => {
  const { url } = await newPage();
  await app.inject(url);
  expect(await rendersOf({ url, headers: { host: 'elders.example' } })).toBe(1);
});

test.each(['PUT', 'DELETE', 'PATCH', 'POST'] as const)('%s is refused in the frame of the venture', async (method) => {
  const answer = await app.inject({
    method,
    url: '/steenhof',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  });
  expect(answer.statusCode).toBe(405);
  expect(answer.payload).toContain('data-venture="steenhof"');
  expect(answer.payload).toContain('Steenhof Bouwmaterialen');
});

test('an empty form is answered like a filled-in one', async () => {
  const headers = { origin: 'http://localhost:3000' };
  const answer = await app.inject({ method: 'POST', url: '/steenhof/wachtwoord-vergeten', headers });
  expect(answer.statusCode).toBeLessThan(500);
});

test.each(['evil@x', 'x/pad', 'a b'])('a host that is none is refused: "%s"', async (host) => {
  expect((await app.inject({ url: '/steenhof', headers: { host } })).statusCode).toBe(400);
});

test.each(['/steenhof/', '/steenhof/producten/', '/steenhof/categorieen/'])(
  'an unknown address is not found, however long: %s',
  async (start) => {
    expect((await app.inject(`${start}${'a'.repeat(5000)}`)).statusCode).toBe(404);
  },
);

test('the loader data of a page is cached like the page', async () => {
  const { url } = await newPage();
  expect(await rendersOf(`${url}.data`, `${url}.data`)).toBe(1);
  expect((await app.inject(`${url}.data`)).payload).toContain('Nieuws van de balie');
});
