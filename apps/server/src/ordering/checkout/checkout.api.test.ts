import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { products } from '../../catalogue/products/products.tables.ts';
import { customers } from '../../customers/customers/customers.tables.ts';
import { carts } from '../cart/cart.tables.ts';
import { erpOrders } from '../erp/erp.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { conceptOrders } from './checkout.tables.ts';

const { app, db, setClock, caughtUp, runJobs, mails } = await createTestApp();
// A Monday morning: brought on Tuesday at the earliest, fetched today.
const monday = new Date('2026-11-16T10:00:00+01:00');
setClock(monday);
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };

const shoppers = new Map<string, Shopper>();
async function as(name: string): Promise<Shopper> {
  const email = name.includes('@') ? name : `${name}@steenhof.test`;
  const shopper = shoppers.get(email) ?? (await Shopper.logIn(app, email));
  shoppers.set(email, shopper);
  return shopper;
}
beforeEach(async () => {
  await db.delete(carts).where(eq(carts.status, 'open'));
});
const mortar = '1589792';
const roofWindow = '0859392';
const tiered = '7852352';

describe('delivery methods', () => {
  test('delivery comes first; a customer with a delivery stop can only pick up', async () => {
    const names = async (who: string) => {
      const shopper = await as(who);
      const { id } = await shopper.cart();
      const { results } = (await shopper.get(`/api/carts/${id}/shippingoptions`)).json();
      return results.map(({ name }: { name: string }) => name);
    };
    expect(await names('aannemer')).toEqual(['storedelivery', 'instorepickup']);
    expect(await names('leverstop')).toEqual(['instorepickup']);
  });
});

describe('preparing', () => {
  test('works out costs and VAT, and says when it comes', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([[mortar, 10]]);
    const answer = await shopper.prepare(id, { ...dates, reference: 'Woning 12', comment: 'Achterom' });
    expect(answer.statusCode).toBe(200);
    const { cart, isOrderOnTime, referenceProbablyExists } = answer.json();
    const { subTotal, handlingTotal, taxTotal, total, shippingTotals } = cart.totals;
    const items = shippingTotals[0].itemsTotal;
    expect(handlingTotal).toBe(items < 500 ? 12.5 : 0);
    expect(subTotal).toBeCloseTo(items + handlingTotal, 2);
    expect(taxTotal).toBeCloseTo(subTotal * 0.21, 1);
    expect(total).toBeCloseTo(subTotal + taxTotal, 2);
    expect([isOrderOnTime, referenceProbablyExists]).toEqual([true, false]);
    expect(cart.shipments[0].lineItems[0]).toMatchObject({
      deliveryDateAfter: '2026-11-17',
      deliveryDateBefore: '2026-11-18',
    });
  });

  test('charged prices are read from the database, even if a change was not notified', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([[mortar, 10]]);
    const setRate = (rate: number) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.update(products).set({ vatRate: rate }).where(eq(products.id, 100_001));
      });
    await setRate(9);
    const { cart } = (await shopper.prepare(id, dates)).json();
    await setRate(21);
    expect(cart.shipments[0].lineItems[0].vatRate).toBe(9);
  });

  test('an order above the maximum amount is refused, and a reference is one line', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([['0859392', 1_000_000]]);
    const confirmed = { ...dates, hasConfirmedLatestDeliveryDateExceeded: true };
    const refused = await shopper.prepare(id, confirmed);
    expect([refused.statusCode, refused.json().value?.detail ?? refused.json().detail]).toEqual([
      400,
      expect.stringContaining('10.000.000'),
    ]);
    await shopper.remove(`/api/cms/v3.0/carts/${id}`);
    const { id: other } = await shopper.fill([[mortar, 1]]);
    await shopper.prepare(other, { ...dates, reference: 'a\r\nBcc: b', comment: 'Achterom\r\nLinks\u001b[31m' });
    const [orderId] = (await shopper.convert(other)).json().orderIds;
    const order = (await shopper.get(`/api/orders/${orderId}`)).json();
    expect([order.reference, order.orderText]).toEqual(['a Bcc: b', 'Achterom\nLinks[31m']);
  });

  test('a tier is charged here and not before', async () => {
    const shopper = await as('verplicht');
    const cart = await shopper.fill([[tiered, 500]]);
    const before = cart.shipments[0]?.lineItems[0]?.placedPrice ?? 0;
    await db
      .update(customers)
      .set({ referenceNumberMandatory: false, customerNameMandatory: false, customerObjectMandatory: false })
      .where(eq(customers.customerId, '510006'));
    const confirmed = { ...dates, hasConfirmedLatestDeliveryDateExceeded: true };
    const prepared = (await shopper.prepare(cart.id, confirmed)).json();
    expect(prepared.cart.shipments[0].lineItems[0].placedPrice).toBeLessThan(before);
    await db
      .update(customers)
      .set({ referenceNumberMandatory: true, customerNameMandatory: true, customerObjectMandatory: true })
      .where(eq(customers.customerId, '510006'));
  });

  test('a pickup costs the pickup price and no delivery costs', async () => {
    const shopper = await as('aannemer');
    const brought = await shopper.fill([['4679136', 3]]);
    const before = brought.shipments[0]?.lineItems[0]?.placedPrice ?? 0;
    const cart = await shopper.put(brought, { shippingMethodId: 'instorepickup' });
    const prepared = (await shopper.prepare(cart.id, { ...dates, branchId: '2102' })).json();
    expect(prepared.cart.totals.handlingTotal).toBe(0);
    expect(prepared.cart.shipments[0].lineItems[0].placedPrice).toBeLessThan(before);
    expect(prepared.cart.shipments[0].shippingAddress.city).toBe('Amersfoort');
  });

  test.each([
    ['a Saturday', { preferredDeliveryDate: '2026-11-21' }, 'preferredDeliveryDate'],
    ['a day that is over', { preferredDeliveryDate: '2026-11-15' }, 'preferredDeliveryDate'],
    ['today', { preferredDeliveryDate: '2026-11-16' }, 'preferredDeliveryDate'],
    ['a latest day before the first', { preferredDeliveryDate: '2026-11-19' }, 'latestDeliveryDate'],
    ['too far ahead', { latestDeliveryDate: '2027-03-01' }, 'latestDeliveryDate'],
    ['no date', { preferredDeliveryDate: '2026-02-30' }, 'preferredDeliveryDate'],
    ["somebody else's address", { addressId: '520001-02' }, 'addressId'],
    ["somebody else's project", { projectId: 999_999 }, 'projectId'],
  ])('%s is refused beside its field', async (_, change, field) => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([[mortar, 1]]);
    const answer = await shopper.prepare(id, { ...dates, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[field]).toEqual([expect.any(String)]);
  });

  test('every mandatory field is asked for; the counter ticket only at the counter', async () => {
    const shopper = await as('verplicht');
    const { id } = await shopper.fill([[mortar, 1]]);
    const brought = (await shopper.prepare(id, dates)).json();
    expect(Object.keys(brought.errors).sort()).toEqual(['customerName', 'projectId', 'reference']);
    const fetched = await shopper
      .fill([], 'instorepickup')
      .catch(async () => shopper.put(await shopper.cart(), { shippingMethodId: 'instorepickup' }));
    const atCounter = (await shopper.prepare(fetched.id, { ...dates, branchId: '2106' })).json();
    expect(Object.keys(atCounter.errors)).toContain('requisitionForm');
    expect(atCounter).toMatchObject({ statusCode: 400, value: { code: 'invalidInput', status: 400 } });
  });

  test('what comes after the latest date takes a confirmation', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([
      [mortar, 1],
      [roofWindow, 1],
    ]);
    const refused = await shopper.prepare(id, dates);
    expect(refused.json()).toMatchObject({
      status: 409,
      statusCode: 409,
      value: { code: 'latestDeliveryDateExceeded' },
    });
    const confirmed = await shopper.prepare(id, { ...dates, hasConfirmedLatestDeliveryDateExceeded: true });
    expect(confirmed.json()).toMatchObject({ isOrderOnTime: false });
  });

  test.each(['orderstop', 'leverstop', 'inactief'])('%s may not', async (who) => {
    const shopper = await as(who);
    const { id } = await shopper.fill([[mortar, 1]]);
    expect((await shopper.prepare(id, dates)).json()).toMatchObject({
      status: 403,
      value: { code: 'checkoutNotAllowed' },
    });
  });

  test('a customer with a delivery stop can pick up', async () => {
    const shopper = await as('leverstop');
    const { id } = await shopper.fill([[mortar, 1]], 'instorepickup');
    expect((await shopper.prepare(id, { ...dates, branchId: '2104' })).statusCode).toBe(200);
  });

  test('pickup needs a branch of this venture with a counter', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([[mortar, 1]], 'instorepickup');
    for (const branchId of [undefined, '2201', '9999']) {
      expect((await shopper.prepare(id, { ...dates, branchId })).json().errors, branchId ?? 'none').toHaveProperty(
        'branchId',
      );
    }
  });

  test('an empty cart, and the cart of another user', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.cart();
    expect((await shopper.prepare(id, dates)).statusCode).toBe(400);
    const other = await (await as('inkoper')).fill([[mortar, 1]]);
    expect((await shopper.prepare(other.id, dates)).statusCode).toBe(404);
    expect((await shopper.convert(other.id)).statusCode).toBe(404);
  });
});

describe('ordering on account', () => {
  test('makes an order that adds up, a mail and a message to the ERP, and a cart that is over', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([
      [mortar, 40],
      ['7121952', 1],
    ]);
    const { cart } = (await shopper.prepare(id, { ...dates, reference: 'Werk A' })).json();
    const confirmation = (await shopper.convert(id)).json();
    expect(confirmation).toMatchObject({
      orderIds: [expect.stringMatching(/^2105\d{4}$/)],
      failedOrderIds: [],
      creditLimitExceeded: false,
    });
    const order = (await shopper.get(`/api/orders/${confirmation.orderIds[0]}`)).json();
    expect(order).toMatchObject({
      reference: 'Werk A',
      nettOrderAmountInclVat: cart.totals.total,
      nettOrderAmount: cart.totals.subTotal,
      statusDescr: 'openstaandeorder',
      releaseStatus: 'Open',
      orderTypeId: 'brengen',
    });
    expect(order.totalVats.map(({ vatRate }: { vatRate: number }) => vatRate)).toEqual([21, 9]);
    expect((await shopper.get(`/api/carts/${id}`)).statusCode).toBe(404);
    expect((await shopper.cart()).id).not.toBe(id);
    await runJobs();
    expect(await db.select().from(erpOrders).where(eq(erpOrders.orderId, order.orderId))).toMatchObject([
      { timesOffered: 1 },
    ]);
    const confirmations = (await mails()).filter(
      (mail) => mail.kind === 'order-confirmation' && mail.subject.includes(order.orderId),
    );
    expect(confirmations).toHaveLength(1);
    const again = (await (await as('inkoper')).fill([[mortar, 1]])).id;
    expect((await (await as('inkoper')).prepare(again, { ...dates, reference: 'Werk A' })).json()).toMatchObject({
      referenceProbablyExists: true,
      referenceOrderId: order.orderId,
    });
  });

  test('a cancelled order releases its credit, and is not sent to the ERP any more', async () => {
    const shopper = await as('aannemer');
    const creditUsed = async () =>
      (await db.select().from(customers).where(eq(customers.customerId, shopper.customerId)))[0]?.creditUsed;
    const before = await creditUsed();
    const { id } = await shopper.fill([[mortar, 40]]);
    await shopper.prepare(id, dates);
    const [orderId] = (await shopper.convert(id)).json().orderIds;
    expect(await creditUsed()).not.toBe(before);
    expect((await shopper.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(200);
    expect(await creditUsed()).toBe(before);
    await runJobs();
    expect(await db.select().from(erpOrders).where(eq(erpOrders.orderId, orderId))).toEqual([]);
    expect((await shopper.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(409);
    expect(await creditUsed()).toBe(before);
  });

  test('two delivery windows are two orders', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([
      [mortar, 1],
      [roofWindow, 1],
    ]);
    const { cart } = (await shopper.prepare(id, { ...dates, hasConfirmedLatestDeliveryDateExceeded: true })).json();
    const { orderIds } = (await shopper.convert(id)).json();
    expect(orderIds).toHaveLength(2);
    const placed = await Promise.all(
      orderIds.map(async (one: string) => (await shopper.get(`/api/orders/${one}`)).json()),
    );
    const cents = placed.reduce((sum, one) => sum + Math.round(one.nettOrderAmountInclVat * 100), 0);
    expect(cents).toBe(Math.round(cart.totals.total * 100));
  });

  test('a cart becomes an order once, however often it is asked', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([[mortar, 1]]);
    await shopper.prepare(id, dates);
    const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.convert(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await db.select().from(orders).where(eq(orders.cartId, id))).toHaveLength(1);
  });

  test('with one key it is one order and the same answer', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([[mortar, 1]]);
    await shopper.prepare(id, dates);
    const key = { 'idempotency-key': `bestel-${id}-abc` };
    const answers = await Promise.all(Array.from({ length: 4 }, () => shopper.convert(id, 'invoice', key)));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
  });

  test('a cart that changed after the overview is not ordered', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([[mortar, 1]]);
    expect((await shopper.convert(id)).json().code).toBe('notPrepared');
    await shopper.prepare(id, dates);
    await shopper.fill([[mortar, 1]]);
    expect((await shopper.convert(id)).json().code).toBe('notPrepared');
  });

  test('a concept of another day has to be prepared again', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([[mortar, 1]]);
    await shopper.prepare(id, dates);
    await db
      .update(conceptOrders)
      .set({ preparedAt: new Date('2026-11-15T23:59:00+01:00') })
      .where(eq(conceptOrders.cartId, id));
    const answer = await shopper.convert(id);
    expect(answer.json()).toMatchObject({ code: 'notPrepared', detail: expect.stringContaining('andere dag') });
    await shopper.prepare(id, dates);
    expect((await shopper.convert(id)).statusCode).toBe(200);
  });

  test('given up, the concept is gone and the cart is not', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([[mortar, 1]]);
    await shopper.prepare(id, dates);
    expect((await shopper.post(`/api/carts/${id}/cancelorder`)).json()).toEqual({ value: true });
    expect((await shopper.convert(id)).json().code).toBe('notPrepared');
    expect((await shopper.cart()).shipments[0]?.lineItems).toHaveLength(1);
  });

  test('over the credit limit it is received and held', async () => {
    const shopper = await as('krediet');
    const { id } = await shopper.fill([[mortar, 40]]);
    await shopper.prepare(id, dates);
    const confirmation = (await shopper.convert(id)).json();
    expect(confirmation.creditLimitExceeded).toBe(true);
    const [row] = await db.select().from(orders).where(eq(orders.orderId, confirmation.orderIds[0]));
    expect(row?.heldForCredit).toBe(true);
  });

  test('two orders at once do not share the same credit', async () => {
    await db.update(customers).set({ creditLimit: '1000', creditUsed: '0' }).where(eq(customers.customerId, '510001'));
    const both = [await as('aannemer'), await as('inkoper')];
    const filled = await Promise.all(both.map((shopper) => shopper.fill([[mortar, 100]])));
    const totals = await Promise.all(
      both.map(
        async (shopper, index) => (await shopper.prepare(filled[index]?.id ?? 0, dates)).json().cart.totals.total,
      ),
    );
    await db
      .update(customers)
      .set({ creditLimit: String(totals[0] * 1.5) })
      .where(eq(customers.customerId, '510001'));
    const answers = await Promise.all(
      both.map(async (shopper, index) => (await shopper.convert(filled[index]?.id ?? 0)).json()),
    );
    expect(answers.map(({ creditLimitExceeded }) => creditLimitExceeded).sort()).toEqual([false, true]);
    await db
      .update(customers)
      .set({ creditLimit: '1000000', creditUsed: '0' })
      .where(eq(customers.customerId, '510001'));
  });

  test('a guest, and a delivery to be paid in cash, have to be paid first', async () => {
    const guest = await as('gast');
    const address = {
      firstName: 'Gerda',
      lastName: 'Gast',
      email: 'gast@steenhof.test',
      line1: 'Oudegracht 12',
      postalCode: '3511AB',
      city: 'Utrecht',
    };
    const { id } = await guest.fill([[mortar, 1]], 'storedelivery', address);
    const prepared = (await guest.prepare(id, dates)).json();
    const answer = await guest.convert(id);
    expect(answer.json()).toMatchObject({ status: 402, amountDue: prepared.cart.totals.total });
    expect((await guest.convert(id, 'cashondelivery')).statusCode).toBe(402);
    const shopper = await as('aannemer');
    const fetched = await shopper.fill([[mortar, 1]], 'instorepickup');
    await shopper.prepare(fetched.id, { ...dates, branchId: '2102' });
    expect((await shopper.convert(fetched.id, 'cashondelivery')).statusCode).toBe(200);
  });

  test('an article that is gone in the meantime is a failure of its own, and is not charged', async () => {
    const shopper = await as('aannemer');
    const { id } = await shopper.fill([
      [mortar, 1],
      [roofWindow, 1],
    ]);
    await shopper.prepare(id, { ...dates, hasConfirmedLatestDeliveryDateExceeded: true });
    await db
      .update(products)
      .set({ marketFilter: ['210'] })
      .where(eq(products.id, 100_007));
    await caughtUp();
    const confirmation = (await shopper.convert(id)).json();
    expect([confirmation.orderIds.length, confirmation.failedOrderIds.length]).toEqual([1, 1]);
    expect((await shopper.get(`/api/orders/${confirmation.failedOrderIds[0]}`)).statusCode).toBe(404);
    await db.update(products).set({ marketFilter: [] }).where(eq(products.id, 100_007));
    await caughtUp();
  });
});
