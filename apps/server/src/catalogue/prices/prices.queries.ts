import { type MethodPrices, methodPrices } from '@bouwpoort/trade/catalogue/price-ladder';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { anyOf, statement } from '../../foundation/database/prepared.ts';
import type { priceTiers } from './prices.tables.ts';

export interface PriceRow {
  variantId: number;
  source: 'agreement' | 'group' | 'list';
  /** Null if there is no price for that delivery method. */
  priceDelivery: string | null;
  pricePickup: string | null;
  salesPricePer: number;
  priceUnit: string;
}

/** The customer that the prices are for; without one, the list prices. */
interface PriceParty {
  ventureId: string;
  customerId: string;
  customerGroup: string;
}

interface FoundPrice {
  variant_id: number;
  source: PriceRow['source'];
  price_delivery: string;
  price_pickup: string;
  /** The start day as text, and the id of the agreement; both are null for a list price. */
  valid_from: string | null;
  id: number | null;
  sales_price_per: number;
  price_unit: string;
}

/** Every valid price. Which of them applies is decided in this code: in SQL that took as long as finding them. */
const pricesOfVariants = statement<FoundPrice>(
  'prices_of_variants',
  `select variant_id, 'agreement' as source, price_delivery, price_pickup, valid_from, id, sales_price_per, price_unit
  from price_agreement
  where customer_id = $2 and venture_id = $1 and variant_id = ${anyOf('$4', 'int')}
    and valid_from <= $5 and (valid_until is null or valid_until >= $5)
  union all
  select variant_id, 'group', price_delivery, price_pickup, valid_from, id, sales_price_per, price_unit
  from price_agreement
  where customer_group = $3 and venture_id = $1 and variant_id = ${anyOf('$4', 'int')}
    and valid_from <= $5 and (valid_until is null or valid_until >= $5)
  union all
  select variant_id, 'list', price_delivery, price_pickup, null, null, sales_price_per, price_unit
  from list_price join variant on variant.id = variant_id
  where variant_id = ${anyOf('$4', 'int')}`,
);

/**
 * The customer's own agreement, else that of its group, else the list price, each as valid on that day, for any number
 * of variants in one query. Of two valid agreements the newest applies. A variant without a price above zero is left
 * out.
 */
export async function selectPrices(
  ctx: Context,
  party: PriceParty,
  variantIds: readonly number[],
  day: string,
): Promise<PriceRow[]> {
  if (variantIds.length === 0) return [];
  const goes = decide(await findPrices(ctx, party, variantIds, day));
  return toPrices(ctx, [...goes.values()]);
}

function findPrices(ctx: Context, party: PriceParty, variantIds: readonly number[], day: string) {
  const { ventureId, customerId, customerGroup } = party;
  return pricesOfVariants(ctx.db, [ventureId, customerId, customerGroup, variantIds, day]);
}

/** By variant id, the price that applies. */
function decide(all: readonly FoundPrice[]): Map<number, FoundPrice> {
  const goes = new Map<number, FoundPrice>();
  for (const found of all) {
    if (hasNoPrice(found)) continue;
    const best = goes.get(found.variant_id);
    if (!best || goesBefore(found, best)) goes.set(found.variant_id, found);
  }
  return goes;
}

/** A price that was considered for one variant, and the outcome. */
export interface WeighedPrice {
  source: PriceRow['source'];
  /** Of an agreement. */
  agreementId: number | null;
  verdict: 'decides' | 'outranked' | 'withoutPrice';
}

/** What `selectPrices` decides for one variant, with every price it considered, lowest in rank first. */
export async function weighPrices(
  ctx: Context,
  party: PriceParty,
  variantId: number,
  day: string,
): Promise<{ own: PriceRow | undefined; weighed: WeighedPrice[] }> {
  const all = await findPrices(ctx, party, [variantId], day);
  const decides = decide(all).get(variantId);
  const [own] = decides ? toPrices(ctx, [decides]) : [];
  const weighed = all
    .toSorted((one, other) => (goesBefore(one, other) ? 1 : -1))
    .map((one): WeighedPrice => {
      const verdict = one === decides ? 'decides' : hasNoPrice(one) ? 'withoutPrice' : 'outranked';
      return { source: one.source, agreementId: one.id, verdict };
    });
  return { own, weighed };
}

function toPrices(ctx: Context, found: readonly FoundPrice[]): PriceRow[] {
  return usableRows(
    ctx,
    'list_price or price_agreement',
    found,
    ({ id, variant_id }) => (id === null ? `variant ${variant_id}` : `agreement ${id}`),
    (row) => ({
      variantId: row.variant_id,
      source: row.source,
      ...pricesIn(row),
      salesPricePer: numberOfUnits(row.sales_price_per),
      priceUnit: row.price_unit,
    }),
  );
}

type PriceColumns = Pick<FoundPrice, 'price_delivery' | 'price_pickup'>;

/** A row that cannot be read is not skipped: its customer would be charged another price. */
function hasNoPrice(row: PriceColumns): boolean {
  return !isBroken(row) && pricesIn(row).pricePickup === null;
}

function pricesIn({ price_delivery, price_pickup }: PriceColumns): MethodPrices {
  const prices = methodPrices({ priceDelivery: amount(price_delivery), pricePickup: amount(price_pickup) });
  return prices ?? { priceDelivery: null, pricePickup: null };
}

/** NUMERIC can be NaN. */
function isBroken({ price_delivery, price_pickup }: PriceColumns): boolean {
  return price_delivery === 'NaN' || price_pickup === 'NaN';
}

function amount(text: string): string {
  if (text === 'NaN') throw new Error('an amount is not a number');
  return text;
}

function numberOfUnits(per: number): number {
  if (per < 1) throw new Error('a price for less than one unit');
  return per;
}

const sources: readonly PriceRow['source'][] = ['agreement', 'group', 'list'];

function goesBefore(one: FoundPrice, other: FoundPrice): boolean {
  if (one.source !== other.source) return sources.indexOf(one.source) < sources.indexOf(other.source);
  const [from, otherFrom] = [one.valid_from ?? '', other.valid_from ?? ''];
  return from === otherFrom ? (one.id ?? 0) > (other.id ?? 0) : from > otherFrom;
}

export type TierRow = Omit<typeof priceTiers.$inferSelect, 'priceDelivery' | 'pricePickup'> &
  MethodPrices & {
    /** The same `per` as the list price. */
    salesPricePer: number;
    priceUnit: string;
  };

const tiersOfVariants = statement<{
  variant_id: number;
  kind: TierRow['kind'];
  ladder_quantity: string;
  ladder_unit_id: string;
  price_delivery: string;
  price_pickup: string;
  sales_price_per: number;
  price_unit: string;
}>(
  'tiers_of_variants',
  `select variant_id, kind, ladder_quantity, ladder_unit_id, price_tier.price_delivery, price_tier.price_pickup,
    sales_price_per, price_unit
  from price_tier join list_price using (variant_id) join variant on variant.id = variant_id
  where variant_id = ${anyOf('$1', 'int')} order by variant_id, kind, ladder_quantity`,
);

export async function selectTiers(ctx: Context, variantIds: readonly number[]): Promise<TierRow[]> {
  if (variantIds.length === 0) return [];
  const rows = await tiersOfVariants(ctx.db, [variantIds]);
  return usableRows(
    ctx,
    'price_tier',
    rows.filter((row) => !hasNoPrice(row)),
    (row) => `variant ${row.variant_id} ${row.kind} ${row.ladder_quantity}`,
    (row) => ({
      variantId: row.variant_id,
      kind: tierKind.parse(row.kind),
      ladderQuantity: amount(row.ladder_quantity),
      ladderUnitId: row.ladder_unit_id,
      ...pricesIn(row),
      salesPricePer: numberOfUnits(row.sales_price_per),
      priceUnit: row.price_unit,
    }),
  );
}

const tierKind = z.enum(['warehouse', 'direct']);

export interface ListPrice {
  priceDelivery: string;
  salesPricePer: number;
}

const listPricesOfVariants = statement<{ variant_id: number; price_delivery: string; sales_price_per: number }>(
  'list_prices_of_variants',
  `select variant_id, price_delivery, sales_price_per from list_price
  where variant_id = ${anyOf('$1', 'int')} and price_delivery > 0`,
);

/** The list price for delivery, by variant id. */
export async function selectListPrices(ctx: Context, variantIds: readonly number[]): Promise<Map<number, ListPrice>> {
  if (variantIds.length === 0) return new Map();
  const rows = await listPricesOfVariants(ctx.db, [variantIds]);
  const whole = rows.filter((row) => row.price_delivery !== 'NaN' && row.sales_price_per > 0);
  return new Map(
    whole.map((row) => [row.variant_id, { priceDelivery: row.price_delivery, salesPricePer: row.sales_price_per }]),
  );
}
