import type { Cart, CartLine } from '@bouwpoort/contract/ordering/cart';
import type { Order } from '@bouwpoort/contract/ordering/orders';
import type { Quote } from '@bouwpoort/contract/ordering/quotes';
import type { BeheerQuote } from '@bouwpoort/contract/ordering/quotes.staff';
import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { workOffer } from '@bouwpoort/trade/ordering/working-offer';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../../tools/property-runs.ts';
import { textIn } from '../../../testing/pdf-text.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { staffOf } from '../../../testing/test-staff.ts';

/* The quoted price wherever it is shown or charged. The expected amounts are computed here, in whole numbers. */

const { app, db, setClock, runJobs, mails } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));
const buyer = await Shopper.logIn(app, 'inkoper@steenhof.test');
const sales = await staffOf(app, 'sales');
const anyDay = {
  preferredDeliveryDate: '2026-11-20',
  latestDeliveryDate: '2026-12-04',
  hasConfirmedLatestDeliveryDateExceeded: true,
};

/** Sold by the pack, priced by the square metre, with odd numbers of it in a pack. */
const { rows: articles } = await db.execute<{ guid: string; code: string; salesUnit: string; ratio: string }>(sql`
  select v.guid, v.code, v.sales_unit as "salesUnit", b.unit_ratio::text as ratio
  from variant v join bundle b on b.variant_id = v.id and b.bundle_code = v.sales_unit
    join list_price l on l.variant_id = v.id
  where v.venture_id = '210' and v.price_unit = 'MTK' and v.sales_unit <> 'MTK' and l.price_delivery > 5
    and b.unit_ratio <> round(b.unit_ratio) order by v.id limit 3`);
const ownPrices = new Map<string, number>();

interface Asked {
  quantity: number;
  /** In ten-thousandths of a euro, or a discount on the own price in tenths of a percent. */
  price: { parts: number } | { discount: number };
  per: 1 | 100;
  unit: 'price' | 'sales';
}

const anyLine: fc.Arbitrary<Asked> = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  price: fc.oneof(
    // Includes prices with three and four decimals.
    fc.integer({ min: 1, max: 49_999 }).map((parts) => ({ parts })),
    fc.integer({ min: 1, max: 60 }).map((tens) => ({ parts: tens * 10 + 5 })),
    fc.integer({ min: 1, max: 990 }).map((discount) => ({ discount })),
  ),
  per: fc.constantFrom(1, 100),
  unit: fc.constantFrom('price', 'sales'),
});

type Article = (typeof articles)[number];

/** In ten-thousandths. The customer's own price counts when it is lower. */
function partsOf(article: Article, { price, per, unit }: Asked): number {
  if ('parts' in price) return price.parts;
  const own = Math.round((ownPrices.get(article.guid) ?? 0) * 10_000);
  const inUnit = unit === 'price' ? own : Math.floor(own * Number(article.ratio));
  return Math.max(1, Math.floor((inUnit * per * (1000 - price.discount)) / 1000));
}

const scale = 10n ** 8n;
const exact = (text: string) => {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole) * scale + BigInt(part.padEnd(8, '0').slice(0, 8));
};

/** Price × quantity ÷ per in euros, halves of a cent up. */
function amountOf(article: Article, asked: Asked): number {
  const held = asked.unit === 'price' ? BigInt(asked.quantity) * exact(article.ratio) : BigInt(asked.quantity) * scale;
  const dividend = BigInt(partsOf(article, asked)) * held;
  const divisor = 100n * scale * BigInt(asked.per);
  return Number((2n * dividend + divisor) / (2n * divisor)) / 100;
}

const forStaff = async (quoteId: number): Promise<BeheerQuote> =>
  (await sales.get(`/api/beheer/quotes/${quoteId}`)).json();

async function acceptedQuote(asked: readonly Asked[]): Promise<Quote> {
  const lines = asked.map(({ quantity }, at) => ({ contentId: articles[at]?.guid, quantity }));
  const { quoteId } = (await buyer.post('/api/quotes', { lines })).json();
  await buyer.post(`/api/quotes/${quoteId}/request`);
  const before = await forStaff(quoteId);
  for (const { contentId, own } of before.lines) if (contentId && own) ownPrices.set(contentId, own.price / own.per);
  const saved = await sales.ask('PUT', `/api/beheer/quotes/${quoteId}`, {
    ...{ version: before.version, validUntil: '2026-11-28', callOffUntil: '2027-04-30' },
    lines: before.lines.map((line, at) => {
      const [one, article] = [asked[at], articles[at]];
      if (!one || !article) throw new Error('a line too many');
      const unitId = one.unit === 'price' ? 'MTK' : article.salesUnit;
      return {
        ...{ lineId: line.lineId, code: line.code, quantity: line.quantity },
        offered: { price: partsOf(article, one) / 10_000, per: one.per, unitId },
      };
    }),
  });
  expect(saved.statusCode, saved.payload).toBe(200);
  await sales.ask('POST', `/api/beheer/quotes/${quoteId}/send`, {
    ...{ version: saved.json().version, confirmsLowMargin: true },
  });
  const answer = await buyer.post(`/api/quotes/${quoteId}/accept`, { offer: 1 });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
}

async function cartOf({ quoteId, offers }: Quote): Promise<Cart> {
  const cart = await buyer.cart();
  const emptied = await buyer.put({ ...cart, shipments: [] }, { shippingMethodId: 'storedelivery' });
  const lines = offers[0]?.lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const called = await buyer.post(`/api/carts/${emptied.id}/calloff`, { quoteId, lines });
  expect(called.statusCode, called.payload).toBe(200);
  return called.json();
}

const linesOf = (cart: Cart): CartLine[] => cart.shipments[0]?.lineItems ?? [];

/** Line ends of narrow columns and non-breaking spaces count as spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

async function ordered(cartId: number) {
  const prepared = await buyer.prepare(cartId, anyDay);
  expect(prepared.statusCode, prepared.payload).toBe(200);
  const placed = await buyer.convert(cartId);
  expect(placed.statusCode, placed.payload).toBe(200);
  const orderIds: string[] = placed.json().orderIds;
  await runJobs();
  const orders: Order[] = [];
  let pdf = '';
  const payloads: Order['salesOrderLines'] = [];
  for (const orderId of orderIds) {
    orders.push((await buyer.get(`/api/orders/${orderId}`)).json());
    pdf += ` ${textIn((await buyer.get(`/api/orders/${orderId}/pdf`)).rawPayload).join(' ')}`;
    const { rows } = await db.execute<{ payload: { order: Pick<Order, 'salesOrderLines'> } }>(
      sql`select payload from erp_order where order_id = ${orderId}`,
    );
    payloads.push(...(rows[0]?.payload.order.salesOrderLines ?? []));
  }
  const mail = (await mails()).find(
    ({ kind, text }) => kind === 'order-confirmation' && text.includes(orderIds[0] ?? 'no order'),
  );
  return {
    overview: linesOf(prepared.json().cart),
    lines: orders.flatMap(({ salesOrderLines }) => salesOrderLines),
    pdf: plain(pdf),
    mail: plain(mail?.text ?? ''),
    payloads,
  };
}

async function quotePdfs({ quoteId, number }: Quote): Promise<string[]> {
  const shown = (await buyer.get(`/api/quotes/${quoteId}/pdf`)).rawPayload;
  const mail = (await mails()).findLast(({ kind, subject }) => kind === 'quote-customer' && subject.includes(number));
  const { rows } = await db.execute<{ bytes: Buffer }>(
    sql`select bytes from mail_attachment where mail_id = ${mail?.id}`,
  );
  return [shown, rows[0]?.bytes ?? Buffer.alloc(0)].map((pdf) => plain(textIn(pdf).join(' ')));
}

test('every place shows and charges the quoted price to the cent', { timeout: 120_000 }, async () => {
  // Fills in the customer's own price of today, for the discounts.
  await acceptedQuote(articles.map(() => ({ quantity: 1, price: { parts: 1 }, per: 1, unit: 'price' })));
  await fc.assert(
    fc.asyncProperty(fc.tuple(anyLine, anyLine, anyLine), async (asked) => {
      const quote = await acceptedQuote(asked);
      const offered = quote.offers[0]?.lines ?? [];
      const amounts = articles.map((article, at) => amountOf(article, asked[at] as Asked));
      expect(offered.map((line) => line.offered?.amount)).toEqual(amounts);
      const cart = await cartOf(quote);
      expect(linesOf(cart).map(({ extendedPrice }) => extendedPrice)).toEqual(amounts);
      const { overview, lines, pdf, mail, payloads } = await ordered(cart.id);
      const papers = await quotePdfs(quote);
      for (const [at, { offered: price, code, lineId, quantity, unit }] of offered.entries()) {
        if (!price) throw new Error('a line without a price');
        const amount = amounts[at];
        const agreed = { price: price.price, per: price.per, unitId: price.unitId, quantity: price.quantity };
        const source = { quoteNumber: quote.number, quoteLineId: lineId };
        for (const one of [linesOf(cart), overview].map((all) => all.find((line) => line.code === code))) {
          expect(one).toMatchObject({ extendedPrice: amount, agreed, priceSource: { number: quote.number } });
        }
        const ofOrder = { nettAmount: amount, agreed, ...source };
        expect(lines.find(({ variantCode }) => variantCode === code)).toMatchObject(ofOrder);
        expect(payloads.find(({ variantCode }) => variantCode === code)).toMatchObject(ofOrder);
        const words = priceWords(agreed);
        const shown = [
          `${words.price} per ${words.unit}`,
          showEuros(amount ?? 0),
          quantityWords({ quantity, salesUnit: unit, agreed }),
        ].map(plain);
        for (const text of [pdf, mail, ...papers]) for (const piece of shown) expect(text).toContain(piece);
      }
      expect(pdf).toContain(quote.number);
      expect(mail).toContain(quote.number);
    }),
    { numRuns: propertyRuns(12) },
  );
});

test('the amounts that staff see while they type equal those of the server', { timeout: 60_000 }, async () => {
  await db.execute(sql`insert into cost_price (variant_id, price, sales_price_per, price_unit)
    select v.id, 0.0001 + 1.2345 * row_number() over (order by v.id), 1, 'MTK' from variant v
    where v.guid in (${articles[0]?.guid}, ${articles[1]?.guid}) on conflict do nothing`);
  const lines = articles.map(({ guid }) => ({ contentId: guid, quantity: 1 }));
  const free = { text: 'stelkozijnen', quantity: 2, unit: 'PCE' };
  const { quoteId } = (await buyer.post('/api/quotes', { lines: [...lines, free] })).json();
  await buyer.post(`/api/quotes/${quoteId}/request`);
  const typed = fc.array(anyLine, { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(typed, fc.nat({ max: 3 }), async (all, unpriced) => {
      const before = await forStaff(quoteId);
      const edited = before.lines.map((line, at) => {
        const { quantity, price, per, unit } = all[at] as Asked;
        const { priceUnit, salesUnit } = line.units;
        const parts = 'parts' in price ? price.parts : price.discount;
        const offered = { price: parts / 10_000, per, unitId: unit === 'price' ? priceUnit : salesUnit };
        return { line, quantity, offered: at === unpriced ? null : offered };
      });
      const worked = workOffer(
        edited.map(({ line, quantity, offered }) => ({
          ...{ units: line.units, quantity, own: undefined },
          ...{ offered: ofUnit(offered), cost: ofUnit(line.cost) },
        })),
      );
      const saved = await sales.ask('PUT', `/api/beheer/quotes/${quoteId}`, {
        ...{ version: before.version, validUntil: '2026-11-28', callOffUntil: '2027-04-30' },
        lines: edited.map(({ line: { lineId, code, name, unit }, quantity, offered }) => ({
          ...{ lineId, code, quantity, offered },
          ...(code === '' ? { name, unit } : {}),
        })),
      });
      expect(saved.statusCode, saved.payload).toBe(200);
      const after = await forStaff(quoteId);
      expect(after.total).toBe(worked.total.toNumber());
      expect(after.margin).toBe(worked.margin?.toNumber() ?? null);
      expect(after.lines.map(({ amount, margin }) => [amount, margin])).toEqual(
        worked.lines.map(({ amount, margin }) => [amount?.toNumber() ?? null, margin?.toNumber() ?? null]),
      );
    }),
    { numRuns: propertyRuns(25) },
  );
});

function ofUnit(price: BeheerQuote['lines'][number]['offered']) {
  return price ? { price: price.price, salesPricePer: price.per, priceUnit: price.unitId } : undefined;
}

test('after its last day the quoted price is shown and charged nowhere', async () => {
  const asked: Asked[] = articles.map(() => ({ quantity: 2, price: { parts: 12_345 }, per: 1, unit: 'price' }));
  const quote = await acceptedQuote(asked);
  const { id } = await cartOf(quote);
  await db.execute(sql`update quote_offer set valid_until = '2026-11-15', call_off_until = '2026-11-15'
    where quote_id = ${quote.quoteId}`);
  const cart = linesOf(await buyer.cart());
  const { overview, lines, pdf, mail, payloads } = await ordered(id);
  expect([cart.length, overview.length, lines.length, payloads.length]).toEqual([3, 3, 3, 3]);
  for (const line of [...cart, ...overview]) {
    expect(line).toMatchObject({ priceSource: null, quoteNotice: { why: 'expired', number: quote.number } });
    expect(line.agreed?.price).toBeGreaterThan(1.2345);
  }
  for (const line of [...lines, ...payloads]) {
    expect(line).toMatchObject({ quoteNumber: null, quoteLineId: null });
    expect(line.agreed?.price).toBeGreaterThan(1.2345);
  }
  const words = priceWords({ price: 1.2345, per: 1, unitId: 'MTK' });
  for (const text of [pdf, mail]) {
    expect(text).not.toContain(quote.number);
    expect(text).not.toContain(plain(`${words.price} per ${words.unit}`));
  }
});

test("the offers of the demo world show the customer's own price, and are not higher", async () => {
  const contractor = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const { rows } = await db.execute<{ number: string; code: string; quantity: string; own: string; offered: string }>(
    sql`select q.number, l.code, l.quantity::text, l.own_amount::text as own, l.amount::text as offered
      from quote_offer_line l join quote_offer o on o.id = l.offer_id join quote q on q.id = o.quote_id
      where q.number between 'OF-2100404' and 'OF-2100408' and l.content_id is not null`,
  );
  expect(rows.length).toBeGreaterThan(5);
  const paid = new Map<string, string>();
  for (const { code, quantity } of rows) {
    await contractor.put(await contractor.cart(), { lineItems: [] });
    const { id } = await contractor.fill([[code, Number(quantity)]]);
    const answer = await contractor.prepare(id, anyDay);
    const [line] = answer.json().cart.shipments[0].lineItems;
    paid.set(`${code} ${quantity}`, Number(line.extendedPrice).toFixed(2));
  }
  for (const { number, code, quantity, own, offered } of rows) {
    expect(own, `${number} ${code}`).toBe(paid.get(`${code} ${quantity}`));
    expect(Number(offered), `${number} ${code}`).toBeLessThanOrEqual(Number(own));
  }
});
