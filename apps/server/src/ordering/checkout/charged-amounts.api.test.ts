import type { Cart, CartLine } from '@bouwpoort/contract/ordering/cart';
import type { Order } from '@bouwpoort/contract/ordering/orders';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { listPrices, priceAgreements, priceTiers } from '../../catalogue/prices/prices.tables.ts';
import { bundles, products, variants } from '../../catalogue/products/products.tables.ts';
import { customers } from '../../customers/customers/customers.tables.ts';
import { carts } from '../cart/cart.tables.ts';
import { erpOrders } from '../erp/erp.tables.ts';

const { app, db, setClock, caughtUp, runJobs, mails } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));
const dates = {
  preferredDeliveryDate: '2026-11-17',
  latestDeliveryDate: '2026-11-18',
  hasConfirmedLatestDeliveryDateExceeded: true,
};

const shoppers = new Map<string, Shopper>();
async function as(email: string): Promise<Shopper> {
  const shopper = shoppers.get(email) ?? (await Shopper.logIn(app, email));
  shoppers.set(email, shopper);
  return shopper;
}
const contractor = 'aannemer@steenhof.test';
const roofer = 'dakdekker@dakkracht.test';
beforeEach(async () => {
  await db.delete(carts).where(eq(carts.status, 'open'));
});

async function variantOf(productId: number) {
  const [variant] = await db.select().from(variants).where(eq(variants.productId, productId));
  if (!variant) throw new Error(`product ${productId} has no variant`);
  return variant;
}

/** Without agreements and tiers, at these prices. */
async function sellAt(variantId: number, price: Partial<typeof listPrices.$inferInsert>): Promise<void> {
  await db.delete(priceAgreements).where(eq(priceAgreements.variantId, variantId));
  await db.delete(priceTiers).where(eq(priceTiers.variantId, variantId));
  await db.update(listPrices).set(price).where(eq(listPrices.variantId, variantId));
  await caughtUp();
}

async function prepared(shopper: Shopper, cartId: number, more: object = {}) {
  const answer = await shopper.prepare(cartId, { ...dates, ...more });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().cart;
}
const orderOf = async (shopper: Shopper, orderId: string): Promise<Order> =>
  (await shopper.get(`/api/orders/${orderId}`)).json();

describe('a price that is not above zero is no price', () => {
  test('pickup without a price of its own costs what delivery costs', async () => {
    const variant = await variantOf(100_018);
    await sellAt(variant.id, { priceDelivery: '2.50', pricePickup: '0' });
    const shopper = await as(contractor);
    const { id } = await shopper.fill([[variant.code, 3]], 'instorepickup');
    const cart = await prepared(shopper, id, { branchId: '2102' });
    expect(cart.shipments[0].lineItems[0].agreed.price).toBe(2.5);
    expect(cart.totals.total).toBeGreaterThan(0);
  });

  test('an article with a price for pickup only can be picked up and not delivered', async () => {
    const variant = await variantOf(100_018);
    await sellAt(variant.id, { priceDelivery: '0', pricePickup: '2.25' });
    const shopper = await as(contractor);
    const brought = await shopper.fill([[variant.code, 3]]);
    expect(brought.shipments[0]?.lineItems[0]?.notOrderable).toBe('withoutPrice');
    expect((await shopper.prepare(brought.id, dates)).statusCode).toBe(400);
    const fetched = await shopper.put(brought, { shippingMethodId: 'instorepickup' });
    expect(fetched.shipments[0]?.lineItems[0]?.notOrderable).toBeNull();
    const cart = await prepared(shopper, fetched.id, { branchId: '2102' });
    expect(cart.shipments[0].lineItems[0].agreed.price).toBe(2.25);
  });

  test('with neither it is on request, also with an agreement', async () => {
    const variant = await variantOf(100_018);
    await sellAt(variant.id, { priceDelivery: '0', pricePickup: '-1' });
    const shopper = await as(contractor);
    const { rows } = (
      await shopper.post(`/api/carts/${(await shopper.cart()).id}/quickorder`, {
        lines: [{ code: variant.code, quantity: 1 }],
      })
    ).json();
    expect(rows[0]).toMatchObject({ status: 'notOrderable', reason: 'Voor dit artikel is geen prijs bekend' });
  });
});

test('a cart shows the price of pickup once pickup is chosen, and that of delivery after that is chosen again', async () => {
  const variant = await variantOf(100_018);
  await sellAt(variant.id, { priceDelivery: '2.50', pricePickup: '2.25' });
  const shopper = await as(contractor);
  const priceIn = ({ shipments: [shipment] }: Cart) => shipment?.lineItems[0]?.agreed?.price;
  const brought = await shopper.fill([[variant.code, 3]]);
  expect(priceIn(brought)).toBe(2.5);
  const fetched = await shopper.put(brought, { shippingMethodId: 'instorepickup' });
  expect(priceIn(fetched)).toBe(2.25);
  expect(priceIn(await prepared(shopper, fetched.id, { branchId: '2102' }))).toBe(2.25);
  expect(priceIn(await shopper.put(await shopper.cart(), { shippingMethodId: 'storedelivery' }))).toBe(2.5);
});

describe('a line', () => {
  test('is the agreed price times the exact quantity, from the cart to the ERP', async () => {
    const variant = await variantOf(100_018);
    await sellAt(variant.id, { priceDelivery: '23.04', pricePickup: '23.04', salesPricePer: 1 });
    const packs = { bundleCode: variant.salesUnit, unitRatio: '2.898' };
    await db.update(bundles).set({ unitRatio: packs.unitRatio }).where(eq(bundles.variantId, variant.id));
    await db.update(bundles).set({ unitRatio: '1' }).where(eq(bundles.bundleCode, 'MTK'));
    await caughtUp();
    const shopper = await as(contractor);
    const filled = await shopper.fill([[variant.code, 58]]);
    const told = {
      extendedPrice: 3872.66,
      placedPrice: 667.6992,
      salesPricePer: 10,
      agreed: { price: 23.04, per: 1, unitId: 'MTK', quantity: 168.084, perSalesUnit: 2.898 },
    };
    expect(filled.shipments[0]?.lineItems[0]).toMatchObject(told);
    const cart = await prepared(shopper, filled.id);
    expect(cart.shipments[0].lineItems[0]).toMatchObject(told);
    const [orderId] = (await shopper.convert(filled.id)).json().orderIds;
    const onOrder = {
      qtyOrdered: 58,
      salesPrice: 667.6992,
      variantSalesPricePer: 10,
      nettAmount: 3872.66,
      vatRate: 21,
      agreed: { price: 23.04, per: 1, unitId: 'MTK', quantity: 168.084 },
    };
    expect((await orderOf(shopper, orderId)).salesOrderLines).toMatchObject([onOrder]);
    await runJobs();
    const [received] = await db.select().from(erpOrders).where(eq(erpOrders.orderId, orderId));
    expect(received?.payload).toMatchObject({ order: { salesOrderLines: [onOrder] } });
    const mail = (await mails()).find(({ subject }) => subject.includes(orderId));
    const text = mail?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('58 pakken = 168,084 m² · € 23,04 per m² · € 3.872,66');
    expect(text).toMatch(/Btw 21% over € 3\.872,66:? € 813,26/);
    expect(text).toMatch(/Totaal incl\. btw:? € 4\.685,92/);
  });

  test('an agreement counts for what it says it is for, with or without a list price', async () => {
    const variant = await variantOf(100_018);
    await sellAt(variant.id, { priceDelivery: '23.04', pricePickup: '23.04' });
    await db.insert(priceAgreements).values({
      id: 900_100,
      ventureId: '210',
      customerId: '510001',
      variantId: variant.id,
      priceDelivery: '1234.5000',
      pricePickup: '1200',
      salesPricePer: 100,
      priceUnit: variant.salesUnit,
      validFrom: '2026-01-01',
    });
    const [list] = await db.delete(listPrices).where(eq(listPrices.variantId, variant.id)).returning();
    await caughtUp();
    const shopper = await as(contractor);
    const cart = await shopper.fill([[variant.code, 7]]);
    expect(cart.shipments[0]?.lineItems[0]).toMatchObject({
      extendedPrice: 86.42,
      agreed: { price: 1234.5, per: 100, unitId: variant.salesUnit, quantity: 7 },
    });
    const payload = { ids: [variant.guid], marketId: '210', currencyCode: 'EUR' };
    const [price] = (await shopper.post('/api/pricing', payload)).json();
    expect(price).toMatchObject({ salesPricePer: 100, priceUnit: variant.salesUnit, prices: [{ price: 1234.5 }] });
    if (list) await db.insert(listPrices).values(list);
    await db.delete(priceAgreements).where(eq(priceAgreements.id, 900_100));
  });
});

test('VAT is listed per rate, with order costs under their own rate', async () => {
  const [low, high] = [await variantOf(100_018), await variantOf(100_002)];
  await sellAt(low.id, { priceDelivery: '8.80', pricePickup: '8.80', salesPricePer: 1 });
  await sellAt(high.id, { priceDelivery: '3', pricePickup: '3', salesPricePer: 1 });
  await db.update(bundles).set({ unitRatio: '1' }).where(eq(bundles.variantId, low.id));
  await db.update(products).set({ vatRate: 9 }).where(eq(products.id, 100_018));
  await caughtUp();
  const shopper = await as(contractor);
  const { id } = await shopper.fill([[low.code, 10]]);
  const cart = await prepared(shopper, id);
  expect(cart.totals).toMatchObject({
    handlingTotal: 12.5,
    taxTotal: 10.55,
    totalVats: [
      { vatRate: 21, vatBase: 12.5, vatAmount: 2.63 },
      { vatRate: 9, vatBase: 88, vatAmount: 7.92 },
    ],
  });
});

describe('direct delivery', () => {
  const direct = async () => {
    const variant = await variantOf(100_020);
    const shopper = await as(roofer);
    const { directPrices } = (await shopper.get(`/api/pricing/${variant.guid}/tiered`)).json();
    return { variant, shopper, lowest: directPrices[0], highest: directPrices.at(-1) };
  };
  const methodsOf = async (shopper: Shopper, cartId: number) =>
    (await shopper.get(`/api/carts/${cartId}/shippingoptions`)).json().results;

  test('is offered when a line reaches a direct tier, and that is then charged', async () => {
    const { variant, shopper, lowest, highest } = await direct();
    const less = await shopper.fill([[variant.code, lowest.ladderSalesPriceQuantity - 1]]);
    expect((await methodsOf(shopper, less.id)).map(({ name }: { name: string }) => name)).toEqual([
      'storedelivery',
      'instorepickup',
    ]);
    const more = highest.ladderSalesPriceQuantity - lowest.ladderSalesPriceQuantity + 1;
    const enough = await shopper.fill([[variant.code, more]]);
    const brought = await prepared(shopper, enough.id);
    const offered = (await methodsOf(shopper, enough.id)).find(
      ({ name }: { name: string }) => name === 'directdelivery',
    );
    const chosen = await shopper.put(enough, { shippingMethodId: 'directdelivery' });
    // As soon as the supplier can, and not before.
    expect((await shopper.prepare(chosen.id, dates)).json().errors).toHaveProperty('preferredDeliveryDate');
    const later = { preferredDeliveryDate: '2026-11-25', latestDeliveryDate: '2026-11-27' };
    const cart = await prepared(shopper, chosen.id, later);
    const [line]: CartLine[] = cart.shipments[0].lineItems;
    expect(line).toMatchObject({ isDirect: true, agreed: { price: highest.nettSalesPriceDelivery } });
    const itemsOf = (one: typeof cart) => one.totals.shippingTotals[0].itemsTotal;
    expect(offered.saving).toBeCloseTo(itemsOf(brought) - itemsOf(cart), 2);
    expect(offered.saving).toBeGreaterThan(0);
    const [orderId] = (await shopper.convert(chosen.id)).json().orderIds;
    expect(await orderOf(shopper, orderId)).toMatchObject({
      orderTypeId: 'rechtstr',
      deliveryConditionId: 'FABRIEK',
      itemTotalsAmount: itemsOf(cart),
    });
  });

  test('every direct tier that is shown can be had', async () => {
    const { variant, shopper } = await direct();
    const { directPrices } = (await shopper.get(`/api/pricing/${variant.guid}/tiered`)).json();
    for (const tier of directPrices) {
      await db.delete(carts).where(eq(carts.status, 'open'));
      const cart = await shopper.fill([[variant.code, tier.ladderSalesPriceQuantity]]);
      await shopper.put(cart, { shippingMethodId: 'directdelivery' });
      const later = { preferredDeliveryDate: '2026-11-25', latestDeliveryDate: '2026-11-27' };
      const { shipments } = await prepared(shopper, cart.id, later);
      expect(shipments[0].lineItems[0]).toMatchObject({
        isDirect: true,
        agreed: { price: tier.nettSalesPriceDelivery, per: tier.salesPricePer, unitId: tier.priceUnit },
      });
    }
  });

  test('an article without direct delivery is delivered by the branch, as an order of its own', async () => {
    const { variant, shopper, lowest } = await direct();
    const other = (await db.select().from(variants).where(eq(variants.ventureId, '230'))).find(
      ({ productId }) => productId !== variant.productId,
    );
    const { id } = await shopper.fill(
      [
        [variant.code, lowest.ladderSalesPriceQuantity],
        [other?.code ?? '', 1],
      ],
      'storedelivery',
    );
    const chosen = await shopper.put(await shopper.cart(), { shippingMethodId: 'directdelivery' });
    await prepared(shopper, id, { preferredDeliveryDate: '2026-11-25', latestDeliveryDate: '2026-11-27' });
    const { orderIds } = (await shopper.convert(chosen.id)).json();
    const placed = await Promise.all(orderIds.map((one: string) => orderOf(shopper, one)));
    expect(placed.map(({ orderTypeId }) => orderTypeId).sort()).toEqual(['brengen', 'rechtstr']);
  });

  test('is refused where nothing in the cart can come that way', async () => {
    const shopper = await as(contractor);
    const variant = await variantOf(100_001);
    const cart = await shopper.fill([[variant.code, 1]]);
    const { id } = await shopper.put(cart, { shippingMethodId: 'directdelivery' });
    const later = { preferredDeliveryDate: '2026-11-25', latestDeliveryDate: '2026-11-27' };
    const answer = await shopper.prepare(id, { ...dates, ...later });
    expect(answer.json()).toMatchObject({ status: 400, errors: { deliveryMethod: [expect.any(String)] } });
  });
});

describe('order costs belong to all orders of one cart', () => {
  const mortar = '1589792';
  const roofWindow = '0859392';
  const creditUsed = async () => {
    const [row] = await db.select().from(customers).where(eq(customers.customerId, '510001'));
    return Number(row?.creditUsed);
  };

  test('when the order that carries them is cancelled they move to the one that remains', async () => {
    const window = await variantOf(
      (await db.select().from(variants).where(eq(variants.code, roofWindow)))[0]?.productId ?? 0,
    );
    await sellAt(window.id, { priceDelivery: '100', pricePickup: '100' });
    const shopper = await as(contractor);
    const before = await creditUsed();
    const { id } = await shopper.fill([
      [mortar, 1],
      [roofWindow, 1],
    ]);
    const cart = await prepared(shopper, id);
    expect(cart.totals.handlingTotal).toBe(12.5);
    const [first, second] = (await shopper.convert(id)).json().orderIds;
    await runJobs();
    expect((await orderOf(shopper, first)).orderCostsAmount).toBe(12.5);
    expect((await shopper.post(`/api/orders/${first}/cancel`)).statusCode).toBe(200);
    expect((await orderOf(shopper, first)).orderCostsAmount).toBe(0);
    const remains = await orderOf(shopper, second);
    expect(remains).toMatchObject({
      orderCostsAmount: 12.5,
      nettOrderAmount: 112.5,
      totalVats: [{ vatRate: 21, vatBase: 112.5, vatAmount: 23.63 }],
      nettOrderAmountInclVat: 136.13,
    });
    expect((await creditUsed()) - before).toBeCloseTo(136.13, 2);
    await runJobs();
    const [received] = await db.select().from(erpOrders).where(eq(erpOrders.orderId, second));
    expect(received?.payload).toMatchObject({ revision: 1, order: { orderCostsAmount: 12.5 } });
    expect((await shopper.post(`/api/orders/${second}/cancel`)).statusCode).toBe(200);
    expect((await creditUsed()) - before).toBeCloseTo(0, 2);
  });

  test('when the first delivery fails at the last moment, the next one carries them', async () => {
    const shopper = await as(contractor);
    const { id } = await shopper.fill([
      [mortar, 1],
      [roofWindow, 1],
    ]);
    await prepared(shopper, id);
    await db
      .update(products)
      .set({ marketFilter: ['210'] })
      .where(eq(products.id, 100_001));
    await caughtUp();
    const { orderIds, failedOrderIds } = (await shopper.convert(id)).json();
    await db.update(products).set({ marketFilter: [] }).where(eq(products.id, 100_001));
    await caughtUp();
    expect([orderIds.length, failedOrderIds.length]).toEqual([1, 1]);
    expect((await orderOf(shopper, orderIds[0])).orderCostsAmount).toBe(12.5);
  });
});
