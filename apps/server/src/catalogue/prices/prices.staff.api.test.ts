import type { PriceExplanation, PriceStep } from '@bouwpoort/contract/catalogue/prices.staff';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { lastTrace } from '../../../testing/last-trace.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { type StaffBrowser, staffOf } from '../../../testing/test-staff.ts';
import { carts } from '../../ordering/cart/cart.tables.ts';
import { variants } from '../products/products.tables.ts';
import { listPrices, priceAgreements, priceTiers } from './prices.tables.ts';

const { app, db, setClock, caughtUp } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));
const admin = await staffOf(app, 'admin');
const sales = await staffOf(app, 'sales');
const contractor = await Shopper.logIn(app, 'aannemer@steenhof.test');

const [variant] = await db.select().from(variants).where(eq(variants.productId, 100_018));
if (!variant) throw new Error('no variant');
const { id: variantId, code } = variant;
const ofArticle = `/api/beheer/prices/articles/210/${code}`;

/** List € 28,96, group € 27,80, from 40 of the sales unit on € 26,80. */
beforeEach(async () => {
  await db.delete(carts).where(eq(carts.status, 'open'));
  await db.delete(priceAgreements).where(eq(priceAgreements.variantId, variantId));
  await db.delete(priceTiers).where(eq(priceTiers.variantId, variantId));
  await db
    .update(listPrices)
    .set({ priceDelivery: '28.96', pricePickup: '28', salesPricePer: 1 })
    .where(eq(listPrices.variantId, variantId));
  await db.insert(priceAgreements).values({
    ...{ ventureId: '210', customerGroup: 'A', variantId, priceDelivery: '27.80', pricePickup: '27' },
    ...{ salesPricePer: 1, priceUnit: variant.priceUnit, validFrom: '2026-07-01', validUntil: '2027-06-30' },
  });
  const rung = { variantId, ladderUnitId: variant.salesUnit };
  await db.insert(priceTiers).values([
    { ...rung, kind: 'warehouse', ladderQuantity: '40', priceDelivery: '26.80', pricePickup: '26.00' },
    { ...rung, kind: 'warehouse', ladderQuantity: '64', priceDelivery: '26.10', pricePickup: '25.50' },
    { ...rung, kind: 'direct', ladderQuantity: '128', priceDelivery: '20.00', pricePickup: '20.00' },
  ]);
  await caughtUp();
});

async function explain(
  more: Record<string, string | number> = {},
  by: StaffBrowser = sales,
): Promise<PriceExplanation> {
  const asked = new URLSearchParams({ customerId: '510001', code, ...more } as Record<string, string>);
  const answer = await by.get(`/api/beheer/prices/explain?${asked}`);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
}
const step = ({ steps }: PriceExplanation, kind: PriceStep['kind']) => steps.find((one) => one.kind === kind);
describe('an explanation', () => {
  test.each([
    [3, 'storedelivery'],
    [42, 'storedelivery'],
    [42, 'instorepickup'],
    [70, 'storedelivery'],
  ] as const)('of %i by %s has the amount the checkout charges', async (quantity, method) => {
    const { id } = await contractor.fill([[code, quantity]], method);
    const prepared = await contractor.prepare(id, {
      ...{ preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18', branchId: '2102' },
      hasConfirmedLatestDeliveryDateExceeded: true,
    });
    expect(prepared.statusCode, prepared.payload).toBe(200);
    const [line] = prepared.json().cart.shipments[0].lineItems;
    const { paid } = await explain({ quantity, method });
    expect(paid).toMatchObject({
      amount: line.extendedPrice,
      price: line.agreed.price,
      quantity: line.agreed.quantity,
    });
  });

  test('below the tiers has the amount the cart shows', async () => {
    const cart = await contractor.fill([[code, 7]]);
    expect((await explain({ quantity: 7 })).paid?.amount).toBe(cart.shipments[0]?.lineItems[0]?.extendedPrice);
  });

  test('names the price that decided, those it overrides, and the tiers', async () => {
    const told = await explain({ quantity: 42 });
    expect(told.customer).toMatchObject({ customerId: '510001', customerGroup: 'A' });
    expect(step(told, 'list')).toMatchObject({ verdict: 'outranked', price: 28.96 });
    expect(step(told, 'group')).toMatchObject({
      ...{ verdict: 'decides', price: 27.8 },
      agreement: { customerGroup: 'A', validFrom: '2026-07-01', validUntil: '2027-06-30' },
    });
    expect(step(told, 'agreement')).toMatchObject({ verdict: 'absent', agreement: null });
    expect(step(told, 'ladder')).toMatchObject({
      ...{ verdict: 'decides', price: 26.8, toNext: 22 },
      rungs: [
        { from: 40, price: 26.8, isReached: true, isPaid: true },
        { from: 64, price: 26.1, isReached: false, isPaid: false },
      ],
    });
    expect(step(await explain({ quantity: 5 }), 'ladder')).toMatchObject({ verdict: 'notReached', toNext: 35 });
  });

  test('is valid for the requested day, and lists past and future agreements', async () => {
    const later = await explain({ date: '2027-07-01' });
    expect(step(later, 'group')).toMatchObject({ verdict: 'expired' });
    expect(step(later, 'list')).toMatchObject({ verdict: 'decides' });
    expect(step(await explain({ date: '2026-06-30' }), 'group')).toMatchObject({ verdict: 'future' });
  });

  test('from the factory has the tiers of the factory', async () => {
    const told = await explain({ quantity: 130, method: 'directdelivery' });
    expect(told.paid).toMatchObject({ price: 20, isDirect: true });
  });

  test('says so without a price', async () => {
    await db.delete(priceAgreements).where(eq(priceAgreements.variantId, variantId));
    await db
      .update(listPrices)
      .set({ priceDelivery: '0', pricePickup: '0' })
      .where(eq(listPrices.variantId, variantId));
    const told = await explain();
    expect([told.paid, step(told, 'list')]).toMatchObject([null, { verdict: 'withoutPrice', price: null }]);
  });

  test('is for existing customers and articles only', async () => {
    const status = async (asked: string) => (await admin.get(`/api/beheer/prices/explain?${asked}`)).statusCode;
    expect(await status(`customerId=nee&code=${code}`)).toBe(404);
    expect(await status('customerId=510001&code=nee')).toBe(404);
    expect(await status(`customerId=510001&code=${code}&unit=EMMER`)).toBe(400);
    expect(await status(`customerId=510001&code=${code}&quantity=0`)).toBe(400);
  });
});

describe('an agreement', () => {
  const edit = {
    ...{ ventureId: '210', code, customerId: '510001', customerGroup: null, priceDelivery: 25.55, pricePickup: 25 },
    ...{ salesPricePer: 1, priceUnit: variant.priceUnit, validFrom: '2026-11-01', validUntil: null },
  };

  test('that is added decides from its first day, and not after it is ended', async () => {
    const made = await admin.ask('POST', '/api/beheer/prices/agreements', edit);
    expect(made.statusCode, made.payload).toBe(200);
    const { agreementId, version } = made.json();
    expect(step(await explain(), 'agreement')).toMatchObject({ verdict: 'decides', agreement: { agreementId } });
    expect(await lastTrace(db, 'price-agreement')).toMatchObject({ before: null, permission: 'prices.edit' });
    const end = `/api/beheer/prices/agreements/${agreementId}/end`;
    const ended = await admin.ask('PUT', end, { validUntil: '2026-11-15', version });
    expect(ended.json()).toMatchObject({ validUntil: '2026-11-15', version: version + 1 });
    expect(step(await explain(), 'agreement')).toMatchObject({ verdict: 'expired' });
    expect(await lastTrace(db, 'price-agreement')).toMatchObject({
      before: { validUntil: null },
      after: { validUntil: '2026-11-15' },
    });
    const late = await admin.ask('PUT', end, { validUntil: null, version });
    expect([late.statusCode, late.json().current.validUntil]).toEqual([409, '2026-11-15']);
    const early = await admin.ask('PUT', end, { validUntil: '2026-10-01', version: version + 1 });
    expect([early.statusCode, Object.keys(early.json().errors)]).toEqual([400, ['validUntil']]);
    const { agreements } = (await admin.get(`${ofArticle}?customerId=510001`)).json();
    expect(agreements).toHaveLength(2);
  });

  test.each([
    ['both a customer and a group', { customerGroup: 'A' }, 'customerId'],
    ['a customer of another venture', { customerId: '520001' }, 'customerId'],
    ['a unit the article has not', { priceUnit: 'EMMER' }, 'priceUnit'],
    ['a last day before the first', { validUntil: '2026-10-01' }, 'validUntil'],
    ['a price below zero', { priceDelivery: -1 }, 'priceDelivery'],
  ])('for %s is refused', async (_, change, field) => {
    const answer = await admin.ask('POST', '/api/beheer/prices/agreements', { ...edit, ...change });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });
});

test('a list price is changed at its own version only, shows in the shop, and is audited', async () => {
  const { listPrice } = (await admin.get(ofArticle)).json();
  const body = { priceDelivery: 30.1234, pricePickup: 29, salesPricePer: 1, version: listPrice.version };
  const saved = await admin.ask('PUT', `${ofArticle}/list`, body);
  expect(saved.json()).toMatchObject({ priceDelivery: 30.1234, version: listPrice.version + 1 });
  expect(step(await explain(), 'list')).toMatchObject({ price: 30.1234 });
  const late = await admin.ask('PUT', `${ofArticle}/list`, { ...body, priceDelivery: 1 });
  expect([late.statusCode, late.json().current.priceDelivery]).toEqual([409, 30.1234]);
  expect(await lastTrace(db, 'list-price')).toMatchObject({
    before: { priceDelivery: 28.96, pricePickup: 28 },
    after: { priceDelivery: 30.1234, pricePickup: 29 },
  });
});

describe('permissions', () => {
  test('customers and articles are found in the user’s own ventures', async () => {
    const ids = async (by: StaffBrowser, url: string) =>
      (await by.get(`/api/beheer/prices/${url}`)).json().found.map(({ id }: { id: string }) => id);
    expect(await ids(sales, 'customers?q=510001')).toEqual(['510001']);
    expect(await ids(sales, 'customers?q=520001')).toEqual([]);
    expect(await ids(admin, 'customers?q=520001')).toEqual(['520001']);
    expect(await ids(sales, `articles?q=${code}`)).toEqual([code]);
    expect(await ids(sales, 'articles?q=%25')).toEqual([]);
  });

  test.each([
    ['sales', 200, 403],
    ['assortment', 200, 403],
    ['reader', 200, 403],
    ['website', 403, 403],
    ['branch', 403, 403],
  ] as const)('%s reads %i and changes %i', async (who, reading, changing) => {
    const browser = await staffOf(app, who);
    const asked = `customerId=510001&code=${code}`;
    expect((await browser.get(`/api/beheer/prices/explain?${asked}`)).statusCode).toBe(reading);
    expect((await browser.get('/api/beheer/prices/customers?q=51')).statusCode).toBe(reading);
    expect((await browser.get('/api/beheer/prices/articles?q=1')).statusCode).toBe(reading);
    expect((await browser.get(ofArticle)).statusCode).toBe(reading);
    const body = { priceDelivery: 1, pricePickup: 1, salesPricePer: 1, version: 1 };
    expect((await browser.ask('PUT', `${ofArticle}/list`, body)).statusCode).toBe(changing);
    const end = { validUntil: null, version: 1 };
    expect((await browser.ask('PUT', '/api/beheer/prices/agreements/1/end', end)).statusCode).toBe(changing);
  });

  test('another venture is closed to staff of one venture', async () => {
    const asked = `customerId=520001&code=${code}`;
    expect((await sales.get(`/api/beheer/prices/explain?${asked}`)).statusCode).toBe(403);
    expect((await sales.get('/api/beheer/prices/articles?q=1&ventureId=220')).statusCode).toBe(403);
    expect((await sales.get(`/api/beheer/prices/articles/220/${code}`)).statusCode).toBe(403);
  });
});

test('a cost price is set at the version that was shown, and removed again', async () => {
  const { costPrice: before } = (await sales.get(ofArticle)).json();
  const put = (price: number | null, seen: number | null) =>
    admin.ask('PUT', `${ofArticle}/cost`, { price, salesPricePer: 1, before: seen });
  const set = await put(19.4567, before?.price ?? null);
  expect(set.statusCode, set.payload).toBe(200);
  expect((await sales.get(ofArticle)).json().costPrice).toEqual({
    ...{ price: 19.4567, salesPricePer: 1, priceUnit: variant.priceUnit },
  });
  expect(await lastTrace(db, 'list-price')).toMatchObject({ after: { costPrice: 19.4567 } });
  expect((await put(20, before?.price ?? null)).statusCode).toBe(409);
  expect((await put(0, 19.4567)).statusCode).toBe(400);
  expect((await put(null, 19.4567)).json()).toEqual({ costPrice: null });
  expect((await sales.ask('PUT', `${ofArticle}/cost`, { price: 1, salesPricePer: 1, before: null })).statusCode).toBe(
    403,
  );
});
