import { z } from 'zod';
import { usableRows } from '../broken-rows.ts';
import { statement } from '../database/prepared.ts';
import type { Context } from '../request-context.ts';
import type { priceTiers } from './pricing.tables.ts';

export interface PriceRow {
  variantId: number;
  source: 'agreement' | 'group' | 'list';
  priceDelivery: string;
  pricePickup: string;
  salesPricePer: number;
}

/** Whose prices: without a customer everybody's. */
export interface PriceParty {
  ventureId: string;
  customerId: string;
  customerGroup: string;
}

interface FoundPrice {
  variant_id: number;
  source: PriceRow['source'];
  price_delivery: string;
  price_pickup: string;
  /** A day as text, and the number of the agreement; a list price has neither. */
  valid_from: string | null;
  id: number | null;
  /** Of the list price alone. */
  sales_price_per: number | null;
}

/** Every price that holds. Which of them goes is chosen here: it took the database as long as finding them. */
const pricesOfVariants = statement<FoundPrice>(
  'prices_of_variants',
  `select variant_id, 'agreement' as source, price_delivery, price_pickup, valid_from, id, null::int as sales_price_per
  from price_agreement
  where customer_id = $2 and venture_id = $1 and variant_id = any($4::int[])
    and valid_from <= $5 and (valid_until is null or valid_until >= $5)
  union all
  select variant_id, 'group', price_delivery, price_pickup, valid_from, id, null
  from price_agreement
  where customer_group = $3 and venture_id = $1 and variant_id = any($4::int[])
    and valid_from <= $5 and (valid_until is null or valid_until >= $5)
  union all
  select variant_id, 'list', price_delivery, price_pickup, null, null, sales_price_per
  from list_price
  where variant_id = any($4::int[])`,
);

/**
 * The customer's own agreement, else that of its group, else the list price, each as it holds on that day, for any
 * number of variants in one question. What the newest agreement says goes where two hold at once.
 */
export async function selectPrices(
  ctx: Context,
  party: PriceParty,
  variantIds: readonly number[],
  day: string,
): Promise<PriceRow[]> {
  if (variantIds.length === 0) return [];
  const { ventureId, customerId, customerGroup } = party;
  const goes = new Map<number, FoundPrice>();
  const salesPricePer = new Map<number, number>();
  for (const found of await pricesOfVariants(ctx.db, [ventureId, customerId, customerGroup, variantIds, day])) {
    const best = goes.get(found.variant_id);
    if (!best || goesBefore(found, best)) goes.set(found.variant_id, found);
    if (found.sales_price_per !== null) salesPricePer.set(found.variant_id, found.sales_price_per);
  }
  return usableRows(
    ctx,
    'list_price or price_agreement',
    [...goes.values()],
    ({ id, variant_id }) => (id === null ? `variant ${variant_id}` : `agreement ${id}`),
    (row) => ({
      variantId: row.variant_id,
      source: row.source,
      priceDelivery: amount(row.price_delivery),
      pricePickup: amount(row.price_pickup),
      salesPricePer: numberOfUnits(salesPricePer.get(row.variant_id) ?? 1),
    }),
  );
}

/** NUMERIC also knows what is not a number. */
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

export type TierRow = typeof priceTiers.$inferSelect;

const tiersOfVariants = statement<{
  variant_id: number;
  kind: TierRow['kind'];
  ladder_quantity: string;
  ladder_unit_id: string;
  price_delivery: string;
  price_pickup: string;
}>(
  'tiers_of_variants',
  `select variant_id, kind, ladder_quantity, ladder_unit_id, price_delivery, price_pickup
  from price_tier where variant_id = any($1::int[]) order by variant_id, kind, ladder_quantity`,
);

export async function selectTiers(ctx: Context, variantIds: readonly number[]): Promise<TierRow[]> {
  if (variantIds.length === 0) return [];
  return usableRows(
    ctx,
    'price_tier',
    await tiersOfVariants(ctx.db, [variantIds]),
    (row) => `variant ${row.variant_id} ${row.kind} ${row.ladder_quantity}`,
    (row) => ({
      variantId: row.variant_id,
      kind: tierKind.parse(row.kind),
      ladderQuantity: amount(row.ladder_quantity),
      ladderUnitId: row.ladder_unit_id,
      priceDelivery: amount(row.price_delivery),
      pricePickup: amount(row.price_pickup),
    }),
  );
}

const tierKind = z.enum(['warehouse', 'direct']);

const listPricesOfVariants = statement<{ variant_id: number; price_delivery: string }>(
  'list_prices_of_variants',
  'select variant_id, price_delivery from list_price where variant_id = any($1::int[])',
);

/** What everybody pays for delivery, by variant id. */
export async function selectListPrices(ctx: Context, variantIds: readonly number[]): Promise<Map<number, string>> {
  if (variantIds.length === 0) return new Map();
  const rows = await listPricesOfVariants(ctx.db, [variantIds]);
  return new Map(rows.filter((row) => row.price_delivery !== 'NaN').map((row) => [row.variant_id, row.price_delivery]));
}
