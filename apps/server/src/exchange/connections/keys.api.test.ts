import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, smallShop, type TestSource } from '../../../testing/test-exchange.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { query } from '../../foundation/database/prepared.ts';
import { endApiKey, listApiKeys } from './api-keys.ts';

const testApp = await createTestApp({ EXCHANGE_RATE_LIMIT: '60' });
const { app, db, context, setClock } = testApp;
const url = '/api/exchange/v1/product/p-1';

async function refusal(source: TestSource, path = '/product/p-1') {
  const answer = await source.get(path);
  return [answer.statusCode, answer.json().code];
}

test('without a key, with an unknown one and with a session access is refused', async () => {
  const without = await app.inject(url);
  expect([without.statusCode, without.json().code]).toEqual([401, 'apiKeyMissing']);
  expect(without.headers['content-type']).toContain('application/problem+json');
  const unknown = await app.inject({ url, headers: { authorization: `Bearer bpk_${'x'.repeat(43)}` } });
  expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'apiKeyUnknown']);
  const headers = bearer(await logIn(app, 'aannemer@steenhof.test'));
  expect((await app.inject({ url, headers })).json().code).toBe('apiKeyUnknown');
});

test('a key expires by date or by hand, and the refusal is logged with its reason', async () => {
  const dated = await addSource(testApp, { source: 'gedateerd', expiresAt: new Date('2026-11-17T00:00:00Z') });
  expect(await refusal(dated)).toEqual([404, 'notFound']);
  setClock(new Date('2026-11-18T10:00:00Z'));
  expect(await refusal(dated)).toEqual([401, 'apiKeyExpired']);
  const ended = await addSource(testApp, { source: 'gedateerd' });
  await endApiKey(context, ended.keyId);
  expect(await refusal(ended)).toEqual([401, 'apiKeyExpired']);
  const log = await query<object>(
    db,
    `select l.code, l.call, l.key_id from exchange_log l join exchange_source s on s.id = l.source_id
     where s.name = 'gedateerd' order by l.id`,
  );
  expect(log).toEqual([
    { code: 'notFound', call: 'GET /api/exchange/v1/product/p-1', key_id: dated.keyId },
    { code: 'apiKeyExpired', call: 'GET /api/exchange/v1/product/p-1', key_id: dated.keyId },
    { code: 'apiKeyExpired', call: 'GET /api/exchange/v1/product/p-1', key_id: ended.keyId },
  ]);
});

test('a key has only the permissions of its scopes', async () => {
  const prices = await addSource(testApp, { source: 'prijzen', scopes: ['prices:write'] });
  expect((await prices.send('list-price', [{ externalId: 'x' }])).statusCode).toBe(202);
  const refused = await prices.send('product', smallShop.product);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'apiKeyScope']);
  expect(refused.json().detail).toContain('catalogue:write');
  expect(await refusal(prices)).toEqual([403, 'apiKeyScope']);
  expect((await prices.call('PUT', '/stock/s', {})).json().code).toBe('apiKeyScope');
  expect((await prices.get('/order')).json().code).toBe('apiKeyScope');
  const reader = await addSource(testApp, { source: 'lezer', scopes: ['all:read'] });
  expect((await reader.get('/order?limit=1')).statusCode).toBe(200);
  expect((await reader.call('PUT', '/product/p', { name: 'x' })).json().code).toBe('apiKeyScope');
  const vanishing = await prices.send('list-price', [{ externalId: 'x' }], '?mode=replace&allowVanishing=5');
  expect([vanishing.statusCode, vanishing.json().detail]).toEqual([403, expect.stringContaining('vanishing:allow')]);
});

test('a key of another venture can neither read nor write this one', async () => {
  const steenhof = await addSource(testApp, { source: 'gedeeld' });
  const houtmeesters = await addSource(testApp, { source: 'gedeeld', ventureIds: ['220'] });
  const sent = await steenhof.apply('category', smallShop.category);
  await steenhof.apply('product', smallShop.product);
  expect((await steenhof.get('/product/p-1')).statusCode).toBe(200);
  expect((await houtmeesters.get('/product/p-1')).statusCode).toBe(404);
  expect((await houtmeesters.get(`/category/batches/${sent.id}`)).statusCode).toBe(404);
  expect((await houtmeesters.get(`/category/batches/${sent.id}/errors`)).statusCode).toBe(404);
  expect((await houtmeesters.call('POST', `/category/batches/${sent.id}/undo`)).statusCode).toBe(404);
  expect((await houtmeesters.call('DELETE', '/product/p-1')).statusCode).toBe(404);
  const own = (await steenhof.get('/product/p-1')).json();
  expect((await houtmeesters.get(`/product/bouwpoort:${own.id}`)).statusCode).toBe(404);
  const inOther = { ...steenhof.headers, 'venture-id': '220' };
  expect((await app.inject({ url, headers: inOther })).json().code).toBe('apiKeyVenture');
  // The same external ids in another venture are other records.
  const theirs = await houtmeesters.apply('product', [
    { externalId: 'p-1', name: 'Van hout', category: `bouwpoort:${own.id}` },
  ]);
  expect(theirs.counts).toMatchObject({ created: 1 });
  const variant = await houtmeesters.call('PUT', '/variant/v', {
    ...{
      product: `bouwpoort:${own.id}`,
      articleCode: 'X',
      name: 'X',
      salesUnit: 'PCE',
      units: [{ code: 'PCE', name: '', ratio: 1 }],
    },
  });
  expect([variant.statusCode, variant.json().errors.product]).toEqual([
    400,
    [`Product bouwpoort:${own.id} kennen we niet`],
  ]);
  const stolen = await houtmeesters.call('PUT', '/customer/k', { customerId: '510001', name: 'Gekaapt' });
  expect([stolen.statusCode, stolen.json().errors.customerId]).toEqual([
    400,
    ['Dit klantnummer is van een andere winkel'],
  ]);
  expect((await steenhof.get('/product/p-1')).json().name).toBe('Vlokplaat Zwaluw');
});

test('a key of several ventures has to name one', async () => {
  const both = await addSource(testApp, { source: 'beide', ventureIds: ['210', '220'] });
  expect((await both.get('/product/p-1')).json()).toMatchObject({
    status: 400,
    detail: expect.stringContaining('Venture-Id'),
  });
  const answer = await app.inject({ url, headers: { ...both.headers, 'venture-id': '220' } });
  expect(answer.statusCode).toBe(404);
});

test('a key is accepted only from its own networks', async () => {
  const elsewhere = await addSource(testApp, { source: 'elders', networks: ['192.0.2.0/24', '2001:db8::/32'] });
  expect(await refusal(elsewhere)).toEqual([403, 'apiKeyAddress']);
  const here = { url, headers: elsewhere.headers, remoteAddress: '192.0.2.77' };
  expect((await app.inject(here)).statusCode).toBe(404);
  expect((await app.inject({ ...here, remoteAddress: '::ffff:192.0.2.77' })).statusCode).toBe(404);
});

test('a key cannot be read back, and its last use is recorded', async () => {
  const source = await addSource(testApp, { source: 'bewaard' });
  await source.get('/product/p-1');
  const key = String(source.headers.authorization).slice('Bearer '.length);
  const rows = await query<{ all: string }>(db, 'select string_agg(api_key::text, chr(10)) as all from api_key');
  expect(rows[0]?.all).not.toContain(key);
  const known = (await listApiKeys(context)).find(({ id }) => id === source.keyId);
  expect(known).toMatchObject({ source: 'bewaard', lastUsedAt: context.clock() });
});

test('each key has a rate limit of its own', async () => {
  const eager = await addSource(testApp, { source: 'gretig' });
  const calm = await addSource(testApp, { source: 'rustig' });
  const statuses = [];
  for (let at = 0; at < 61; at++) statuses.push((await eager.get('/product/p-1')).statusCode);
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([60, 429]);
  expect((await calm.get('/product/p-1')).statusCode).toBe(404);
});
