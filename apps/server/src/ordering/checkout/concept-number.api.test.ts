import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { carts } from '../cart/cart.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { payments } from '../payments/payments.tables.ts';

/* Two windows on one cart: what is ordered is what stood in the window where the button was pressed. */

const { app, db, setClock } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
const mortar = '1589792';
const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');

beforeEach(async () => {
  await db.delete(carts).where(eq(carts.status, 'open'));
});

async function prepared(cartId: number, details: object = {}): Promise<string> {
  const answer = await shopper.prepare(cartId, { ...dates, ...details });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().cart.shipments[0].salesOrderId;
}
const convert = (cartId: number, salesOrderId: string, headers: Record<string, string> = {}) =>
  shopper.post(`/api/carts/${cartId}/converttoorder`, { paymentMethodName: 'invoice', salesOrderId }, headers);
const pay = (cartId: number, salesOrderId: string) => shopper.pay(cartId, { salesOrderId });
const referenceOf = async (cartId: number) =>
  (await db.select().from(orders).where(eq(orders.cartId, cartId))).map(({ reference }) => reference);

const replaced = {
  status: 409,
  code: 'notPrepared',
  detail: expect.stringContaining('in een ander venster'),
};

test('an order names the concept that was shown', async () => {
  const { id } = await shopper.fill([[mortar, 1]]);
  const number = await prepared(id, { reference: 'Venster een' });
  expect(number).toMatch(/^[\w-]{8,64}$/);
  expect((await convert(id, number)).statusCode).toBe(200);
  expect(await referenceOf(id)).toEqual(['Venster een']);
});

test('what another window has prepared since is not ordered from this one', async () => {
  const { id } = await shopper.fill([[mortar, 1]]);
  const mine = await prepared(id, { reference: 'Venster een' });
  const other = await prepared(id, { reference: 'Venster twee' });
  expect(other).not.toBe(mine);
  expect((await convert(id, mine)).json()).toMatchObject(replaced);
  expect((await pay(id, mine)).json()).toMatchObject(replaced);
  expect(await db.select().from(payments).where(eq(payments.cartId, id))).toEqual([]);
  const again = await prepared(id, { reference: 'Venster een' });
  expect((await convert(id, other)).json()).toMatchObject(replaced);
  expect((await convert(id, again)).statusCode).toBe(200);
  expect(await referenceOf(id)).toEqual(['Venster een']);
});

test('a payment is for the concept it names', async () => {
  const { id } = await shopper.fill([[mortar, 1]]);
  const number = await prepared(id);
  expect((await pay(id, number)).statusCode).toBe(200);
});

test('windows that show the same may both order it', async () => {
  const { id } = await shopper.fill([[mortar, 1]]);
  const mine = await prepared(id, { reference: 'Hetzelfde' });
  expect(await prepared(id, { reference: 'Hetzelfde' })).toBe(mine);
  expect((await convert(id, mine)).statusCode).toBe(200);
});

test('a cart that was changed and prepared again is another concept, though it looks the same', async () => {
  const cart = await shopper.fill([[mortar, 1]]);
  const mine = await prepared(cart.id);
  await shopper.put(cart, { shippingMethodId: 'storedelivery' });
  expect(await prepared(cart.id)).not.toBe(mine);
  expect((await convert(cart.id, mine)).json()).toMatchObject(replaced);
});

test('a concept that was given up stays so', async () => {
  const { id } = await shopper.fill([[mortar, 1]]);
  const mine = await prepared(id);
  await shopper.post(`/api/carts/${id}/cancelorder`);
  expect((await convert(id, mine)).json()).toMatchObject({ status: 409, code: 'notPrepared' });
  expect(await prepared(id)).not.toBe(mine);
  expect((await convert(id, mine)).json()).toMatchObject(replaced);
});

test('without a number the newest concept is ordered, as the specification says', async () => {
  const { id } = await shopper.fill([[mortar, 1]]);
  await prepared(id, { reference: 'Eerst' });
  await prepared(id, { reference: 'Daarna' });
  expect((await shopper.convert(id)).statusCode).toBe(200);
  expect(await referenceOf(id)).toEqual(['Daarna']);
});

test('a repeated call gets the same answer, and its key is refused for another concept', async () => {
  const { id } = await shopper.fill([[mortar, 1]]);
  const key = { 'idempotency-key': `bestel-${id}-nummer` };
  const mine = await prepared(id);
  const first = await convert(id, mine, key);
  expect((await convert(id, mine, key)).payload).toBe(first.payload);
  expect((await convert(id, 'een-ander-nummer', key)).json()).toMatchObject({ status: 422, code: 'keyReused' });
});
