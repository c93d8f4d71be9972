import { shopEvents } from '@bouwpoort/contract/organisation/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { json, startJsonServer } from '../../../testing/json-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, smallShop } from '../../../testing/test-exchange.ts';
import { activate, complete, filledIn, invite, tokenFor } from '../../../testing/test-registration.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { addWebhookEndpoint } from './webhooks.ts';

/* From an action in the shop to the call that a receiver verifies. */

const receiver = await startJsonServer();
afterAll(() => receiver.close());
receiver.answers.push(json(200, {}));
const testApp = await createTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' });
const { app, context, runJobs } = testApp;
const { secret } = await addWebhookEndpoint(context, {
  ...{ ventureId: '210', url: `${receiver.url}/hook`, ownerEmail: 'it@steenhof.example', events: shopEvents },
});
beforeEach(() => {
  receiver.asked.length = 0;
});

/** The received events of this type, each verified with the endpoint's secret. */
async function heard(type: string): Promise<unknown[]> {
  await runJobs();
  const told = receiver.asked.map(
    ({ body, headers }) => new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string },
  );
  return told.filter((one) => one.type === type);
}

const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };

async function placeOrder(): Promise<{ shopper: Shopper; orderId: string }> {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const cart = await shopper.fill([['1589792', 10]]);
  expect((await shopper.prepare(cart.id, dates)).statusCode).toBe(200);
  const ordered = await shopper.convert(cart.id);
  return { shopper, orderId: ordered.json().orderIds[0] };
}

test('a placed order sends an event, once', async () => {
  const { orderId } = await placeOrder();
  expect(await heard('order.placed')).toEqual([
    {
      type: 'order.placed',
      timestamp: expect.any(String),
      data: { ventureId: '210', orderId, customerId: '510001' },
    },
  ]);
});

test('a cancelled order sends an event', async () => {
  const { shopper, orderId } = await placeOrder();
  expect((await shopper.post(`/api/orders/${orderId}/cancel`, {})).statusCode).toBe(200);
  expect(await heard('order.cancelled')).toMatchObject([{ data: { ventureId: '210', orderId, customerId: '510001' } }]);
});

test('a new order status from the ERP sends an event', async () => {
  const { orderId } = await placeOrder();
  const erp = await addSource(testApp, { source: 'erp' });
  await erp.call('PUT', `/order-status/${orderId}`, { orderId, statusCode: '30' });
  expect(await heard('order.status')).toMatchObject([{ data: { ventureId: '210', orderId, statusCode: '30' } }]);
});

test('a registration sends an event once the account is active', async () => {
  const email = 'joris@vandijkbouw.test';
  const token = await invite(testApp, email);
  expect((await complete(app, filledIn(email, token))).json()).toEqual({ value: true });
  await activate(app, await tokenFor(testApp, email, 'account-activation', 'activate'));
  expect(await heard('customer.registered')).toMatchObject([
    { data: { ventureId: '210', customerId: expect.any(String), chamberOfCommerceNumber: '12345678' } },
  ]);
});

test('a finished batch sends an event with its counts', async () => {
  const pim = await addSource(testApp);
  const sent = await pim.send('category', [...smallShop.category, { externalId: 'fout' }]);
  expect(await heard('batch.finished')).toMatchObject([
    {
      data: {
        ...{ ventureId: '210', batchId: sent.json().id, entity: 'category', dryRun: false },
        counts: { lines: 3, created: 2, refused: 1 },
      },
    },
  ]);
});
