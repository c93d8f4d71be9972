import { randomUUID } from 'node:crypto';
import type { Cart } from '@bouwpoort/contract/ordering/cart';
import type { Order } from '@bouwpoort/contract/ordering/orders';
import type { Quote, QuoteHead } from '@bouwpoort/contract/ordering/quotes';
import type { BeheerQuote } from '@bouwpoort/contract/ordering/quotes.staff';
import { priceLine } from '@bouwpoort/trade/catalogue/line-price';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../../tools/property-runs.ts';
import { textIn } from '../../../testing/pdf-text.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { chooseInSandbox } from '../../../testing/test-sandbox.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { checkOpenPayments } from '../payments/payments.jobs.ts';
import { expirePastQuotes } from './expire-quotes.ts';

const { app, db, context, setClock, runJobs, mails, caughtUp } = await createTestApp();
const monday = new Date('2026-11-16T10:00:00+01:00');
beforeEach(() => setClock(monday));
const dates = { preferredDeliveryDate: '2026-11-20', latestDeliveryDate: '2026-12-04' };
const anyDay = { ...dates, hasConfirmedLatestDeliveryDateExceeded: true };

setClock(monday);
const manager = await Shopper.logIn(app, 'aannemer@steenhof.test');
const buyer = await Shopper.logIn(app, 'inkoper@steenhof.test');
const stranger = await Shopper.logIn(app, 'krediet@steenhof.test');
const sales = await staffOf(app, 'sales');

/** Sold by the pack and priced by the square metre. */
const { rows: odd } = await db.execute<{ code: string; guid: string; ratio: string }>(sql`
  select v.code, v.guid as guid, b.unit_ratio::text as ratio
  from variant v join bundle b on b.variant_id = v.id and b.bundle_code = v.sales_unit
    join list_price l on l.variant_id = v.id
  where v.venture_id = '210' and v.price_unit = 'MTK' and v.sales_unit <> 'MTK' and l.price_delivery > 5
    and b.unit_ratio <> round(b.unit_ratio) order by v.id limit 3`);

async function ask(of: Shopper, lines: object[], more: object = {}): Promise<Quote> {
  const made = await of.post('/api/quotes', { lines, ...more });
  expect(made.statusCode, made.payload).toBe(200);
  const asked = await of.post(`/api/quotes/${made.json().quoteId}/request`);
  expect(asked.statusCode, asked.payload).toBe(200);
  return asked.json();
}

const forStaff = async (quoteId: number): Promise<BeheerQuote> =>
  (await sales.get(`/api/beheer/quotes/${quoteId}`)).json();

type Worked = BeheerQuote['lines'][number];

/** Staff give every line this price, and send the offer. */
async function offer(
  quoteId: number,
  offered: (line: Worked) => Worked['offered'],
  { validUntil = '2026-11-28', callOffUntil = '2027-04-30' } = {},
): Promise<BeheerQuote> {
  const { version, lines } = await forStaff(quoteId);
  const saved = await sales.ask('PUT', `/api/beheer/quotes/${quoteId}`, {
    ...{ version, validUntil, callOffUntil, opening: 'Dag, hierbij.', closing: 'Op afroep.' },
    lines: lines.map((line) => ({
      ...{ lineId: line.lineId, code: line.code, quantity: line.quantity, note: line.note, delivery: 'Week 50' },
      ...(line.code === '' ? { name: line.name, unit: line.unit } : {}),
      offered: offered(line),
    })),
  });
  expect(saved.statusCode, saved.payload).toBe(200);
  const sent = await sales.ask('POST', `/api/beheer/quotes/${quoteId}/send`, {
    ...{ version: saved.json().version, confirmsLowMargin: true },
  });
  expect(sent.statusCode, sent.payload).toBe(200);
  return sent.json();
}

const perMetre = (price: number) => () => ({ price, per: 1, unitId: 'MTK' });

async function accepted(of: Shopper, quantity: number, price: number, code = 0, until = {}): Promise<Quote> {
  const { quoteId } = await ask(of, [{ contentId: odd[code]?.guid, quantity }]);
  await offer(quoteId, perMetre(price), until);
  const answer = await of.post(`/api/quotes/${quoteId}/accept`, { offer: 1 });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
}

async function callOff(of: Shopper, { quoteId, offers }: Quote, quantity: number) {
  const { id } = await of.cart();
  const lineId = offers[0]?.lines[0]?.lineId;
  return of.post(`/api/carts/${id}/calloff`, { quoteId, lines: [{ lineId, quantity }] });
}

async function empty(of: Shopper, method = 'storedelivery'): Promise<Cart> {
  const cart = await of.cart();
  return of.put({ ...cart, shipments: [] }, { shippingMethodId: method });
}

/** Moves its last day to yesterday. */
const endCallOff = ({ quoteId }: Quote) =>
  db.execute(sql`update quote_offer set valid_until = '2026-11-15', call_off_until = '2026-11-15'
    where quote_id = ${quoteId}`);

const lineOf = (cart: Cart) => cart.shipments[0]?.lineItems[0];

test('from request to call-off: the quoted price to the cent in cart, order, PDF, mail and ERP payload', async () => {
  const project = await db.execute<{ id: number; name: string }>(
    sql`select id, name from project where customer_id = '510001' order by id limit 1`,
  );
  const asked = await ask(
    buyer,
    [
      { contentId: odd[0]?.guid, quantity: 7, note: 'zonder folie' },
      { text: 'stelkozijnen volgens tekening K-04', quantity: 14, unit: 'PCE' },
    ],
    { projectId: project.rows[0]?.id, wantedDay: '2026-12-07', remarks: 'In delen op afroep.' },
  );
  expect(asked).toMatchObject({ state: 'requested', number: expect.stringMatching(/^OF-210\d{4,}$/) });
  expect(asked.project?.name).toBe(project.rows[0]?.name);
  await offer(asked.quoteId, ({ code }) =>
    code === '' ? { price: 86.5, per: 1, unitId: 'PCE' } : { price: 3.3333, per: 1, unitId: 'MTK' },
  );
  await offer(asked.quoteId, ({ code }) =>
    code === '' ? { price: 86.5, per: 1, unitId: 'PCE' } : { price: 3.1417, per: 1, unitId: 'MTK' },
  );
  const seen: Quote = (await manager.get(`/api/quotes/${asked.quoteId}`)).json();
  const [branch] = (
    await db.execute<{ name: string; phone: string; email: string }>(sql`
      select display_name as name, phone, email from branch where branch_id = (
        select branch_id from quote where id = ${asked.quoteId})`)
  ).rows;
  expect(asked.seller, 'nobody works on it yet').toBeNull();
  expect(seen.seller).toEqual({
    ...{ name: seen.offers[0]?.sentBy, branchName: branch?.name, phone: branch?.phone, email: branch?.email },
  });
  const [second, first] = seen.offers;
  expect([second?.number, first?.number]).toEqual([2, 1]);
  expect(second?.lines[0]?.change).toMatchObject({ isNew: false, offered: { price: 3.3333 } });
  expect(second?.lines[1]?.change).toBeNull();
  expect(first?.lines[0]?.offered?.price).toBe(3.3333);
  expect(second?.lines[1]).toMatchObject({ askedText: 'stelkozijnen volgens tekening K-04', canCallOff: false });
  // The replaced offer cannot be accepted.
  expect((await buyer.post(`/api/quotes/${asked.quoteId}/accept`, { offer: 1 })).statusCode).toBe(409);
  const lineId = second?.lines[0]?.lineId;
  const taken = await buyer.post(`/api/quotes/${asked.quoteId}/accept`, { offer: 2, lineIds: [lineId] });
  expect(taken.json()).toMatchObject({ state: 'accepted', decidedBy: expect.any(String) });

  await empty(buyer);
  const called = await callOff(buyer, taken.json(), 3);
  expect(called.statusCode, called.payload).toBe(200);
  const packs = { salesUnit: 'PK', priceUnit: 'MTK', bundles: [{ bundleCode: 'PK', unitRatio: odd[0]?.ratio ?? 1 }] };
  const amount = priceLine(packs, { price: '3.1417', salesPricePer: 1 }, 3).amount.toNumber();
  const inCart = lineOf(called.json());
  expect(inCart).toMatchObject({
    extendedPrice: amount,
    agreed: { price: 3.1417, per: 1, unitId: 'MTK' },
    priceSource: { kind: 'quote', number: asked.number, quoteId: asked.quoteId },
    quoteNotice: null,
    nextTier: null,
  });
  // A browser that writes the cart without the quote keeps the quoted line.
  const written = await buyer.put(called.json(), { shippingMethodId: 'storedelivery' });
  expect(lineOf(written)?.priceSource?.number).toBe(asked.number);
  const prepared = await buyer.prepare(written.id, anyDay);
  expect(prepared.statusCode, prepared.payload).toBe(200);
  expect(lineOf(prepared.json().cart)).toMatchObject({ extendedPrice: amount, priceSource: { number: asked.number } });
  const ordered = await buyer.convert(written.id);
  expect(ordered.statusCode, ordered.payload).toBe(200);
  const [orderId] = ordered.json().orderIds;
  const { salesOrderLines } = (await buyer.get(`/api/orders/${orderId}`)).json();
  expect(salesOrderLines).toMatchObject([
    { nettAmount: amount, agreed: { price: 3.1417 }, quoteNumber: asked.number, quoteLineId: lineId },
  ]);
  const pdf = textIn((await buyer.get(`/api/orders/${orderId}/pdf`)).rawPayload).join(' ');
  expect(pdf).toContain(`offerte ${asked.number}`);
  await runJobs();
  const confirmation = (await mails()).findLast(({ kind }) => kind === 'order-confirmation');
  expect(confirmation?.text.replaceAll('\n', ' ')).toContain(`prijs uit offerte ${asked.number}`);
  const { rows } = await db.execute<{ payload: { order: { salesOrderLines: object[] } } }>(
    sql`select payload from erp_order where order_id = ${orderId}`,
  );
  expect(rows[0]?.payload.order.salesOrderLines).toMatchObject([
    { nettAmount: amount, quoteNumber: asked.number, quoteLineId: lineId },
  ]);
  const leftOf = async () =>
    ((await buyer.get(`/api/quotes/${asked.quoteId}`)).json() as Quote).offers[0]?.lines[0]?.left;
  expect(await leftOf()).toBe(4);
  // After cancellation it can be called off again, once.
  expect((await buyer.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(200);
  expect(await leftOf()).toBe(7);
  expect((await buyer.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(409);
  expect(await leftOf()).toBe(7);
});

test('cart and overview charge the offered amount for any price and quantity', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 49_999 }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(0, 1, 2),
      fc.constantFrom('storedelivery', 'instorepickup'),
      async (parts, quantity, code, method) => {
        const price = parts / 10_000;
        const quote = await accepted(manager, quantity, price, code % odd.length);
        await empty(manager, method);
        const cart: Cart = (await callOff(manager, quote, quantity)).json();
        const offered = quote.offers[0]?.lines[0]?.offered;
        expect(lineOf(cart)?.extendedPrice).toBe(offered?.amount);
        expect(lineOf(cart)?.agreed?.price).toBe(offered?.price);
        const prepared = await manager.prepare(cart.id, { ...anyDay, branchId: '2101' });
        expect(prepared.statusCode, prepared.payload).toBe(200);
        expect(lineOf(prepared.json().cart)?.extendedPrice).toBe(offered?.amount);
      },
    ),
    { numRuns: propertyRuns(8) },
  );
});

describe('the price of today applies, and the line gives the reason,', () => {
  test('after the last day', async () => {
    const quote = await accepted(buyer, 10, 2.5);
    await empty(buyer);
    expect(lineOf((await callOff(buyer, quote, 2)).json())?.agreed?.price).toBe(2.5);
    await endCallOff(quote);
    const line = lineOf(await buyer.cart());
    expect(line).toMatchObject({ priceSource: null, quoteNotice: { why: 'expired', number: quote.number } });
    expect(line?.agreed?.price).toBeGreaterThan(2.5);
  });

  test('for more than the quantity left', async () => {
    const quote = await accepted(buyer, 10, 2.5);
    await empty(buyer);
    const line = lineOf((await callOff(buyer, quote, 11)).json());
    expect(line).toMatchObject({ priceSource: null, quoteNotice: { why: 'usedUp', left: 10 } });
    expect(line?.agreed?.price).toBeGreaterThan(2.5);
  });

  test('when it is lower', async () => {
    const quote = await accepted(buyer, 10, 9999);
    await empty(buyer);
    const line = lineOf((await callOff(buyer, quote, 1)).json());
    expect(line).toMatchObject({ priceSource: null, quoteNotice: { why: 'lowerToday' } });
    expect(line?.agreed?.price).toBeLessThan(9999);
  });
});

test('a quote that expires between overview and order is not charged', async () => {
  const quote = await accepted(buyer, 10, 2.5);
  await empty(buyer);
  const { id } = (await callOff(buyer, quote, 2)).json();
  expect((await buyer.prepare(id, anyDay)).statusCode).toBe(200);
  await endCallOff(quote);
  const ordered = await buyer.convert(id);
  expect(ordered.statusCode).toBe(409);
  expect(ordered.json()).toMatchObject({ code: 'notPrepared' });
  const paid = await buyer.pay(id);
  expect(paid.statusCode).toBe(409);
  expect((await buyer.prepare(id, anyDay)).statusCode).toBe(200);
  const again = await buyer.convert(id);
  expect(again.statusCode).toBe(200);
  const { salesOrderLines } = (await buyer.get(`/api/orders/${again.json().orderIds[0]}`)).json();
  expect(salesOrderLines[0]).toMatchObject({ quoteNumber: null });
  expect(salesOrderLines[0].agreed.price).toBeGreaterThan(2.5);
});

test('of two orders at once for the last of it one succeeds, and the other is refused', async () => {
  const quote = await accepted(buyer, 5, 2.5);
  const carts = await Promise.all(
    [buyer, manager].map(async (of) => {
      await empty(of);
      const { id } = (await callOff(of, quote, 4)).json();
      expect((await of.prepare(id, anyDay)).statusCode).toBe(200);
      return { of, id };
    }),
  );
  const answers = await Promise.all(carts.map(({ of, id }) => of.convert(id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { rows } = await db.execute<{ left: string }>(sql`
    select "left"::text from quote_offer_line line join quote_offer offer on offer.id = line.offer_id
    where quote_id = ${quote.quoteId}`);
  expect(rows).toEqual([{ left: '1.0000' }]);
});

const leftOf = async ({ quoteId }: Quote): Promise<number | undefined> =>
  ((await buyer.get(`/api/quotes/${quoteId}`)).json() as Quote).offers[0]?.lines[0]?.left;

/** A cart with this quantity of the quote, ready to be ordered or paid. */
async function prepared(of: Shopper, quote: Quote, quantity: number): Promise<number> {
  await empty(of);
  const { id } = (await callOff(of, quote, quantity)).json();
  const shown = await of.prepare(id, anyDay);
  expect(shown.statusCode, shown.payload).toBe(200);
  expect(lineOf(shown.json().cart)?.priceSource?.number).toBe(quote.number);
  return id;
}

describe('paying online', () => {
  test('orders at the quoted price, and takes it from the quote once', async () => {
    const quote = await accepted(buyer, 5, 2.5);
    const id = await prepared(buyer, quote, 4);
    const paying = await buyer.pay(id);
    expect(paying.statusCode, paying.payload).toBe(200);
    const { orderId, redirectUrl } = paying.json();
    expect(await leftOf(quote)).toBe(1);
    await chooseInSandbox(app, redirectUrl, { outcome: 'successful' });
    expect((await buyer.verify(id, orderId)).json()).toMatchObject({ status: 'successful' });
    expect(await leftOf(quote)).toBe(1);
    const orders: Order[] = (await buyer.get('/api/orders')).json();
    const { salesOrderLines } = (await buyer.get(`/api/orders/${orders[0]?.orderId}`)).json();
    expect(salesOrderLines).toMatchObject([{ quoteNumber: quote.number, agreed: { price: 2.5 } }]);
  });

  test('of two payments at once for the last of it one starts, and the other is refused', async () => {
    const quote = await accepted(buyer, 5, 2.5);
    const carts = [
      { of: buyer, id: await prepared(buyer, quote, 4) },
      { of: manager, id: await prepared(manager, quote, 4) },
    ];
    const answers = await Promise.all(carts.map(({ of, id }) => of.pay(id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await leftOf(quote)).toBe(1);
  });

  test('holds it against an order on account, until the payment is abandoned', async () => {
    const quote = await accepted(buyer, 5, 2.5);
    const paidFor = await prepared(buyer, quote, 4);
    const ordered = await prepared(manager, quote, 4);
    const { orderId, redirectUrl } = (await buyer.pay(paidFor)).json();
    expect((await manager.convert(ordered)).json()).toMatchObject({ code: 'notPrepared' });
    expect(lineOf(await manager.cart())).toMatchObject({ priceSource: null, quoteNotice: { why: 'usedUp', left: 1 } });
    await chooseInSandbox(app, redirectUrl, { outcome: 'canceledByUser' });
    await buyer.verify(paidFor, orderId);
    expect(await leftOf(quote)).toBe(5);
    // A second verification gives nothing back.
    await buyer.verify(paidFor, orderId);
    expect(await leftOf(quote)).toBe(5);
    expect((await manager.prepare(ordered, anyDay)).statusCode).toBe(200);
    expect((await manager.convert(ordered)).statusCode).toBe(200);
    expect(await leftOf(quote)).toBe(1);
  });

  test('after a return without payment the quoted price is still available, for payment or on account', async () => {
    const quote = await accepted(buyer, 5, 2.5);
    const id = await prepared(buyer, quote, 5);
    expect((await buyer.pay(id)).statusCode).toBe(200);
    expect(await leftOf(quote)).toBe(0);
    expect(lineOf(await buyer.cart())?.priceSource?.number).toBe(quote.number);
    expect((await buyer.prepare(id, anyDay)).statusCode).toBe(200);
    expect((await buyer.pay(id)).statusCode).toBe(200);
    expect(await leftOf(quote)).toBe(0);
    expect((await buyer.prepare(id, anyDay)).statusCode).toBe(200);
    const ordered = await buyer.convert(id);
    expect(ordered.statusCode, ordered.payload).toBe(200);
    expect(await leftOf(quote)).toBe(0);
    const { salesOrderLines } = (await buyer.get(`/api/orders/${ordered.json().orderIds[0]}`)).json();
    expect(salesOrderLines).toMatchObject([{ quoteNumber: quote.number, agreed: { price: 2.5 } }]);
  });

  test('a payment that ended at the provider releases its hold within minutes, without a return', async () => {
    const quote = await accepted(buyer, 5, 2.5);
    const { orderId } = (await buyer.pay(await prepared(buyer, quote, 4))).json();
    // It expires at the provider, without a webhook call or a return.
    await db.execute(sql`update sandbox_payment set status_code = -80 where order_id = ${orderId}`);
    setClock(new Date(monday.getTime() + 3 * 60_000));
    await enqueue(db, checkOpenPayments, {});
    await runJobs();
    setClock(monday);
    expect(await leftOf(quote)).toBe(5);
  });

  test('an abandoned payment gives way to another checkout of the customer, an active one does not', async () => {
    const quote = await accepted(buyer, 5, 2.5);
    const abandoned = await prepared(buyer, quote, 4);
    const other = await prepared(manager, quote, 4);
    const { orderId } = (await buyer.pay(abandoned)).json();
    const sourceOf = async () => lineOf((await manager.prepare(other, anyDay)).json().cart)?.priceSource;
    setClock(new Date(monday.getTime() + 14 * 60_000));
    expect(await sourceOf(), 'a colleague may still be at the bank').toBeNull();
    expect(await leftOf(quote)).toBe(1);

    setClock(new Date(monday.getTime() + 16 * 60_000));
    expect(await sourceOf()).toMatchObject({ number: quote.number });
    expect(await leftOf(quote)).toBe(5);
    expect((await buyer.verify(abandoned, orderId)).json()).toMatchObject({ status: 'canceledByUser' });
    expect((await manager.convert(other)).statusCode).toBe(200);
    expect(await leftOf(quote)).toBe(1);
    setClock(monday);
  });

  test('an abandoned payment stays open if enough is left for both', async () => {
    const quote = await accepted(buyer, 5, 2.5);
    await buyer.pay(await prepared(buyer, quote, 2));
    setClock(new Date(monday.getTime() + 16 * 60_000));
    await prepared(manager, quote, 3);
    setClock(monday);
    expect(await leftOf(quote)).toBe(3);
  });

  test('an unfinished payment releases its hold after a day', async () => {
    const quote = await accepted(buyer, 5, 2.5);
    expect((await buyer.pay(await prepared(buyer, quote, 4))).statusCode).toBe(200);
    expect(await leftOf(quote)).toBe(1);
    setClock(new Date(monday.getTime() + 25 * 60 * 60 * 1000));
    await enqueue(db, checkOpenPayments, {});
    await runJobs();
    setClock(monday);
    expect(await leftOf(quote)).toBe(5);
  });
});

test('an offer is mailed with its PDF, and an offer that nobody accepts expires with a mail', async () => {
  const { quoteId, number } = await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3 }]);
  await offer(quoteId, perMetre(4), { validUntil: '2026-11-17', callOffUntil: '2026-11-30' });
  await runJobs();
  const mail = (await mails()).findLast(({ kind, subject }) => kind === 'quote-customer' && subject.includes(number));
  expect(mail?.to).toBe('inkoper@steenhof.test');
  const { rows } = await db.execute<{ name: string; bytes: Buffer }>(
    sql`select name, bytes from mail_attachment where mail_id = ${mail?.id}`,
  );
  expect(rows[0]?.name).toBe(`offerte-${number}-versie-1.pdf`);
  expect(textIn(rows[0]?.bytes ?? Buffer.alloc(0)).join(' ')).toContain(number);
  await db.execute(sql`update quote set offered_until = '2026-11-15' where id = ${quoteId}`);
  // Before any job has run.
  expect((await buyer.get(`/api/quotes/${quoteId}`)).json()).toMatchObject({
    state: 'expired',
    may: { decide: false },
  });
  expect((await buyer.post(`/api/quotes/${quoteId}/accept`, { offer: 1 })).statusCode).toBe(409);
  await expirePastQuotes({ ...context, clock: () => monday });
  await runJobs();
  const told = (await mails()).filter(({ subject }) => subject.includes('verlopen') && subject.includes(number));
  expect(told).toHaveLength(1);
});

test('asking for another price withdraws the offer until staff send the next one', async () => {
  const { quoteId, number } = await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3, note: 'zonder folie' }]);
  await offer(quoteId, perMetre(4));
  const url = `/api/quotes/${quoteId}`;
  expect((await buyer.get(url)).json()).toMatchObject({ may: { reopen: true } });
  expect((await buyer.post(`${url}/reopen`, { offer: 2, text: 'Kan het voor € 3,50?' })).statusCode).toBe(409);
  expect((await buyer.post(`${url}/reopen`, { offer: 1, text: ' ' })).statusCode).toBe(400);
  expect((await stranger.post(`${url}/reopen`, { offer: 1, text: 'Hallo' })).statusCode).toBe(404);
  const reopened = await buyer.post(`${url}/reopen`, { offer: 1, text: 'Kan het voor € 3,50?' });
  expect(reopened.statusCode, reopened.payload).toBe(200);
  expect(reopened.json()).toMatchObject({ state: 'inProgress', may: { reopen: false, decide: false } });
  expect(reopened.json().messages).toMatchObject([{ text: 'Kan het voor € 3,50?', isStaff: false }]);
  expect((await buyer.post(`${url}/accept`, { offer: 1 })).statusCode).toBe(409);
  await runJobs();
  const told = (await mails()).filter(({ kind, subject }) => kind === 'quote-staff' && subject.includes(number));
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from staff_user where id = (select assignee_id from quote where id = ${quoteId})`);
  // The member of staff who sent the offer is assigned, and gets the mail.
  expect(told.findLast(({ subject }) => subject.includes('andere prijs'))).toMatchObject({
    subject: `Een klant vraagt een andere prijs: ${number}`,
    to: rows[0]?.email,
    replyTo: 'inkoper@steenhof.test',
  });
  await offer(quoteId, perMetre(3.5));
  const again = await buyer.post(`${url}/accept`, { offer: 2 });
  expect(again.json().offers[0].lines[0]).toMatchObject({ note: 'zonder folie', offered: { price: 3.5 } });
});

test('a repeated key asks, accepts and calls off once', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const body = { lines: [{ contentId: odd[0]?.guid, quantity: 3 }] };
  const [one, two] = [await buyer.post('/api/quotes', body, key), await buyer.post('/api/quotes', body, key)];
  expect(one.json().quoteId).toBe(two.json().quoteId);
  const quote = await accepted(buyer, 10, 2.5);
  await empty(buyer);
  const { id } = await buyer.cart();
  const called = { quoteId: quote.quoteId, lines: [{ lineId: quote.offers[0]?.lines[0]?.lineId, quantity: 2 }] };
  const again = { 'idempotency-key': randomUUID() };
  await buyer.post(`/api/carts/${id}/calloff`, called, again);
  await buyer.post(`/api/carts/${id}/calloff`, called, again);
  expect(lineOf(await buyer.cart())?.quantity).toBe(2);
});

test('the list of a customer has the quote asked last at the top, page after page', async () => {
  const listed: QuoteHead[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { quotes: QuoteHead[]; nextCursor: string | null } = (
      await buyer.get(`/api/quotes?limit=3${cursor && `&cursor=${cursor}`}`)
    ).json();
    listed.push(...page.quotes);
    cursor = page.nextCursor;
  }
  const all = (await buyer.get('/api/quotes?limit=100')).json().quotes;
  expect(listed.map(({ quoteId }) => quoteId)).toEqual(all.map(({ quoteId }: QuoteHead) => quoteId));
  const days = listed.map(({ requestedAt, createdAt }) => requestedAt ?? createdAt);
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual(days.toSorted().reverse());
});

describe('permissions', () => {
  test('another customer cannot see, decide or call off', async () => {
    const quote = await accepted(buyer, 10, 2.5);
    const url = `/api/quotes/${quote.quoteId}`;
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await stranger.get(`${url}/pdf`)).statusCode).toBe(404);
    expect((await stranger.post(`${url}/messages`, { text: 'Hallo' })).statusCode).toBe(404);
    expect((await callOff(stranger, quote, 1)).statusCode).toBe(404);
    const list = (await stranger.get('/api/quotes')).json();
    expect(JSON.stringify(list)).not.toContain(quote.number);
  });

  test('a colleague sees a request, but no draft', async () => {
    const draft: Quote = (
      await buyer.post('/api/quotes', { lines: [{ contentId: odd[0]?.guid, quantity: 1 }] })
    ).json();
    expect((await manager.get(`/api/quotes/${draft.quoteId}`)).statusCode).toBe(404);
    expect((await sales.get(`/api/beheer/quotes/${draft.quoteId}`)).statusCode).toBe(404);
    await buyer.post(`/api/quotes/${draft.quoteId}/request`);
    expect((await manager.get(`/api/quotes/${draft.quoteId}`)).statusCode).toBe(200);
  });

  test('a requester without prices asks, sees no amount and cannot decide; a viewer cannot ask', async () => {
    const email = 'uitvoerder@terveldhuis.test';
    const role = (set: ReturnType<typeof sql>) => db.execute(sql`update site_user set ${set} where email = ${email}`);
    await role(sql`is_manager = false, member_role = 'requester', sees_prices = false`);
    await caughtUp();
    const foreman = await Shopper.logIn(app, email);
    const { quoteId, number } = await ask(foreman, [{ contentId: odd[0]?.guid, quantity: 3 }]);
    await offer(quoteId, perMetre(4.5678));
    const shown = await foreman.get(`/api/quotes/${quoteId}`);
    expect(shown.json()).toMatchObject({ state: 'offered', may: { decide: false } });
    expect(shown.payload).not.toMatch(/"(amount|price|offered|own|saved)":/);
    expect((await foreman.get('/api/quotes')).payload).not.toContain('"amount"');
    expect((await foreman.get(`/api/quotes/${quoteId}/pdf`)).statusCode).toBe(403);
    expect((await foreman.post(`/api/quotes/${quoteId}/accept`, { offer: 1 })).statusCode).toBe(403);
    await runJobs();
    const told = (await mails()).filter(
      ({ subject }) => subject.startsWith('Je offerte is klaar') && subject.includes(number),
    );
    // The foreman, and the colleagues who can decide.
    expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining([email, 'aannemer@steenhof.test']));
    const accepting = told.filter(({ text }) => text.includes('neem je hem aan')).map(({ to }) => to);
    expect(accepting).toContain('aannemer@steenhof.test');
    expect(accepting).not.toContain(email);
    const { rows } = await db.execute(
      sql`select 1 from mail_attachment a join mail_message m on m.id = a.mail_id
        where m."to" = ${email} and m.subject like ${`%${number}%`}`,
    );
    expect(rows).toEqual([]);
    await role(sql`member_role = 'viewer'`);
    await caughtUp();
    const viewer = await Shopper.logIn(app, email);
    expect((await viewer.post('/api/quotes', { lines: [] })).statusCode).toBe(403);
    await role(sql`member_role = 'buyer', sees_prices = true`);
  });
});

test('a user limited to some projects sees, asks and calls off for these only', async () => {
  const email = 'uitvoerder@terveldhuis.test';
  const { rows: projects } = await db.execute<{ id: number }>(
    sql`select id from project where customer_id = '510001' order by id limit 2`,
  );
  const [own, other] = projects.map(({ id }) => id);
  const line = { contentId: odd[0]?.guid, quantity: 3 };
  const quotes: Quote[] = [];
  for (const projectId of [own, other, null]) {
    const { quoteId } = await ask(manager, [line], { projectId });
    await offer(quoteId, perMetre(4));
    quotes.push((await manager.post(`/api/quotes/${quoteId}/accept`, { offer: 1 })).json());
  }
  await db.execute(sql`update site_user set is_manager = false, member_role = 'buyer', all_projects = false
    where email = ${email}`);
  await db.execute(sql`delete from site_user_project where site_user_id = (
    select id from site_user where email = ${email})`);
  await db.execute(sql`insert into site_user_project (site_user_id, project_id)
    select id, ${own} from site_user where email = ${email}`);
  await caughtUp();
  const foreman = await Shopper.logIn(app, email);
  const { quotes: listed } = (await foreman.get('/api/quotes')).json() as { quotes: Quote[] };
  const isListed = quotes.map(({ quoteId }) => listed.some((one) => one.quoteId === quoteId));
  expect(isListed).toEqual([true, false, false]);
  await empty(foreman);
  for (const [at, quote] of quotes.entries()) {
    const isOwn = at === 0;
    expect((await foreman.get(`/api/quotes/${quote.quoteId}`)).statusCode).toBe(isOwn ? 200 : 404);
    expect((await foreman.get(`/api/quotes/${quote.quoteId}/pdf`)).statusCode).toBe(isOwn ? 200 : 404);
    expect((await callOff(foreman, quote, 1)).statusCode).toBe(isOwn ? 200 : 404);
  }
  expect((await foreman.post('/api/quotes', { lines: [line], projectId: other })).statusCode).toBe(400);
  const draft = (await foreman.post('/api/quotes', { lines: [line] })).json();
  expect((await foreman.post(`/api/quotes/${draft.quoteId}/request`)).statusCode).toBe(400);
  await db.execute(sql`update site_user set all_projects = true where email = ${email}`);
  await caughtUp();
});

describe('files', () => {
  const headers = { 'content-type': 'application/octet-stream' };
  const send = async (quoteId: number, fileName: string, bytes: Buffer, fileId?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/quotes/${quoteId}/files?${new URLSearchParams({ fileName, ...(fileId && { fileId }) })}`,
      headers: { ...bearer(await logIn(app, 'inkoper@steenhof.test')), ...headers },
      payload: bytes,
    });

  test('are stored unchanged, and served so that no browser opens them', async () => {
    const { quoteId } = (await buyer.post('/api/quotes', { lines: [] })).json();
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_500_000, 7)]);
    const added = await send(quoteId, '../../gevel "noord".pdf', bytes);
    expect(added.statusCode, added.payload).toBe(200);
    const { fileId, name } = added.json();
    expect(name).not.toMatch(/[/"]/);
    const got = await buyer.get(`/api/quotes/${quoteId}/files/${fileId}`);
    expect(got.rawPayload.equals(bytes)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    expect((await stranger.get(`/api/quotes/${quoteId}/files/${fileId}`)).statusCode).toBe(404);
    expect((await manager.get(`/api/quotes/${quoteId}/files/${fileId}`)).statusCode).toBe(404);
    await buyer.post(`/api/quotes/${quoteId}/request`);
    expect((await sales.get(`/api/beheer/quotes/${quoteId}/files/${fileId}`)).statusCode).toBe(200);
    expect((await buyer.remove(`/api/quotes/${quoteId}/files/${fileId}`)).statusCode).toBe(409);
  });

  test('are downloaded by staff with their real type, whatever name they were sent with', async () => {
    const { quoteId } = (await buyer.post('/api/quotes', { lines: [] })).json();
    const page = Buffer.from('%PDF-1.7\n<script>alert(1)</script>');
    const { fileId, name } = (await send(quoteId, 'aanvraag.hta', page)).json();
    expect(name).toBe('aanvraag.hta.pdf');
    await buyer.post(`/api/quotes/${quoteId}/request`);
    const got = await sales.get(`/api/beheer/quotes/${quoteId}/files/${fileId}`);
    expect(got.headers['content-disposition']).toContain('filename="aanvraag.hta.pdf"');
  });

  test('are identified by an id of the client, so that one whose answer was lost can be removed', async () => {
    const { quoteId } = (await buyer.post('/api/quotes', { lines: [] })).json();
    const other = (await buyer.post('/api/quotes', { lines: [] })).json();
    const fileId = randomUUID();
    const pdf = Buffer.from('%PDF-1.7 gevel');
    expect((await send(quoteId, 'gevel.pdf', pdf, fileId)).json()).toMatchObject({ fileId, name: 'gevel.pdf' });
    // An id is unique: neither a second file nor another quote can reuse it.
    expect((await send(quoteId, 'dak.pdf', pdf, fileId)).statusCode).toBe(409);
    expect((await send(other.quoteId, 'dak.pdf', pdf, fileId)).statusCode).toBe(409);
    expect((await send(quoteId, 'dak.pdf', pdf, 'geen-id')).statusCode).toBe(400);
    expect((await buyer.get(`/api/quotes/${quoteId}`)).json().files).toEqual([
      expect.objectContaining({ fileId, name: 'gevel.pdf' }),
    ]);
    expect((await buyer.remove(`/api/quotes/${quoteId}/files/${fileId}`)).statusCode).toBe(200);
    expect((await buyer.get(`/api/quotes/${quoteId}`)).json().files).toEqual([]);
  });

  test('that are no drawing or document are refused, and so is an eleventh', async () => {
    const { quoteId } = (await buyer.post('/api/quotes', { lines: [] })).json();
    expect((await send(quoteId, 'gevel.pdf', Buffer.from('<script>alert(1)</script>'))).statusCode).toBe(400);
    expect((await send(quoteId, 'groot.pdf', Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-'))).statusCode).toBe(413);
    for (let at = 0; at < 10; at++)
      expect((await send(quoteId, `${at}.pdf`, Buffer.from('%PDF-1.7'))).statusCode).toBe(200);
    expect((await send(quoteId, '10.pdf', Buffer.from('%PDF-1.7'))).statusCode).toBe(409);
  });
});

describe('staff', () => {
  test('see list price, own price, margin and discount, and get a conflict if a colleague saved first', async () => {
    await db.execute(sql`insert into cost_price (variant_id, price, sales_price_per, price_unit)
      select id, 2, 1, price_unit from variant where guid = ${odd[0]?.guid}
      on conflict (variant_id) do update set price = 2, sales_price_per = 1`);
    const { quoteId } = await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3 }]);
    const before = await forStaff(quoteId);
    expect(before.lines[0]).toMatchObject({
      list: { unitId: 'MTK' },
      own: { unitId: 'MTK' },
      offered: null,
      margin: null,
    });
    const sent = await offer(quoteId, perMetre(4));
    expect(sent.lines[0]).toMatchObject({ margin: 50, cost: { price: 2 }, imageUrl: expect.stringContaining('/') });
    expect(sent.row).toMatchObject({ state: 'offered', margin: 50, assignee: { name: expect.any(String) } });
    const stale = await sales.ask('PUT', `/api/beheer/quotes/${quoteId}`, {
      ...{ version: before.version, validUntil: null, callOffUntil: null },
      lines: [{ code: odd[0]?.code, quantity: 1, offered: null }],
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().current.version).toBe(sent.version);
  });

  test('link a free line to an article, and cannot send an offer without prices or a date', async () => {
    const { quoteId } = await ask(buyer, [{ text: 'PIR 120', quantity: 5, unit: 'PCE' }]);
    const { version, lines } = await forStaff(quoteId);
    const save = (more: object, at = version) =>
      sales.ask('PUT', `/api/beheer/quotes/${quoteId}`, {
        ...{ version: at, validUntil: null, callOffUntil: null },
        lines: [{ lineId: lines[0]?.lineId, code: odd[0]?.code, quantity: 5, offered: null, ...more }],
      });
    const wrong = await save({ code: 'bestaat-niet' });
    expect(wrong.statusCode).toBe(400);
    const tied = await save({});
    expect(tied.json().lines[0]).toMatchObject({ code: odd[0]?.code, askedText: 'PIR 120' });
    const send = (at: number) => sales.ask('POST', `/api/beheer/quotes/${quoteId}/send`, { version: at });
    expect((await send(tied.json().version)).statusCode).toBe(400);
    const huge = await save(
      { offered: { price: 9_999_999, per: 1, unitId: 'MTK' }, quantity: 1_000_000 },
      tied.json().version,
    );
    expect(huge.statusCode).toBeLessThan(500);
  });

  test('get a conflict when an offer is sent twice', async () => {
    const { quoteId } = await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3 }]);
    const { version, lines } = await forStaff(quoteId);
    const line = { lineId: lines[0]?.lineId, code: odd[0]?.code, quantity: 3, offered: null };
    const body = { version, validUntil: null, callOffUntil: null, lines: [line, line] };
    const twice = await sales.ask('PUT', `/api/beheer/quotes/${quoteId}`, body);
    expect(twice.statusCode, twice.payload).toBe(400);
    expect(twice.json().errors).toEqual({ 'lines.1': ['Deze regel staat er twee keer'] });
  });

  test('write messages to the customer, and notes to each other', async () => {
    const { quoteId } = await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3 }]);
    await sales.ask('POST', `/api/beheer/quotes/${quoteId}/messages`, { text: 'Klopt 3?', isNote: false });
    await sales.ask('POST', `/api/beheer/quotes/${quoteId}/messages`, { text: 'Niet onder 12%', isNote: true });
    await buyer.post(`/api/quotes/${quoteId}/messages`, { text: 'Ja, 3.' });
    const { messages } = (await buyer.get(`/api/quotes/${quoteId}`)).json() as Quote;
    expect(messages.map(({ text }) => text)).toEqual(['Klopt 3?', 'Ja, 3.']);
    expect((await forStaff(quoteId)).messages).toHaveLength(3);
    const given = await sales.ask('POST', `/api/beheer/quotes/${quoteId}/withdraw`, { reason: 'Dubbel gevraagd' });
    expect(given.json().row.state).toBe('withdrawn');
    expect((await buyer.get(`/api/quotes/${quoteId}`)).json()).toMatchObject({
      state: 'withdrawn',
      reason: 'Dubbel gevraagd',
    });
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit_entry where entity = 'quote' and entity_id = ${String(quoteId)}`,
    );
    expect(rows[0]?.n).toBe(3);
  });

  test('find quotes page by page, by state, customer and words', async () => {
    const ids = [];
    for (let at = 0; at < 3; at++) ids.push((await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3 }])).quoteId);
    const first = (await sales.get('/api/beheer/quotes?state=open&limit=2&customerId=510001')).json();
    expect(first.total.count).toBeGreaterThanOrEqual(3);
    const next = (
      await sales.get(`/api/beheer/quotes?state=open&limit=2&customerId=510001&cursor=${first.nextCursor}`)
    ).json();
    const seen = [...first.quotes, ...next.quotes].map(({ quoteId }: { quoteId: number }) => quoteId);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(ids));
    expect((await sales.get('/api/beheer/quotes?q=veldhuis&sort=validUntil')).json().quotes.length).toBeGreaterThan(0);
    expect((await sales.get('/api/beheer/quotes?ventureId=220')).statusCode).toBe(403);
    expect((await sales.get('/api/beheer/quotes/views')).json().views).toHaveLength(7);
  });

  test('see no margin and no cost price without the permission to see prices', async () => {
    const { quoteId } = await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3 }]);
    await offer(quoteId, perMetre(4));
    const listed = async () =>
      (await sales.get('/api/beheer/quotes')).json().quotes.find((row: QuoteHead) => row.quoteId === quoteId);
    await expect(listed()).resolves.toMatchObject({ margin: expect.any(Number) });
    const change = (how: 'array_remove' | 'array_append') =>
      db.execute(
        sql`update staff_role set permissions = ${sql.raw(how)}(permissions, 'prices.read') where id = 'binnendienst'`,
      );
    await change('array_remove');
    await caughtUp();
    try {
      const { row, margin, lines } = await forStaff(quoteId);
      expect({ row, margin, lines }).toMatchObject({
        ...{ row: { amount: expect.any(Number), margin: null }, margin: null },
        lines: [{ cost: null, margin: null, amount: expect.any(Number) }],
      });
      await expect(listed()).resolves.toMatchObject({ margin: null, isBelowMargin: false });
      // Sending below the lowest margin is to be confirmed all the same.
      const low = await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3 }]);
      const { version, lines: asked } = await forStaff(low.quoteId);
      const saved = await sales.ask('PUT', `/api/beheer/quotes/${low.quoteId}`, {
        ...{ version, validUntil: '2026-11-28', callOffUntil: null },
        lines: [{ lineId: asked[0]?.lineId, code: odd[0]?.code, quantity: 3, offered: perMetre(2.1)() }],
      });
      const refused = await sales.ask('POST', `/api/beheer/quotes/${low.quoteId}/send`, {
        version: saved.json().version,
      });
      expect([refused.statusCode, refused.json().lowMargin]).toEqual([409, [asked[0]?.name]]);
    } finally {
      await change('array_append');
      await caughtUp();
    }
  });

  test('see a margin with the offers of the demo world, whose articles cost 72 percent of the list price', async () => {
    const { rows } = await db.execute<{ number: string; margin: string; expected: string }>(
      sql`select q.number, q.margin,
          100 - 72 * sum(l.own_amount * p.price_delivery / l.own_price) / sum(l.amount) as expected
        from quote q join quote_offer o on o.quote_id = q.id and o.number = q.last_offer
          join quote_offer_line l on l.offer_id = o.id and l.content_id is not null
          join variant v on v.guid = l.content_id join list_price p on p.variant_id = v.id
        where q.number like 'OF-21004%' group by q.id`,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { number, margin, expected } of rows) {
      expect(Number(margin), number).toBeCloseTo(Number(expected), 0);
      const { quotes } = (await sales.get(`/api/beheer/quotes?q=${number}`)).json();
      expect(quotes[0].margin).toBe(Number(margin));
    }
  });

  test('start a quote for a customer, who sees it from the first offer on', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const begin = () => sales.ask('POST', '/api/beheer/quotes', { customerId: '510001' }, key);
    const begun = await begin();
    expect(begun.statusCode, begun.payload).toBe(200);
    const { row, version }: BeheerQuote = begun.json();
    expect((await begin()).json().row.quoteId).toBe(row.quoteId);
    expect(row).toMatchObject({ state: 'inProgress', customerId: '510001', assignee: { name: expect.any(String) } });
    const url = `/api/quotes/${row.quoteId}`;
    expect((await manager.get(url)).statusCode).toBe(404);
    expect((await manager.get('/api/quotes')).payload).not.toContain(row.number);
    const early = await sales.ask('POST', `/api/beheer/quotes/${row.quoteId}/messages`, { text: 'Dag', isNote: false });
    expect(early.statusCode).toBe(409);
    const saved = await sales.ask('PUT', `/api/beheer/quotes/${row.quoteId}`, {
      ...{ version, validUntil: '2026-11-28', callOffUntil: null },
      lines: [{ code: odd[0]?.code, quantity: 2, offered: { price: 4, per: 1, unitId: 'MTK' } }],
    });
    expect(saved.statusCode, saved.payload).toBe(200);
    await sales.ask('POST', `/api/beheer/quotes/${row.quoteId}/send`, {
      ...{ version: saved.json().version, confirmsLowMargin: true },
    });
    expect((await manager.get(url)).json()).toMatchObject({ state: 'offered', may: { decide: true } });
    await runJobs();
    const mail = (await mails()).find(({ kind, subject }) => kind === 'quote-customer' && subject.includes(row.number));
    expect(mail?.to).toBe('aannemer@steenhof.test');
    expect((await sales.ask('POST', '/api/beheer/quotes', { customerId: 'bestaat-niet' })).statusCode).toBe(400);
  });

  test('a quote that was never sent is withdrawn without a mail to the customer', async () => {
    const { row } = (await sales.ask('POST', '/api/beheer/quotes', { customerId: '510001' })).json();
    await sales.ask('POST', `/api/beheer/quotes/${row.quoteId}/withdraw`, { reason: 'Vergissing' });
    await runJobs();
    expect((await mails()).filter(({ subject }) => subject.includes(row.number))).toEqual([]);
    expect((await manager.get(`/api/quotes/${row.quoteId}`)).statusCode).toBe(404);
  });

  test('confirm a line below the minimum margin of the venture before the offer is sent', async () => {
    await db.execute(sql`insert into cost_price (variant_id, price, sales_price_per, price_unit)
      select id, 2, 1, price_unit from variant where guid = ${odd[0]?.guid}
      on conflict (variant_id) do update set price = 2, sales_price_per = 1`);
    const { quoteId } = await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3 }]);
    const { version, lines, minMargin } = await forStaff(quoteId);
    expect(minMargin).toBe(10);
    const saved = await sales.ask('PUT', `/api/beheer/quotes/${quoteId}`, {
      ...{ version, validUntil: '2026-11-28', callOffUntil: null },
      lines: [
        {
          ...{ lineId: lines[0]?.lineId, code: odd[0]?.code, quantity: 3 },
          offered: { price: 2.1, per: 1, unitId: 'MTK' },
        },
      ],
    });
    const worked: BeheerQuote = saved.json();
    expect(worked.lines[0]).toMatchObject({ margin: 4.8, isBelowMargin: true });
    const send = (more: object) =>
      sales.ask('POST', `/api/beheer/quotes/${quoteId}/send`, { version: worked.version, ...more });
    const refused = await send({});
    expect(refused.statusCode).toBe(409);
    expect(refused.json().lowMargin).toEqual([worked.lines[0]?.name]);
    const sent = await send({ confirmsLowMargin: true });
    expect(sent.statusCode, sent.payload).toBe(200);
    expect(sent.json().row).toMatchObject({ state: 'offered', isBelowMargin: true });
    const { rows } = await db.execute<{ after: object }>(sql`
      select after from audit_entry where entity = 'quote' and entity_id = ${String(quoteId)} order by id desc limit 1`);
    expect(rows[0]?.after).toMatchObject({ lowMargin: [worked.lines[0]?.name] });
    // The minimum margin is not public.
    expect((await app.inject('/api/ventures/210')).payload).not.toMatch(/margin/i);
  });

  test('sort by amount, filter by period or branch, and export the list as CSV', async () => {
    const amounts = (
      (await sales.get('/api/beheer/quotes?sort=amount&direction=desc&limit=200')).json().quotes as BeheerQuote['row'][]
    ).map(({ amount }) => amount ?? 0);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const none = await sales.get('/api/beheer/quotes?from=2020-01-01&until=2020-01-31');
    expect(none.json().quotes).toEqual([]);
    expect((await sales.get('/api/beheer/quotes?from=2026-11-20&until=2026-11-01')).statusCode).toBe(400);
    const { branchId } = (
      await ask(buyer, [{ contentId: odd[0]?.guid, quantity: 3 }]).then(({ quoteId }) => forStaff(quoteId))
    ).row;
    const { quotes: all } = (
      await sales.get(`/api/beheer/quotes?from=2026-11-16&branchId=${branchId}&limit=200`)
    ).json();
    expect(all.length).toBeGreaterThan(0);
    const file = await sales.get(`/api/beheer/quotes.csv?from=2026-11-16&branchId=${branchId}`);
    expect(file.headers['content-type']).toContain('text/csv');
    const lines = file.payload.trim().split('\r\n');
    expect(lines).toHaveLength(all.length + 1);
    expect(file.payload).toContain(all[0].number);
    const crooked = Buffer.from(JSON.stringify(['2026-11-16', "1'; drop"])).toString('base64url');
    expect((await sales.get(`/api/beheer/quotes?cursor=${crooked}`)).statusCode).toBe(400);
  });
});
