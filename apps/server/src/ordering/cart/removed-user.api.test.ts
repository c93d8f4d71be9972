import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { payments } from '../payments/payments.tables.ts';
import { carts } from './cart.tables.ts';

const { app, db } = await createTestApp();

test('an open cart is deleted with its account; orders and payments remain together', async () => {
  const email = 'inkoper@steenhof.test';
  const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
  const shopper = await Shopper.logIn(app, email);
  const ordered = await shopper.fill([['1589792', 10]]);
  await shopper.prepare(ordered.id, dates);
  expect((await shopper.convert(ordered.id)).statusCode).toBe(200);
  const open = await shopper.fill([['1589792', 10]]);
  await shopper.prepare(open.id, dates);
  const payment = (await shopper.pay(open.id)).json();
  const [user] = await db.select().from(siteUsers).where(eq(siteUsers.email, email));
  const userId = user?.id ?? expect.fail('no such account');
  expect(await db.select().from(carts).where(eq(carts.siteUserId, userId))).toHaveLength(2);

  await db.delete(siteUsers).where(eq(siteUsers.id, userId));

  expect(await db.select().from(carts).where(eq(carts.id, open.id))).toEqual([]);
  const [kept] = await db.select().from(carts).where(eq(carts.id, ordered.id));
  expect(kept).toMatchObject({ status: 'ordered', siteUserId: null });
  const [order] = await db.select().from(orders).where(eq(orders.cartId, ordered.id));
  expect(order).toMatchObject({ siteUserId: null, customerId: '510001' });
  const [paid] = await db.select().from(payments).where(eq(payments.orderId, payment.orderId));
  expect(paid).toMatchObject({ siteUserId: null, cartId: open.id });
});
