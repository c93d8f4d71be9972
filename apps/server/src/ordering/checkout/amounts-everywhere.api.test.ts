import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import type { Cart as AnyCart, CartLine as AnyCartLine } from '@bouwpoort/contract/ordering/cart';
import type { Order as AnyOrder } from '@bouwpoort/contract/ordering/orders';
import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { textIn } from '../../../testing/pdf-text.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { listPrices, priceAgreements, priceTiers } from '../../catalogue/prices/prices.tables.ts';
import { bundles, products, variants } from '../../catalogue/products/products.tables.ts';
import { mailMessages } from '../../organisation/mail/mail.tables.ts';
import { erpOrders } from '../erp/erp.tables.ts';

type Cart = WithAmounts<AnyCart>;
type CartLine = WithAmounts<AnyCartLine>;
type Order = WithAmounts<AnyOrder>;

/*
 * Random carts on random prices, units and rates, from cart to ERP. What is expected is computed here in whole numbers,
 * by none of the rules the shop uses. AMOUNT_CARTS=5000 runs more of them, AMOUNT_SEED another series.
 */

const cartCount = Number(process.env.AMOUNT_CARTS ?? 200);
const seed = Number(process.env.AMOUNT_SEED ?? 1);
const { app, db, setClock, caughtUp, runJobs } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));

let state = seed;
/** A whole number from 0 to below `below`. */
function roll(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const pick = <T>(all: readonly T[]): T => all[roll(all.length)] as T;
const tenThousandths = (most: number) => (roll(most * 10_000) + 1) / 10_000;

/* The arithmetic of this test: decimals as whole numbers of 10⁻¹², halves rounded up. */
const scale = 10n ** 12n;
function exact(text: string | number): bigint {
  const [whole = '0', part = ''] = String(typeof text === 'number' ? text.toFixed(12) : text).split('.');
  return BigInt(whole) * scale + BigInt(part.padEnd(12, '0').slice(0, 12));
}
const halfUp = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);
/** price × quantity ÷ per, in cents. */
const centsOf = (price: bigint, quantity: bigint, per: bigint) => halfUp(price * quantity * 100n, scale * scale * per);
const inCents = (euros: number) => BigInt(Math.round(euros * 100));

/** A price as it holds for one customer, by the way of getting it. */
interface Article {
  id: number;
  code: string;
  salesRatio: bigint;
  vatRate: bigint;
  /** By unit. */
  ratios: Map<string, bigint>;
  own: { delivery: string; pickup: string; per: number; unit: string };
  tiers: { from: bigint; unit: string; delivery: string; pickup: string }[];
  listPer: number;
  priceUnit: string;
}

const articles: Article[] = [];
const customerId = '510001';

beforeAll(async () => {
  const rows = await db
    .select({ variant: variants, productId: products.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.ventureId, '210'), sql`${products.marketFilter} = '{}' and ${variants.marketFilter} = '{}'`))
    .orderBy(variants.id)
    .limit(400);
  const shown = rows.filter((_, at) => at % 5 === 0).slice(0, 60);
  const ids = shown.map(({ variant }) => variant.id);
  await db.delete(priceAgreements).where(inArray(priceAgreements.variantId, ids));
  await db.delete(priceTiers).where(inArray(priceTiers.variantId, ids));
  await db.delete(listPrices).where(inArray(listPrices.variantId, ids));
  await db.delete(bundles).where(inArray(bundles.variantId, ids));
  const now = new Date('2026-01-01T00:00:00Z');
  await db.update(variants).set({ startPublish: now, stopPublish: null }).where(inArray(variants.id, ids));
  const productIds = shown.map(({ productId }) => productId);
  await db.update(products).set({ startPublish: now, stopPublish: null }).where(inArray(products.id, productIds));
  const rates = new Map(productIds.map((id) => [id, pick([21, 21, 9, 0])]));
  for (const [id, vatRate] of rates) await db.update(products).set({ vatRate }).where(eq(products.id, id));
  let bundleId = 70_000_000;
  for (const [at, { variant, productId }] of shown.entries()) {
    const article = randomArticle(variant.id, variant.code, rates.get(productId) ?? 21);
    articles.push(article);
    await db
      .update(variants)
      .set({ salesUnit: 'PK', priceUnit: article.priceUnit, stockUnit: 'PK' })
      .where(eq(variants.id, variant.id));
    await db.insert(bundles).values(
      [...article.ratios].map(([bundleCode, ratio], position) => ({
        id: bundleId++,
        variantId: variant.id,
        bundleCode,
        name: bundleCode,
        unitRatio: `${ratio / scale}.${String(ratio % scale)
          .padStart(12, '0')
          .slice(0, 6)}`,
        pricePer: 1,
        gtin: null,
        position,
      })),
    );
    await db.insert(listPrices).values({
      variantId: variant.id,
      priceDelivery: article.own.delivery,
      pricePickup: article.own.pickup,
      salesPricePer: article.listPer,
    });
    if (at % 4 === 0) {
      const own = { delivery: tenThousandths(100), pickup: tenThousandths(100), per: pick([1, 100]), unit: 'PK' };
      article.own = { ...own, delivery: String(own.delivery), pickup: String(own.pickup) };
      article.tiers = [];
      await db.insert(priceAgreements).values({
        id: 80_000_000 + at,
        ventureId: '210',
        customerId,
        variantId: variant.id,
        priceDelivery: article.own.delivery,
        pricePickup: article.own.pickup,
        salesPricePer: own.per,
        priceUnit: own.unit,
        validFrom: '2026-01-01',
      });
    } else if (article.tiers.length > 0) {
      await db.insert(priceTiers).values(
        article.tiers.map(({ from, unit, delivery, pickup }) => ({
          variantId: variant.id,
          kind: 'warehouse' as const,
          ladderQuantity: String(from),
          ladderUnitId: unit,
          priceDelivery: delivery,
          pricePickup: pickup,
        })),
      );
    }
    // Pickup without a price of its own costs what delivery costs.
    if (Number(article.own.pickup) === 0) article.own.pickup = article.own.delivery;
  }
  await caughtUp();
}, 180_000);

function randomArticle(id: number, code: string, vatRate: number): Article {
  const priceUnit = pick(['MTK', 'MTK', 'PCE', 'PK', 'BX']);
  const held = pick([1440000, 333333, 2898000, 250000000, roll(50_000_000) + 1]);
  const ratios = new Map([
    ['PK', (BigInt(held) * scale) / 1_000_000n],
    ['BX', 3n * scale],
    ['MTK', scale],
    ['PCE', scale],
  ]);
  const listPer = pick([1, 1, 1, 10, 100, 1000]);
  const delivery = tenThousandths(pick([1, 10, 90]));
  const pickup = roll(6) === 0 ? 0 : Math.max(0.0001, Math.round(delivery * 9700) / 10_000);
  const steps = roll(3);
  return {
    id,
    code,
    vatRate: BigInt(vatRate),
    salesRatio: ratios.get('PK') ?? scale,
    ratios,
    listPer,
    priceUnit,
    own: { delivery: String(delivery), pickup: String(pickup), per: listPer, unit: priceUnit },
    tiers: Array.from({ length: steps }, (_, step) => ({
      from: BigInt(20 * (step + 1)),
      unit: 'PK',
      delivery: (delivery * (0.9 - step * 0.1)).toFixed(4),
      pickup: (delivery * (0.85 - step * 0.1)).toFixed(4),
    })).filter((tier) => Number(tier.pickup) > 0),
  };
}

/** What so many packs cost: with tiers in the checkout, without in the cart. */
function expectedCents(article: Article, packs: number, by: 'delivery' | 'pickup', withTiers: boolean): bigint {
  const reached = withTiers ? article.tiers.filter(({ from }) => BigInt(packs) >= from) : [];
  const prices = [article.own[by], ...reached.map((tier) => tier[by])].map(exact);
  const price = prices.reduce((least, one) => (one < least ? one : least));
  const priceRatio = article.ratios.get(article.own.unit) ?? scale;
  const dividend = price * BigInt(packs) * article.salesRatio * 100n;
  return halfUp(dividend, scale * priceRatio * BigInt(article.own.per));
}

/** '1.234,5' → 10⁻¹² parts */
const dutch = (text: string) => exact(text.replaceAll('.', '').replace(',', '.'));
const spaced = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');
const number = '([\\d.]+(?:,\\d+)?)';
/** '2 pakken = 17,28 m²', '€ 10,48 per 100 m²' and '€ 181,09', with whatever stands between them. */
const shownLine = new RegExp(
  `(?<![\\d.,])${number} pak(?:ken)?(?: = ${number} (?:m²|stuks?|doos|dozen))? (?:· )?€ ([\\d.]+,\\d{2}) per (?:([\\d.]+) )?(?:m²|stuks?|pak|pakken|doos|dozen) (?:· )?€ ([\\d.]+,\\d{2})(?![\\d,])`,
  'g',
);

/** Multiplies what a reader sees, and answers the totals that are shown. */
function multiplied(text: string, where: string): bigint[] {
  return [...spaced(text).matchAll(shownLine)].map(([whole, packs = '', held, price = '', per = '1', total = '']) => {
    const cents = dutch(total) / (scale / 100n);
    const shownPer = dutch(per) / scale;
    expect(centsOf(dutch(price), dutch(held ?? packs), shownPer), `${where}: ${whole}`).toBe(cents);
    return cents;
  });
}

/** As every screen words it. */
function wordsOf(line: CartLine): string {
  if (!line.agreed) throw new Error(`${line.code} has no price`);
  const { price, unit } = priceWords(line.agreed);
  const { quantity, salesUnitId: salesUnit, agreed } = line;
  return `${quantityWords({ quantity, salesUnit, agreed })} · ${price} per ${unit} · ${showEuros(line.extendedPrice)}`;
}

function holds(line: CartLine, expected: bigint, where: string): void {
  const of = `${where}, ${line.quantity} of ${line.code}`;
  expect(inCents(line.extendedPrice), of).toBe(expected);
  const onWire = centsOf(exact(line.placedPrice), exact(line.quantity), BigInt(line.salesPricePer));
  expect(onWire, `${of}: placedPrice × quantity ÷ per`).toBe(expected);
  expect(multiplied(wordsOf(line), of)).toEqual([expected]);
}

interface Placed {
  orderId: string;
  lines: Map<string, bigint>;
  order: Order;
}
const placed: Placed[] = [];

test(`${cartCount} carts have the agreed amounts in the overview, on the order and on paper, to the cent`, {
  timeout: Math.max(120_000, cartCount * 1500),
}, async () => {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  for (let n = 0; n < cartCount; n++) await orderOne(shopper, n);
  expect(placed.length).toBeGreaterThanOrEqual(cartCount);
});

async function orderOne(shopper: Shopper, n: number): Promise<void> {
  const isPickup = n % 3 === 0;
  const by = isPickup ? 'pickup' : 'delivery';
  const chosen = new Map(Array.from({ length: roll(5) + 1 }, () => pick(articles)).map((one) => [one.code, one]));
  const wanted = new Map<string, number>();
  for (const [code, article] of chosen) {
    let packs = roll(pick([5, 50, 500, 10_000])) + 1;
    while (expectedCents(article, packs, by, true) > 100_000_000n) packs = Math.ceil(packs / 10);
    // Less than half a cent is nothing to order.
    if (expectedCents(article, packs, by, true) > 0n) wanted.set(code, packs);
  }
  if (wanted.size === 0) return;
  const cart = await shopper.fill([...wanted], isPickup ? 'instorepickup' : 'storedelivery');
  for (const line of linesIn(cart as Cart)) holds(line, costs(chosen, line, by, false), `cart ${n}`);
  const answer = await shopper.prepare(cart.id, {
    preferredDeliveryDate: '2026-11-17',
    latestDeliveryDate: '2026-11-18',
    hasConfirmedLatestDeliveryDateExceeded: true,
    ...(isPickup ? { branchId: '2102' } : {}),
  });
  expect(answer.statusCode, answer.payload).toBe(200);
  const overview: Cart = answer.json().cart;
  expect(linesIn(overview)).toHaveLength(wanted.size);
  for (const line of linesIn(overview)) holds(line, costs(chosen, line, by, true), `overview ${n}`);
  const expected = expectedTotals(overview, chosen, by);
  expect(inCents(overview.totals.shippingTotals[0]?.itemsTotal ?? 0)).toBe(expected.items);
  expect(inCents(overview.totals.handlingTotal)).toBe(expected.costs);
  expect(inCents(overview.totals.taxTotal)).toBe(expected.vat);
  expect(inCents(overview.totals.total)).toBe(expected.items + expected.costs + expected.vat);
  const vats = overview.totals.totalVats.map(({ vatRate, vatAmount }) => [BigInt(vatRate), inCents(vatAmount)]);
  expect(new Map(vats as [bigint, bigint][])).toEqual(expected.vats);
  const { orderIds } = (await shopper.convert(cart.id)).json();
  for (const orderId of orderIds) {
    const order: Order = (await shopper.get(`/api/orders/${orderId}`)).json();
    const lines = new Map(order.salesOrderLines.map((line) => [line.variantCode, inCents(line.nettAmount)]));
    for (const line of order.salesOrderLines) {
      const article = chosen.get(line.variantCode);
      if (!article) throw new Error(`nobody ordered ${line.variantCode}`);
      const { price, quantity, per } = line.agreed;
      const amount = expectedCents(article, line.qtyOrdered, by, true);
      expect(inCents(line.nettAmount)).toBe(amount);
      expect(centsOf(exact(price), exact(quantity), BigInt(per))).toBe(amount);
      const wirePer = BigInt(line.variantSalesPricePer ?? 1);
      expect(centsOf(exact(line.salesPrice), exact(line.qtyOrdered), wirePer)).toBe(amount);
      expect(BigInt(line.vatRate)).toBe(article.vatRate);
    }
    const pdf = await shopper.get(`/api/orders/${orderId}/pdf`);
    const shown = multiplied(textIn(pdf.rawPayload).join(' '), `PDF of ${orderId}`);
    expect(shown.sort(), `PDF of ${orderId}`).toEqual([...lines.values()].sort());
    placed.push({ orderId, lines, order });
  }
  const together = placed.filter(({ orderId }) => orderIds.includes(orderId));
  const ordered = together.reduce((sum, { order }) => sum + inCents(order.nettOrderAmountInclVat), 0n);
  expect(ordered).toBe(inCents(overview.totals.total));
}

const linesIn = (cart: Cart): CartLine[] => cart.shipments[0]?.lineItems ?? [];

function costs(chosen: ReadonlyMap<string, Article>, line: CartLine, by: 'delivery' | 'pickup', withTiers: boolean) {
  const article = chosen.get(line.code);
  if (!article) throw new Error(`nobody asked for ${line.code}`);
  return expectedCents(article, line.quantity, by, withTiers);
}

/** VAT per order and rate; order costs, at 21 %, stand on the first order. */
function expectedTotals(overview: Cart, chosen: ReadonlyMap<string, Article>, by: 'delivery' | 'pickup') {
  const amounts = linesIn(overview).map((line) => ({
    window: `${line.deliveryDateAfter}-${line.deliveryDateBefore}`,
    rate: chosen.get(line.code)?.vatRate ?? 0n,
    cents: costs(chosen, line, by, true),
  }));
  const items = amounts.reduce((sum, { cents }) => sum + cents, 0n);
  const handling = by === 'delivery' && items < 50_000n ? 1_250n : 0n;
  const [first = ''] = amounts.map(({ window }) => window).sort();
  const bases = new Map<string, { rate: bigint; cents: bigint }>();
  const withCosts = handling > 0n ? [...amounts, { window: first, rate: 21n, cents: handling }] : amounts;
  for (const { window, rate, cents } of withCosts) {
    const key = `${window} ${rate}`;
    bases.set(key, { rate, cents: (bases.get(key)?.cents ?? 0n) + cents });
  }
  const vats = new Map<bigint, bigint>();
  for (const { rate, cents } of bases.values()) vats.set(rate, (vats.get(rate) ?? 0n) + halfUp(cents * rate, 100n));
  return { items, costs: handling, vats, vat: [...vats.values()].reduce((sum, one) => sum + one, 0n) };
}

test('the mail and the ERP get the same amounts', { timeout: Math.max(120_000, cartCount * 500) }, async () => {
  await runJobs();
  for (const { orderId, lines, order } of placed) {
    const [received] = await db.select().from(erpOrders).where(eq(erpOrders.orderId, orderId));
    expect(received?.payload).toMatchObject({ order });
    const [mail] = await db
      .select()
      .from(mailMessages)
      .where(and(eq(mailMessages.kind, 'order-confirmation'), like(mailMessages.subject, `%${orderId}%`)));
    const shown = multiplied(mail?.text ?? '', `mail of ${orderId}`);
    for (const cents of lines.values()) expect(shown, `mail of ${orderId}`).toContain(cents);
    const text = spaced(mail?.text ?? '');
    for (const amount of [order.nettOrderAmountInclVat, ...order.totalVats.map(({ vatAmount }) => vatAmount)]) {
      expect(text).toContain(spaced(showEuros(amount)));
    }
  }
});

test('the price list names the same prices, in whole cents', async () => {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const csv = (await shopper.get('/api/account/pricelist/csv')).payload;
  /** A semicolon inside quotes, between two tiers, ends no cell. */
  const cellsOf = (row: string) => row.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const rows = new Map(csv.split('\r\n').map((row) => [row.split(';')[0], cellsOf(row)]));
  for (const article of articles) {
    const row = rows.get(article.code);
    const [delivery = '', pickup = '', per = ''] = row?.slice(6, 9) ?? [];
    expect([delivery, pickup], article.code).toEqual([
      expect.stringMatching(/^\d+,\d\d$/),
      expect.stringMatching(/^\d+,\d\d$/),
    ]);
    const ownPer = BigInt(article.own.per);
    expect(dutch(delivery) * ownPer).toBe(exact(article.own.delivery) * BigInt(per));
    expect(dutch(pickup) * ownPer).toBe(exact(article.own.pickup) * BigInt(per));
    const unitRatio = article.ratios.get(article.own.unit) ?? scale;
    const contents = dutch(row?.[13] ?? '');
    const off = contents * unitRatio - article.salesRatio * scale;
    expect(off < unitRatio * 1_000_000n && off > -unitRatio * 1_000_000n, `${article.code}: ${row?.[13]}`).toBe(true);
  }
});
