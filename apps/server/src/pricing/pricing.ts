import type { TieredPrices, TierPrice, VariantPrice } from '@bouwpoort/contract/pricing';
import { dayOf } from '@bouwpoort/trade/dutch-dates';
import { decimal, toWire } from '@bouwpoort/trade/money';
import { inUnit } from '@bouwpoort/trade/unit-conversion';
import { type OrderableVariant, variantsByGuids } from '../catalogue/catalogue.ts';
import type { Customer } from '../customers/customers.ts';
import { AppError } from '../errors.ts';
import { readMany } from '../invalidation/read-many.ts';
import { type Context, requireCustomer } from '../request-context.ts';
import { findVenture, type Venture } from '../ventures/ventures.ts';
import { type PriceRow, selectListPrices, selectPrices, selectTiers, type TierRow } from './pricing.queries.ts';

export { chargedPrice } from './tier-price.ts';

/** What a customer pays for so many price units, as decimals in text. */
export type OwnPrice = Pick<PriceRow, 'source' | 'priceDelivery' | 'pricePickup' | 'salesPricePer'>;

/** By variant id; a variant without an entry has no price. For the operations that charge. */
export async function pricesOf(
  ctx: Context,
  customer: Customer,
  variantIds: readonly number[],
): Promise<Map<number, OwnPrice>> {
  const { ventureId, customerId, customerGroup } = customer;
  const party = { ventureId, customerId, customerGroup };
  const rows = await selectPrices(ctx, party, [...new Set(variantIds)], dayOf(ctx.clock()));
  // A price of nothing is no price: "on request", not "free" (C 2.4).
  return new Map(rows.filter((row) => decimal(row.priceDelivery).gt(0)).map((row) => [row.variantId, row]));
}

/**
 * The same for who only looks: kept until any price changes, so that a list shows its prices without asking for them.
 * Nothing is charged by these.
 */
async function shownPricesOf(
  ctx: Context,
  customer: Customer,
  variantIds: readonly number[],
): Promise<Map<number, { own: OwnPrice | undefined }>> {
  const whose = [customer.ventureId, customer.customerId, customer.customerGroup, dayOf(ctx.clock())].join('\n');
  return readMany(ctx, 'prices', whose, variantIds, async (missing) => {
    const prices = await pricesOf(ctx, customer, missing);
    return new Map(missing.map((id) => [id, { own: prices.get(id) }]));
  });
}

/** By variant id, lowest quantity first. Quantities are in `ladderUnitId`. */
export async function tiersOf(ctx: Context, variantIds: readonly number[]): Promise<Map<number, TierRow[]>> {
  return Map.groupBy(await selectTiers(ctx, [...new Set(variantIds)]), ({ variantId }) => variantId);
}

/** The prices of many variants; those of another venture, or of none, are left out (C 7.6). */
export async function listPrices(ctx: Context, guids: readonly string[], marketId: string): Promise<VariantPrice[]> {
  const { customer } = await requirePricing(ctx, marketId);
  const variants = [...(await variantsByGuids(ctx, guids)).values()].filter(
    (variant) => variant.ventureId === customer.ventureId,
  );
  const ids = variants.map(({ id }) => id);
  const prices = await shownPricesOf(ctx, customer, ids);
  return variants.map((variant) => {
    const own = prices.get(variant.id)?.own;
    return {
      entryCode: variant.code,
      contentId: variant.guid,
      prices: own
        ? [{ price: toWire(own.priceDelivery), pickupPrice: toWire(own.pricePickup), source: own.source }]
        : [],
      salesPricePer: own?.salesPricePer ?? 1,
      priceUnit: variant.priceUnit,
      vatRate: variant.vatRate,
    };
  });
}

export async function listTieredPrices(ctx: Context, guid: string): Promise<TieredPrices> {
  const { customer, venture } = await requirePricing(ctx);
  const variant = (await variantsByGuids(ctx, [guid])).get(guid.toLowerCase());
  if (!variant || variant.ventureId !== customer.ventureId) throw new AppError('notFound');
  const [prices, tiers] = await Promise.all([pricesOf(ctx, customer, [variant.id]), tiersOf(ctx, [variant.id])]);
  const own = prices.get(variant.id);
  const shown = tiersFor(venture, tiers.get(variant.id) ?? [], own).map((tier) => ({
    kind: tier.kind,
    price: toTierPrice(variant, tier, own?.salesPricePer ?? 1),
  }));
  const ofKind = (kind: TierRow['kind']) => shown.filter((tier) => tier.kind === kind).map(({ price }) => price);
  return { warehousePrices: ofKind('warehouse'), directPrices: ofKind('direct') };
}

/** Everything there is to say of what variants cost one customer. */
export interface PriceSheet {
  own: OwnPrice;
  /** What everybody pays; null where only an agreement gives a price. */
  listPrice: string | null;
  tiers: TierRow[];
}

/** For lists: by variant id, the prices of a page of variants in a few questions. One without an entry has no price. */
export async function priceSheetsOf(
  ctx: Context,
  { customer, venture }: PricedFor,
  variantIds: readonly number[],
): Promise<Map<number, PriceSheet>> {
  const [prices, tiers, list] = await Promise.all([
    pricesOf(ctx, customer, variantIds),
    tiersOf(ctx, variantIds),
    selectListPrices(ctx, variantIds),
  ]);
  return new Map(
    [...prices].map(([id, own]) => {
      const listPrice = list.get(id) ?? null;
      return [id, { own, listPrice, tiers: tiersFor(venture, tiers.get(id) ?? [], own) }];
    }),
  );
}

/** Straight from the manufacturer only where the ERP does not plan it otherwise (C 6). */
function tiersFor(venture: Venture, tiers: readonly TierRow[], own: OwnPrice | undefined): TierRow[] {
  return worthwhile(tiers, own).filter(({ kind }) => kind === 'warehouse' || !venture.dynamics);
}

/** A tier that costs no less than what the customer pays anyway is none; one without a price neither (C 7.6). */
export function worthwhile(tiers: readonly TierRow[], own: OwnPrice | undefined): TierRow[] {
  return tiers.filter(
    ({ priceDelivery }) => decimal(priceDelivery).gt(0) && (!own || decimal(priceDelivery).lt(own.priceDelivery)),
  );
}

function toTierPrice(variant: OrderableVariant, tier: TierRow, salesPricePer: number): TierPrice {
  return {
    productId: String(variant.productId),
    ladderQuantity: toWire(tier.ladderQuantity),
    ladderSalesPriceQuantity: toWire(inUnit(variant, tier.ladderQuantity, tier.ladderUnitId, variant.salesUnit)),
    ladderUnitId: tier.ladderUnitId,
    nettSalesPriceDelivery: toWire(tier.priceDelivery),
    nettSalesPricePickup: toWire(tier.pricePickup),
    salesPricePer,
  };
}

export interface PricedFor {
  customer: Customer;
  venture: Venture;
}

/** Prices are for customers of the venture that is asked, and not where it keeps them to itself (C 4.10, 5). */
export async function requirePricing(ctx: Context, marketId?: string): Promise<PricedFor> {
  const { user, customer } = await requireCustomer(ctx);
  if (marketId !== undefined && marketId !== user.ventureId) throw new AppError('wrongVenture');
  const venture = await findVenture(ctx, user.ventureId);
  if (!venture || venture.disablePricing) throw new AppError('pricesDisabled');
  return { customer, venture };
}
