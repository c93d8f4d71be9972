import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, applyAll, smallShop } from '../../../testing/test-exchange.ts';
import { query } from '../../foundation/database/prepared.ts';

const testApp = await createTestApp();
const { app, db } = testApp;
const pim = await addSource(testApp);

const batches = async () =>
  (await query<{ count: number }>(db, 'select count(*)::int as count from exchange_batch'))[0]?.count;
const staged = async () =>
  (
    await query<{ count: number }>(
      db,
      `select count(*)::int as count from pg_tables where schemaname = 'exchange_staging'`,
    )
  )[0]?.count;

test('a line of 100 MB is refused before it is read, and leaves nothing behind', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const call = request({
    ...{ host: '127.0.0.1', port, method: 'POST', path: '/api/exchange/v1/product/batches' },
    headers: { ...pim.headers, 'content-type': 'application/x-ndjson' },
  });
  const before = process.memoryUsage().rss;
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  // The server answers before the end of the upload, and closes the connection.
  call.on('error', () => undefined);
  call.write('{"externalId":"p-1","name":"goed"}\n{"externalId":"p-2","name":"');
  let answer: IncomingMessage | undefined;
  const heard = answered.then(([response]) => {
    answer = response;
  });
  let sent = 0;
  for (const piece = Buffer.alloc(1024 * 1024, 120); sent < 100 && answer === undefined; sent++) {
    if (!call.write(piece)) await Promise.race([once(call, 'drain'), heard]);
  }
  await heard;
  if (!answer) throw new Error('there is no answer');
  const problem = JSON.parse(Buffer.concat(await answer.toArray()).toString());
  expect([answer.statusCode, problem.code, problem.detail]).toEqual([
    ...[413, 'tooLarge', 'Regel 2 is langer dan 2 MB. Er is niets veranderd.'],
  ]);
  call.destroy();
  expect(sent).toBeLessThan(60);
  expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
  expect([await batches(), await staged()]).toEqual([0, 0]);
  expect((await app.inject('/health')).statusCode).toBe(200);
});

test('bytes that are no UTF-8 refuse their own line only', async () => {
  const good = JSON.stringify({ externalId: 'c-1', name: 'Goed' });
  const payload = Buffer.concat([
    Buffer.from(`${good}\n{"externalId":"c-2","name":"`),
    Buffer.from([0xe9, 0xff]),
    Buffer.from('"}\n'),
  ]);
  const { id } = (await pim.sendBytes('category', payload)).json();
  await testApp.runJobs();
  expect(await pim.batch('category', id)).toMatchObject({ counts: { created: 1, refused: 1 } });
  expect(await pim.errors('category', id)).toEqual([
    { line: 2, externalId: null, errors: { record: ['Deze regel is geen UTF-8'] } },
  ]);
});

test('an empty batch and another type of content are refused', async () => {
  const empty = await pim.sendBytes('product', Buffer.from('\n\n'));
  expect([empty.statusCode, empty.json().detail]).toEqual([400, 'Er staat geen enkele regel in deze zending.']);
  const json = await pim.send('product', smallShop.product, '', { 'content-type': 'application/json' });
  expect(json.statusCode).toBe(400);
  expect((await pim.get('/onzin/batches')).statusCode).toBe(400);
});

test('unusual keys, numbers and texts are stored unchanged, or refused one by one', async () => {
  const strange = [
    { externalId: '__proto__', name: 'Proto' },
    { externalId: "'; drop table category; --", name: 'O\'Brien \\ "aanhaling" \t tab' },
    { externalId: 'emoji 👷🏽‍♀️', name: 'Bouwvakker 👷🏽‍♀️' },
    { externalId: 'half \ud800', name: 'Half' },
    { externalId: 'x'.repeat(201), name: 'Te lang' },
    { externalId: 'naam', name: 'x'.repeat(5000) },
    { externalId: 'plaats', name: 'Plaats', position: 1e12 },
    { externalId: 'lijst', name: ['a'] },
    { externalId: { a: 1 }, name: 'Object' },
    '[1,2,3]',
    'null',
    '"tekst"',
    `${'['.repeat(2000)}${']'.repeat(2000)}`,
    '{"externalId":"dubbel","name":"a","name":"b"}',
    '{"__proto__":{"externalId":"erf"},"name":"x"}',
  ];
  const { id, counts } = await pim.apply('category', strange);
  const errors = await pim.errors('category', id);
  expect(counts).toMatchObject({ lines: 15, created: 4, refused: 11 });
  expect(errors.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15]);
  expect((await pim.get(`/category/${encodeURIComponent('emoji 👷🏽‍♀️')}`)).json()).toMatchObject({
    name: 'Bouwvakker 👷🏽‍♀️',
  });
});

test('two keys for one row affect no other line: the first creates it, then each changes it', async () => {
  await applyAll(pim, smallShop);
  const variant = { product: 'p-1', salesUnit: 'PCE', units: [{ code: 'PCE', name: '', ratio: '1' }] };
  await pim.apply('variant', [{ externalId: 'v-twee', articleCode: 'ZW-TWEE', name: 'Twee prijzen', ...variant }]);
  const price = (externalId: string, priceDelivery: string) => ({ externalId, variant: 'v-twee', priceDelivery });
  const { id, counts } = await pim.apply('list-price', [price('l-een', '1.00'), price('l-twee', '2.00')]);
  expect(await pim.errors('list-price', id)).toEqual([]);
  expect(counts).toMatchObject({ created: 1, changed: 1, refused: 0 });
  const again = await pim.apply('list-price', [price('l-een', '3.00'), price('l-twee', '4.00')]);
  expect(again.counts).toMatchObject({ changed: 2, refused: 0 });
  const rows = await query(
    db,
    "select price_delivery::text from list_price join variant on variant.id = variant_id where code = 'ZW-TWEE'",
  );
  expect(rows).toEqual([{ price_delivery: '4.0000' }]);
});

test('a line that only the database refuses does not fail the batch', async () => {
  await pim.apply('category', smallShop.category);
  await query(db, `alter table product add constraint no_owls check (name not like 'Kerkuil%')`);
  const lines = Array.from({ length: 50 }, (_, at) => ({
    externalId: `n-${at}`,
    name: at === 17 ? 'Kerkuil' : `Vogel ${at}`,
    category: 'c-gips',
  }));
  const { id, counts } = await pim.apply('product', lines);
  expect(counts).toMatchObject({ created: 49, refused: 1 });
  expect(await pim.errors('product', id)).toMatchObject([{ line: 18, externalId: 'n-17' }]);
});
