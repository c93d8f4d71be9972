import { exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import {
  addSource,
  applyAll,
  smallShop,
  type TestSource,
  waitUntilChangesVisible,
} from '../../../testing/test-exchange.ts';
import { openDatabase } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';

const testApp = await createTestApp();
const { db, databaseUrl, runJobs, caughtUp } = testApp;
const pim = await addSource(testApp);
await applyAll(pim, smallShop);

interface Read {
  lines: Record<string, unknown>[];
  cursor: string;
}

async function read(source: TestSource, entity: string, since?: string, limit = 1000): Promise<Read> {
  const answer = await source.get(`/${entity}?limit=${limit}${since === undefined ? '' : `&since=${since}`}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('x-ndjson')]);
  const lines = answer.payload.split('\n').filter(Boolean);
  return { lines: lines.map((line) => JSON.parse(line)), cursor: String(answer.headers['next-cursor']) };
}

/** The next lines: a running transaction anywhere in the cluster can delay them for a moment. */
function nextLines(source: TestSource, entity: string, since: string): Promise<Read> {
  return vi.waitFor(
    async () => {
      const page = await read(source, entity, since);
      expect(page.lines).not.toEqual([]);
      return page;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Everything there is, in pages. */
async function readAll(source: TestSource, entity: string, limit: number): Promise<Read> {
  const all: Read = { lines: [], cursor: '' };
  for (let since: string | undefined; ; since = all.cursor) {
    const page = await read(source, entity, since, limit);
    all.cursor = page.cursor;
    if (page.lines.length === 0) return all;
    all.lines.push(...page.lines);
  }
}

test('one record at a time, by the same rules as a batch', async () => {
  const put = await pim.call('PUT', '/product/p-9', { name: 'Losse plaat', category: 'c-gips' });
  expect(put.json()).toMatchObject({ externalId: 'p-9', result: 'created', id: expect.stringMatching(/^\d+$/) });
  expect((await pim.call('PUT', '/product/p-9', { name: 'Losse plaat', category: 'c-gips' })).json().result).toBe(
    'unchanged',
  );
  expect((await pim.call('PUT', '/product/p-9', { brand: 'Merk' })).json().result).toBe('changed');
  expect((await pim.get('/product/p-9')).json()).toMatchObject({
    name: 'Losse plaat',
    brand: 'Merk',
    category: 'c-gips',
    vatRate: 21,
  });
  const wrong = await pim.call('PUT', '/product/p-9', { vatRate: 'veel', onzin: 1 });
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, expect.arrayContaining(['vatRate'])]);
  expect((await pim.call('DELETE', '/product/p-9')).json()).toMatchObject({ result: 'removed' });
  expect((await pim.get('/product/p-9')).statusCode).toBe(404);
  expect((await pim.call('DELETE', '/product/p-9')).statusCode).toBe(404);
  expect((await pim.call('PUT', '/product/p-9', { externalId: 'p-8' })).statusCode).toBe(400);
});

test('a change by one record is found at once', async () => {
  await pim.call('PUT', '/product/p-2', { name: 'Ijsvogelplaat' });
  await caughtUp();
  const search = { query: 'ijsvogelplaat' };
  const answer = await testApp.app.inject({ method: 'POST', url: '/api/content/search/products/210', payload: search });
  expect(answer.json().totalMatching).toBe(1);
});

test.each(exchangeEntityNames)(
  '%s is read completely, in pages, each record once, and is accepted again unchanged',
  async (entity) => {
    await waitUntilChangesVisible(db);
    const [whole, inPages] = [await readAll(pim, entity, 10_000), await readAll(pim, entity, 37)];
    expect(inPages.lines).toEqual(whole.lines);
    const ids = whole.lines.map(({ externalId }) => externalId);
    expect(new Set(ids).size).toBe(ids.length);
    const [sample] = whole.lines;
    if (!sample) return;
    expect((await pim.get(`/${entity}/${encodeURIComponent(String(sample.externalId))}`)).json()).toMatchObject({
      id: sample.id,
    });
  },
);

test('a reader gets every change, including deletions, and nothing twice', async () => {
  const start = (await readAll(pim, 'list-price', 1000)).cursor;
  expect((await read(pim, 'list-price', start)).lines).toEqual([]);
  await pim.call('PUT', '/list-price/l-1', { priceDelivery: '9.99' });
  const changed = await nextLines(pim, 'list-price', start);
  expect(changed.lines).toMatchObject([{ externalId: 'l-1', variant: 'v-1', priceDelivery: '9.9900' }]);
  expect((await read(pim, 'list-price', changed.cursor)).lines).toEqual([]);
  // A change outside of the exchange.
  await query(
    db,
    `update list_price set price_delivery = 8 from variant v where v.id = variant_id and v.code = 'ZW-001'`,
  );
  const byHand = await nextLines(pim, 'list-price', changed.cursor);
  expect(byHand.lines).toMatchObject([{ externalId: 'l-1', priceDelivery: '8.0000' }]);
  await pim.call('DELETE', '/list-price/l-1');
  const deleted = await nextLines(pim, 'list-price', byHand.cursor);
  expect(deleted.lines).toEqual([{ externalId: 'l-1', delete: true }]);
  await pim.call('PUT', '/list-price/l-1', { variant: 'v-1', priceDelivery: '7' });
  await vi.waitFor(
    async () =>
      expect((await read(pim, 'list-price', byHand.cursor)).lines).toMatchObject([
        { externalId: 'l-1', priceDelivery: '7.0000' },
      ]),
    { timeout: 30_000, interval: 50 },
  );
});

test('a change of order units is a change of the article', async () => {
  const { cursor } = await readAll(pim, 'variant', 10_000);
  const units = [
    { code: 'PCE', name: 'stuk', ratio: '1' },
    { code: 'BX', name: 'doos', ratio: '12' },
  ];
  await pim.call('PUT', '/variant/v-2', { units });
  expect((await nextLines(pim, 'variant', cursor)).lines).toMatchObject([{ externalId: 'v-2', units }]);
});

test('a transaction that commits late is not missed', async () => {
  const { cursor } = await readAll(pim, 'product', 10_000);
  const other = await openDatabase(databaseUrl, 2);
  const client = await other.pool.connect();
  await client.query('begin');
  await client.query(`update product set name = 'Laat' where name = 'Vlokplaat Zwaluw'`);
  await pim.call('PUT', '/product/p-2', { name: 'Vroeg' });
  const first = await read(pim, 'product', cursor);
  await client.query('commit');
  client.release();
  await other.close();
  await vi.waitFor(
    async () => {
      const second = await read(pim, 'product', first.cursor);
      expect([...first.lines, ...second.lines].map(({ name }) => name).sort()).toEqual(['Laat', 'Vroeg']);
    },
    { timeout: 30_000, interval: 50 },
  );
});

test('orders are read with their lines as they were placed', async () => {
  const { lines } = await read(pim, 'order', undefined, 3);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({
    orderId: expect.any(String),
    salesOrderLines: expect.arrayContaining([expect.objectContaining({ agreed: expect.anything() })]),
  });
  const [order] = lines;
  expect((await pim.get(`/order/${order?.orderId}`)).json()).toMatchObject({ orderId: order?.orderId });
});

test('an invalid cursor is refused', async () => {
  expect((await pim.get('/product?since=onzin')).json()).toMatchObject({ status: 400, code: 'badRequest' });
  await runJobs();
});

test.each([...exchangeEntityNames, 'order'])(
  'a forged cursor for %s is refused or read, and never a server error',
  async (entity) => {
    const huge = '9'.repeat(20);
    const keys = ['abc', '99999999999', '1e400', '\u{1f9f1}', ''];
    const cursors = [
      { rows: [huge, []], deletions: ['0', '0'] },
      { rows: ['0', []], deletions: [huge, '0'] },
      { rows: ['0', []], deletions: ['0', huge] },
      ...keys.flatMap((key) =>
        [1, 2, 3].map((count) => ({ rows: ['0', Array(count).fill(key)], deletions: ['0', '0'] })),
      ),
    ];
    for (const cursor of cursors) {
      const since = Buffer.from(JSON.stringify(cursor)).toString('base64url');
      const answer = await pim.get(`/${entity}?since=${since}`);
      expect([200, 400], `${JSON.stringify(cursor)}: ${answer.payload}`).toContain(answer.statusCode);
    }
  },
);
