import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { chooseInSandbox } from '../../../testing/test-sandbox.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { events } from './counted-events.ts';

const { app, setClock } = await createTestApp();
const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };

const told: unknown[] = [];
const hear = (message: unknown) => void told.push(message);
events.ordersPlaced.subscribe(hear);
events.paymentEnded.subscribe(hear);
afterAll(() => {
  events.ordersPlaced.unsubscribe(hear);
  events.paymentEnded.unsubscribe(hear);
});

beforeEach(() => {
  setClock(new Date('2026-11-16T10:00:00+01:00'));
  told.length = 0;
});

async function toPay() {
  const { id } = await shopper.fill([['1589792', 2]]);
  await shopper.prepare(id, { ...dates, hasConfirmedLatestDeliveryDateExceeded: true });
  const { orderId, redirectUrl } = (await shopper.pay(id)).json();
  return { id, orderId: String(orderId), redirectUrl: String(redirectUrl) };
}

test('a paid order publishes one event, however often its status is read', async () => {
  const { id, orderId, redirectUrl } = await toPay();
  expect(told).toEqual([]);
  await chooseInSandbox(app, redirectUrl, { outcome: 'successful' });
  for (let time = 0; time < 3; time++) await shopper.verify(id, orderId);
  expect(told).toEqual([{ ventureId: '210', count: 1 }, { outcome: 'successful' }]);
});

test('an abandoned payment publishes an event, and no order', async () => {
  const { id, orderId, redirectUrl } = await toPay();
  await chooseInSandbox(app, redirectUrl, { outcome: 'canceledByUser' });
  for (let time = 0; time < 2; time++) await shopper.verify(id, orderId);
  expect(told).toEqual([{ outcome: 'canceledByUser' }]);
});
