import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { json, startJsonServer } from '../../../testing/json-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { orders } from '../orders/orders.tables.ts';
import { signExchange } from './exchange-signature.ts';

const pay = await startJsonServer();
afterAll(() => pay.close());
const keys = { id: 'AT-1234-5678', secret: 'het-token-van-de-webshop' };
const { app, db, setClock } = await createTestApp({
  PAYNL_SERVICE_ID: 'SL-1234-5678',
  PAYNL_TOKEN_CODE: keys.id,
  PAYNL_API_TOKEN: keys.secret,
  PAYNL_URL: pay.url,
  PAYNL_SETTINGS_URL: pay.url,
});
setClock(new Date('2026-11-16T10:00:00+01:00'));
const eur = (value: number) => ({ value, currency: 'EUR' });

test('with the keys of PAY. a payment goes there, and its signed call creates the order', async () => {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const { id } = await shopper.fill([['1589792', 2]]);
  const prepared = await shopper.prepare(id, {
    preferredDeliveryDate: '2026-11-17',
    latestDeliveryDate: '2026-11-18',
  });
  const cents = Math.round(prepared.json().cart.totals.total * 100);
  pay.answers.push(json(201, { id: 'pay-1', links: { redirect: 'https://checkout.pay.nl/to/pay-1' } }));
  const { orderId, redirectUrl } = (await shopper.pay(id)).json();
  expect(redirectUrl).toBe('https://checkout.pay.nl/to/pay-1');
  expect(JSON.parse(pay.asked[0]?.body ?? '')).toMatchObject({ reference: orderId, amount: eur(cents) });

  const order = { id: 'pay-1', reference: orderId, status: { code: 95 }, amount: eur(cents) };
  const reserved = { ...order, authorizedAmount: eur(cents), capturedAmount: eur(0) };
  const paid = { ...order, status: { code: 100 }, authorizedAmount: eur(0), capturedAmount: eur(cents) };
  pay.answers.splice(0, 1, json(200, reserved), json(200, {}), json(200, paid));
  const body = JSON.stringify({ type: 'order', id: 'pay-1', event: 'status_changed', object: reserved });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/payments/exchange',
    headers: { 'content-type': 'application/json', ...signExchange(keys, body) },
    payload: body,
  });
  expect(answer.json()).toEqual({ result: true, description: 'processed' });
  expect(pay.asked.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /v1/orders/pay-1/status',
    'PATCH /v1/orders/pay-1/capture',
    'GET /v1/orders/pay-1/status',
  ]);
  expect((await shopper.verify(id, orderId)).json()).toMatchObject({ status: 'reservation', followUp: 'CAPTURE' });
  expect(await db.select().from(orders).where(eq(orders.cartId, id))).toMatchObject([{ paymentTermsId: 'ONLINE' }]);
});

test('the sandbox is off then', async () => {
  const url = '/sandbox/betalen/00000000-0000-4000-8000-000000000000';
  expect((await app.inject(url)).json().code).toBe('notFound');
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
});
