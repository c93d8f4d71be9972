import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { json, startJsonServer } from '../../../testing/json-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource } from '../../../testing/test-exchange.ts';
import { query } from '../../foundation/database/prepared.ts';
import {
  addWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  removeWebhookEndpoint,
  renewWebhookSecret,
  replayWebhookDelivery,
  switchWebhookEndpoint,
} from './webhooks.ts';

const receiver = await startJsonServer();
afterAll(() => receiver.close());
const testApp = await createTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' });
const { context, db, runJobs, setClock, mails } = testApp;
const subscription = {
  ventureId: '210',
  url: `${receiver.url}/hook`,
  ownerEmail: 'it@steenhof.example',
  events: ['order.status', 'batch.finished'],
};
const endpoint = await addWebhookEndpoint(context, subscription);
const erp = await addSource(testApp, { source: 'erp' });
const [order] = await query<{ id: string }>(
  db,
  "select order_id as id from sales_order where venture_id = '210' order by 1 limit 1",
);
const orderId = order?.id ?? '';
const setStatus = (statusCode: string) => erp.call('PUT', `/order-status/${orderId}`, { orderId, statusCode });

test('an event is delivered, signed, and only to its subscribers', async () => {
  receiver.answers.splice(0, receiver.answers.length, json(200, { ok: true }));
  await setStatus('20');
  await runJobs();
  expect(receiver.asked).toHaveLength(1);
  const [call] = receiver.asked;
  const payload = new Webhook(endpoint.secret).verify(call?.body ?? '', call?.headers as Record<string, string>);
  expect(payload).toMatchObject({ type: 'order.status', data: { ventureId: '210', orderId, statusCode: '20' } });
  const [delivery] = await listWebhookDeliveries(context, endpoint.id);
  expect(delivery).toMatchObject({
    answerStatus: 200,
    answerText: '{"ok":true}',
    attempts: 1,
    error: null,
    id: call?.headers['webhook-id'],
  });
  await setStatus('20');
  await runJobs();
  expect(receiver.asked).toHaveLength(1);
});

test('a rollback sends nothing', async () => {
  const before = receiver.asked.length;
  await erp.apply('order-status', [{ externalId: orderId, orderId, statusCode: '40' }], '?dryRun=true');
  const told = receiver.asked.slice(before).map(({ body }) => JSON.parse(body).type);
  expect(told).toEqual(['batch.finished']);
});

test('a failed delivery is retried as the same message, and can be sent once more', async () => {
  receiver.asked.length = 0;
  receiver.answers.splice(0, receiver.answers.length, json(500, {}), json(302, {}), json(204, undefined));
  await setStatus('30');
  await runJobs();
  await runJobs({ delayed: true });
  await runJobs({ delayed: true });
  const ids = receiver.asked.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  const delivery = (await listWebhookDeliveries(context, endpoint.id)).find(({ id }) => id === ids[0]);
  expect(delivery).toMatchObject({ attempts: 3, answerStatus: 204, deliveredAt: expect.any(Date) });
  await replayWebhookDelivery(context, endpoint.id, delivery?.id ?? '');
  await runJobs();
  expect(receiver.asked.at(-1)?.headers['webhook-id']).toBe(ids[0]);
});

test('an endpoint that fails for three days is disabled and its owner is mailed', async () => {
  receiver.answers.splice(0, receiver.answers.length, json(503, {}));
  setClock(new Date('2026-12-01T10:00:00+01:00'));
  await setStatus('50');
  await runJobs();
  setClock(new Date('2026-12-03T10:00:00+01:00'));
  await runJobs({ delayed: true });
  expect(await listWebhookEndpoints(context, '210')).toMatchObject([
    { isActive: true, failingSince: new Date('2026-12-01T09:00:00Z') },
  ]);
  setClock(new Date('2026-12-04T10:00:01+01:00'));
  await runJobs({ delayed: true });
  expect(await listWebhookEndpoints(context, '210')).toMatchObject([{ isActive: false }]);
  expect((await mails()).map(({ to, kind }) => [to, kind])).toEqual([['it@steenhof.example', 'webhook-switched-off']]);
  const [delivery] = await listWebhookDeliveries(context, endpoint.id);
  expect(delivery?.givenUpAt).toEqual(new Date('2026-12-04T09:00:01Z'));
  receiver.asked.length = 0;
  await setStatus('60');
  await runJobs();
  expect(receiver.asked).toEqual([]);
  await switchWebhookEndpoint(context, endpoint.id, true);
  await setStatus('10');
  await runJobs();
  expect(receiver.asked).toHaveLength(1);
});

test('a renewed secret signs at once, and the one before for a day', async () => {
  receiver.answers.splice(0, receiver.answers.length, json(200, {}));
  const other = await addWebhookEndpoint(context, { ...subscription, url: `${receiver.url}/renewed` });
  setClock(new Date('2026-12-10T10:00:00+01:00'));
  const renewed = await renewWebhookSecret(context, other.id);
  expect(renewed?.previousUntil).toEqual(new Date('2026-12-11T09:00:00Z'));
  const isSignedBy = async (statusCode: string, secret: string) => {
    receiver.asked.length = 0;
    await setStatus(statusCode);
    await runJobs();
    const call = receiver.asked.find(({ path }) => path === '/renewed');
    try {
      new Webhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>);
      return true;
    } catch (error) {
      if (error instanceof WebhookVerificationError) return false;
      throw error;
    }
  };
  expect(await isSignedBy('31', renewed?.secret ?? '')).toBe(true);
  expect(await isSignedBy('32', other.secret)).toBe(true);
  setClock(new Date('2026-12-10T11:00:00+01:00'));
  const again = await renewWebhookSecret(context, other.id);
  expect(again?.previousUntil).toEqual(renewed?.previousUntil);
  expect(await isSignedBy('33', again?.secret ?? '')).toBe(true);
  expect(await isSignedBy('34', other.secret)).toBe(true);
  setClock(new Date('2026-12-11T10:00:00+01:00'));
  expect(await isSignedBy('35', again?.secret ?? '')).toBe(true);
  expect(await isSignedBy('36', other.secret)).toBe(false);
  expect(await renewWebhookSecret(context, 2_147_483_647)).toBeUndefined();
  await removeWebhookEndpoint(context, other.id);
});

test.each([
  'ftp://erp.example/x',
  'http://user:pass@erp.example/',
  'geen adres',
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/',
])('the address %s is refused where private addresses are not allowed', async (url) => {
  const strict = { ...context, config: { ...context.config, allowPrivateAddresses: false } };
  const given = { ventureId: '210', url, ownerEmail: 'it@steenhof.example', events: ['order.placed'] };
  await expect(addWebhookEndpoint(strict, given)).rejects.toMatchObject({ code: 'invalidInput' });
});

test('a host name that resolves to a private address is refused at connect', async () => {
  const { safeRequest } = await import('../../foundation/outbound/safe-request.ts');
  const { port } = new URL(receiver.url);
  const asked = { method: 'GET', within: 5000, maxBytes: 100, allowPrivate: false } as const;
  await expect(safeRequest(`http://localhost:${port}/`, asked)).rejects.toThrow('private address');
});
