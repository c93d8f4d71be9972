import { knownProducts } from '@bouwpoort/demo-world/catalogue/catalogue-known-products';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { products } from '../../catalogue/products/products.tables.ts';

const { app, db, search, caughtUp, setClock } = await createTestApp();
await search.whenReady;
const searches = vi.spyOn(search, 'search');

const mortar = knownProducts.find(({ id }) => id === 100_001) ?? expect.fail('no mortar');
const find = (query: string, { ventureId = '210', headers = {} }: { ventureId?: string; headers?: object } = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/content/search/products/${ventureId}`,
    headers: { ...headers },
    payload: { query },
  });
const read = (headers = {}) =>
  app.inject({ url: `/api/cms/v3.0/content?contentUrl=${encodeURIComponent(mortar.url)}`, headers });

test('equal requests within a second get one answer, headers too', async () => {
  const [first, second] = [await find('mortel'), await find('mortel')];
  expect(searches).toHaveBeenCalledTimes(1);
  expect(second.body).toBe(first.body);
  expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
  expect((await find('tegel')).body).not.toBe(first.body);
});

test('a cached answer has its ETag and Cache-Control, and a client that has it gets a 304', async () => {
  const [first, second] = [await read(), await read()];
  expect(second.body).toBe(first.body);
  for (const name of ['etag', 'cache-control', 'vary', 'content-type', 'content-length']) {
    expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    expect(second.headers[name]).toBeDefined();
  }
  const third = await read({ 'if-none-match': String(first.headers.etag) });
  expect([third.statusCode, third.body]).toEqual([304, '']);
});

test('a change is visible as soon as it is notified', async () => {
  await Promise.all([read(), find(mortar.name)]);
  await db.update(products).set({ brand: 'Andermerk' }).where(eq(products.id, mortar.id));
  await caughtUp();
  expect((await read()).json().brand).toBe('Andermerk');
  expect((await find(mortar.name)).json().results[0].brand).toBe('Andermerk');
});

test('a product whose end date has come disappears after a second at most', async () => {
  const stop = new Date('2030-01-01T00:00:00Z');
  await db.update(products).set({ stopPublish: stop }).where(eq(products.id, mortar.id));
  await caughtUp();
  setClock(new Date(stop.getTime() - 500));
  expect((await read()).statusCode).toBe(200);
  setClock(new Date(stop.getTime() + 1000));
  expect((await read()).statusCode).toBe(404);
});

test('the size of long requests with short answers counts, and expired answers take no memory', async () => {
  const long = 'x'.repeat(8000);
  const ask = (at: number) =>
    app.inject({ method: 'POST', url: `/api/content/search/products/210?${long}${at}`, payload: { query: 'mortel' } });
  const before = app.responseCache.bytes;
  expect((await ask(1)).statusCode).toBe(200);
  expect(app.responseCache.bytes - before).toBeGreaterThan(long.length);
  setClock(new Date('2030-02-01T00:00:00Z'));
  await ask(2);
  const one = app.responseCache.bytes;
  setClock(new Date('2030-02-01T00:01:00Z'));
  await ask(3);
  expect(app.responseCache.bytes).toBe(one);
});

test('an answer for one venture is not served to another', async () => {
  setClock(new Date());
  expect((await find('mortel', { ventureId: '220' })).body).not.toBe((await find('mortel')).body);
  expect((await read()).statusCode).toBe(200);
  expect((await read({ 'venture-id': '220' })).statusCode).toBe(404);
});

test('an answer that depends on login is cached separately, once for all logged-in users', async () => {
  // On the portal only who is logged in finds products (C 2.3); here a shop plays the portal.
  const portal = await createTestApp({ DEFAULT_VENTURE_ID: '210' });
  await portal.search.whenReady;
  const findAs = async (email?: string) => {
    const headers = email ? bearer(await logIn(portal.app, email)) : {};
    const payload = { query: 'mortel' };
    return (
      await portal.app.inject({ method: 'POST', url: '/api/content/search/products/210', headers, payload })
    ).json();
  };
  expect((await findAs()).totalMatching).toBe(0);
  const found = await findAs('aannemer@steenhof.test');
  expect(found.totalMatching).toBeGreaterThan(0);
  expect((await findAs()).totalMatching).toBe(0);
  expect(await findAs('krediet@steenhof.test')).toEqual(found);
});

test('a clock that is set back does not keep an answer for longer', async () => {
  const start = new Date('2028-03-01T10:00:00Z');
  await db.update(products).set({ startPublish: start, stopPublish: null }).where(eq(products.id, mortar.id));
  await caughtUp();
  setClock(new Date(start.getTime() + 1000));
  expect((await read()).statusCode).toBe(200);
  setClock(new Date(start.getTime() - 3_600_000));
  expect((await read()).statusCode).toBe(404);
});
