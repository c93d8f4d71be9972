import type { ExportRun, KeyRow } from '@bouwpoort/contract/exchange/connections.staff';
import type { ExchangeScope } from '@bouwpoort/contract/exchange/records';
import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import type { StaffPerson } from '@bouwpoort/contract/organisation/staff';
import type { ShopEvent } from '@bouwpoort/contract/organisation/webhooks';
import { afterAll, expect, test } from 'vitest';
import { json, startJsonServer } from '../../../testing/json-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { demoStaff, type StaffBrowser, staffOf } from '../../../testing/test-staff.ts';
import { PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { type Erp, ErpAnswer } from '../../ordering/erp/erp.ts';

const receiver = await startJsonServer();
afterAll(() => receiver.close());
let refuses = true;
const answer = new ErpAnswer(422, 'Artikel is geblokkeerd');
const erp: Erp = {
  name: 'that can be told to refuse',
  receiveOrder: () =>
    refuses ? Promise.reject(new PermanentJobError(answer.message, { cause: answer })) : Promise.resolve(),
  cancelOrder: () => Promise.resolve(),
};
const { app, setClock, runJobs } = await createTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' }, { erp });
setClock(new Date('2026-11-16T10:00:00+01:00'));
const admin = await staffOf(app, 'admin');
const reader = await staffOf(app, 'reader');
const assortment = await staffOf(app, 'assortment');

const newKey = { source: 'kassa', scopes: ['stock:write', 'all:read'], ventureIds: ['210'], networks: [] };

test('a key is shown once, works until it is ended, and is audited without its secret', async () => {
  const made = (await admin.ask('POST', '/api/beheer/keys', { ...newKey, expiresAt: null })).json();
  const call = () =>
    app.inject({ url: '/api/exchange/v1/product?limit=1', headers: { authorization: `Bearer ${made.key}` } });
  expect((await call()).statusCode).toBe(200);
  const listed = await reader.get('/api/beheer/keys');
  expect(listed.json().keys).toMatchObject([{ keyId: made.keyId, source: 'kassa', endedAt: null }]);
  expect((await reader.get('/api/beheer/sources')).json().sources).toMatchObject([{ name: 'kassa', keys: 1 }]);
  expect((await reader.ask('POST', `/api/beheer/keys/${made.keyId}/end`)).statusCode).toBe(403);
  expect((await admin.ask('POST', `/api/beheer/keys/${made.keyId}/end`)).statusCode).toBe(200);
  expect((await call()).json().code).toBe('apiKeyExpired');
  const log = await admin.get('/api/beheer/audit?entity=api-key');
  expect(log.json().changes).toHaveLength(2);
  expect(listed.payload + log.payload).not.toContain(made.key);
});

test('an invalid key is refused with the field', async () => {
  const wrong = { ...newKey, networks: ['ergens'], expiresAt: null };
  const refused = await admin.ask('POST', '/api/beheer/keys', wrong);
  expect(refused.json().errors).toMatchObject({ networks: [expect.stringContaining('192.0.2.7')] });
  const past = await admin.ask('POST', '/api/beheer/keys', { ...newKey, expiresAt: '2026-11-01T00:00:00Z' });
  expect(past.json().errors).toEqual({ expiresAt: ['Kies een dag die nog komt'] });
});

test('a webhook shows requests and answers, and sends again', async () => {
  receiver.answers.splice(0, receiver.answers.length, json(500, { error: 'database is locked' }));
  const made = await admin.ask('POST', '/api/beheer/webhooks', {
    ...{ ventureId: '210', url: `${receiver.url}/hook`, events: ['order.placed'], ownerEmail: 'it@steenhof.example' },
  });
  const { webhookId, secret } = made.json();
  expect((await reader.get('/api/beheer/webhooks')).payload).not.toContain(secret);
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const { id } = await shopper.fill([['1589792', 1]]);
  await shopper.prepare(id, { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' });
  const [orderId] = (await shopper.convert(id)).json().orderIds;
  await runJobs();
  const path = `/api/beheer/webhooks/${webhookId}/deliveries`;
  const [delivery] = (await reader.get(path)).json().deliveries;
  expect(delivery).toMatchObject({ event: 'order.placed', answerStatus: 500, attempts: 1 });
  expect([delivery.payload, delivery.answerText].join()).toMatch(new RegExp(`${orderId}.*locked`, 's'));
  receiver.answers.splice(0, receiver.answers.length, json(200, {}));
  expect((await admin.ask('POST', `${path}/${delivery.deliveryId}/replay`)).statusCode).toBe(200);
  await runJobs();
  expect((await admin.get(path)).json().deliveries[0]).toMatchObject({ answerStatus: 200 });

  // The same order waits for the ERP.
  const waits = (await admin.get('/api/beheer/erp-outbox')).json();
  expect(waits).toMatchObject({ refused: 1, total: { count: 1 } });
  expect(waits.orders[0]).toMatchObject({ orderId, isRefused: true, lastTry: { status: 422, outcome: 'refused' } });

  // Staff for integrations, without the permission for orders, see neither customers nor the payloads about them.
  const technician = await colleague('branch', [{ permissions: ['integrations.read'], ventureId: '210' }]);
  const [told] = (await admin.get(path)).json().deliveries;
  const [hidden] = (await technician.get(path)).json().deliveries;
  expect(hidden).toEqual({ ...told, payload: null, answerText: null });
  const outbox = (await technician.get('/api/beheer/erp-outbox')).json();
  expect(outbox.orders[0]).toMatchObject({ orderId, customerName: null, lastTry: { status: 422, answer: '' } });

  const renewed = await admin.ask('POST', `/api/beheer/webhooks/${webhookId}/secret`);
  expect(renewed.json().secret).not.toBe(secret);
  expect((await reader.ask('POST', `/api/beheer/webhooks/${webhookId}/secret`)).statusCode).toBe(403);
  const log = await admin.get('/api/beheer/audit?entity=webhook');
  expect(log.payload).toContain('previousUntil');
  expect(log.payload).not.toMatch(/whsec_/);

  refuses = false;
  expect((await admin.ask('POST', `/api/beheer/erp-outbox/${orderId}/send`)).statusCode).toBe(200);
  await runJobs();
  expect((await admin.get('/api/beheer/erp-outbox')).json().orders).toEqual([]);

  expect((await admin.ask('PUT', `/api/beheer/webhooks/${webhookId}`, { isActive: false })).statusCode).toBe(200);
  expect((await admin.ask('DELETE', `/api/beheer/webhooks/${webhookId}`)).statusCode).toBe(200);
  expect((await admin.get('/api/beheer/webhooks')).json().webhooks).toEqual([]);
});

test('an export is created by a job and then downloaded', async () => {
  const ask = { ventureId: '210', format: 'csv', entity: 'category', source: 'kassa' };
  const started: ExportRun = (await assortment.ask('POST', '/api/beheer/exports', ask)).json();
  expect(started.state).toBe('waiting');
  const file = () => assortment.get(`/api/beheer/exports/${started.exportId}/file`);
  expect((await file()).json().detail).toContain('nog gemaakt');
  await runJobs();
  const [listed] = (await assortment.get('/api/beheer/exports')).json().exports;
  expect(listed).toMatchObject({ state: 'finished', records: expect.any(Number) });
  const downloaded = await file();
  expect(downloaded.headers['content-disposition']).toContain('steenhof-category-2026-11-16.csv');
  expect(downloaded.payload.split('\n').length).toBeGreaterThan(listed.records);
  expect(downloaded.payload.length).toBe(
    listed.size - (Buffer.byteLength(downloaded.payload) - downloaded.payload.length),
  );
});

test('customer data takes the permission for customers, also as a file', async () => {
  const ask = { ventureId: '210', format: 'csv', entity: 'contact', source: 'kassa' };
  expect((await assortment.ask('POST', '/api/beheer/exports', ask)).json().permission).toBe('customers.read');
  const made: ExportRun = (await admin.ask('POST', '/api/beheer/exports', ask)).json();
  await runJobs();
  expect((await assortment.get(`/api/beheer/exports/${made.exportId}/file`)).statusCode).toBe(403);
  expect((await admin.get(`/api/beheer/exports/${made.exportId}/file`)).statusCode).toBe(200);
});

/** A colleague with exactly these permissions. */
async function colleague(
  who: 'website' | 'sales' | 'branch',
  held: readonly { permissions: readonly Permission[]; ventureId: string | null }[],
): Promise<StaffBrowser> {
  const { people } = (await admin.get('/api/beheer/staff')).json() as { people: StaffPerson[] };
  const person = people.find(({ email }) => email === demoStaff[who]);
  if (!person) throw new Error(`nobody is called ${demoStaff[who]}`);
  const grants = held.map(({ ventureId }, index) => ({ roleId: `${who}-${index}`, ventureId, branchId: null }));
  for (const [index, { permissions }] of held.entries()) {
    const role = { name: `${who} ${index}`, permissions, version: null };
    expect((await admin.ask('PUT', `/api/beheer/roles/${who}-${index}`, role)).statusCode).toBe(200);
  }
  const { staffId, name, isLocked, version } = person;
  await admin.ask('PUT', `/api/beheer/staff/${staffId}`, { name, isLocked, version, grants });
  return staffOf(app, who);
}

test('a key gets no scope that its creator lacks in any of its ventures', async () => {
  const maker = await colleague('website', [
    { permissions: ['integrations.manage', 'exchange.run'], ventureId: null },
    { permissions: ['customers.edit'], ventureId: '210' },
    { permissions: ['prices.edit'], ventureId: null },
    { permissions: ['orders.read'], ventureId: null },
  ]);
  const make = (scopes: readonly ExchangeScope[], ventureIds = ['210']) =>
    maker.ask('POST', '/api/beheer/keys', { ...newKey, source: 'bouwer', scopes, ventureIds, expiresAt: null });
  const listed = async () =>
    (await admin.get('/api/beheer/keys')).json().keys.filter((one: KeyRow) => one.source === 'bouwer');

  // Branches come with the catalogue and warehouses with stock; reading everything includes both.
  const refused = { 'catalogue:write': 'branches.edit', 'stock:write': 'branches.edit', 'all:read': 'branches.read' };
  for (const [scope, permission] of Object.entries({ ...refused, 'orders:write': 'orders.act' })) {
    const response = await make(['prices:write', scope as ExchangeScope]);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ permission, detail: expect.stringContaining(scope) });
  }
  const elsewhere = await make(['customers:write'], ['210', '220']);
  expect([elsewhere.statusCode, elsewhere.json().permission]).toEqual([403, 'customers.edit']);
  expect(await listed()).toEqual([]);

  expect((await make(['prices:write', 'orders:read', 'vanishing:allow'], ['210', '220'])).statusCode).toBe(200);
  expect((await make(['customers:write'])).statusCode).toBe(200);
  expect(await listed()).toHaveLength(2);
});

test('a webhook gets no events that its creator may not see, and nobody else can enable it', async () => {
  const maker = await colleague('sales', [{ permissions: ['integrations.manage', 'quotes.read'], ventureId: '210' }]);
  const hook = { ventureId: '210', url: 'https://erp.example/hook', ownerEmail: 'it@steenhof.example' };
  const make = (by: StaffBrowser, events: readonly ShopEvent[]) =>
    by.ask('POST', '/api/beheer/webhooks', { ...hook, events });
  const refused = {
    ...{ 'order.placed': 'orders.read', 'customer.registered': 'customers.read', 'batch.finished': 'exchange.read' },
  };
  for (const [event, permission] of Object.entries(refused)) {
    const response = await make(maker, ['quote.requested', event as ShopEvent]);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ permission, detail: expect.stringContaining(event) });
  }
  expect((await make(maker, ['quote.requested', 'quote.decided'])).statusCode).toBe(200);

  const { webhookId } = (await make(admin, ['order.placed'])).json();
  const turn = (isActive: boolean) => maker.ask('PUT', `/api/beheer/webhooks/${webhookId}`, { isActive });
  expect((await turn(false)).statusCode).toBe(200);
  expect((await turn(true)).json().permission).toBe('orders.read');
});
