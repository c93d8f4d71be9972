import type { TieredPrices, TierPrice, VariantPrice } from '@bouwpoort/contract/pricing';
import { dayOf } from '@bouwpoort/trade/dutch-dates';
import { decimal, toWire } from '@bouwpoort/trade/money';
import { ladderBelow, type Step } from '@bouwpoort/trade/price-ladder';
import type { VariantUnits } from '@bouwpoort/trade/unit-conversion';
import { type OrderableVariant, variantsByGuids } from '../catalogue/catalogue.ts';
import type { Context } from '../context/context.ts';
import type { Customer } from '../context/customer.ts';
import type { Venture } from '../context/venture.ts';
import { requireCustomer } from '../customers/customers.ts';
import { AppError } from '../errors/app-error.ts';
import { readManyOf } from '../invalidation/read-many.ts';
import { findVenture } from '../ventures/ventures.ts';
import {
  type ListPrice,
  type PriceRow,
  selectListPrices,
  selectPrices,
  selectTiers,
  type TierRow,
} from './pricing.queries.ts';

export { countAgreements, countMovingAgreements, listAgreements, moveAgreements } from './agreements.ts';
export { type Charge, type ChargedPrice, chargedPrice, chargeOf } from './charged-price.ts';
export { explainPrice } from './explain-price.ts';
export {
  type AgreementRow,
  addAgreement,
  addListPrice,
  agreementsOfVariant,
  type CostPriceRow,
  changeListPrice,
  costPricesOf,
  endAgreement,
  type ListPriceRow,
  listPricesOf,
  lockAgreement,
  lockCostPrice,
  readListPrice,
  writeCostPrice,
} from './price-edit.ts';

/** What a customer pays for so many price units, as decimals in text. */
export type OwnPrice = Omit<PriceRow, 'variantId'>;
export type { TierRow } from './pricing.queries.ts';

/** By variant id; a variant without an entry has no price. For the operations that charge. */
export async function pricesOf(
  ctx: Context,
  customer: Customer,
  variantIds: readonly number[],
): Promise<Map<number, OwnPrice>> {
  const { ventureId, customerId, customerGroup } = customer;
  const party = { ventureId, customerId, customerGroup };
  const rows = await selectPrices(ctx, party, [...new Set(variantIds)], dayOf(ctx.clock()));
  return new Map(rows.map((row) => [row.variantId, row]));
}

/**
 * The same for who only looks: kept until the price of that variant changes, so that a list or a cart shows its prices
 * without asking for them. Nothing is charged by these.
 */
export async function shownPricesOf(
  ctx: Context,
  customer: Customer,
  variantIds: readonly number[],
): Promise<Map<number, OwnPrice>> {
  const whose = [customer.ventureId, customer.customerId, customer.customerGroup, dayOf(ctx.clock())].join('\n');
  // That there is no price is worth keeping too.
  const kept = await readManyOf(ctx, 'prices', whose, variantIds, async (missing) => {
    const prices = await pricesOf(ctx, customer, missing);
    return new Map(missing.map((id) => [id, { own: prices.get(id) }]));
  });
  const prices = new Map<number, OwnPrice>();
  for (const [id, { own }] of kept) if (own) prices.set(id, own);
  return prices;
}

/** By variant id, what one price unit costs this customer delivered, as a list shows it. */
export async function unitPricesOf(
  ctx: Context,
  marketId: string,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const { customer } = await requirePricing(ctx, marketId);
  const prices = await pricesOf(ctx, customer, variantIds);
  return new Map(
    [...prices].flatMap(([id, { priceDelivery, salesPricePer }]) =>
      priceDelivery === null ? [] : [[id, decimal(priceDelivery).div(salesPricePer).toNumber()]],
    ),
  );
}

/** By variant id, lowest quantity first. Quantities are in `ladderUnitId`. */
export async function tiersOf(ctx: Context, variantIds: readonly number[]): Promise<Map<number, TierRow[]>> {
  return Map.groupBy(await selectTiers(ctx, [...new Set(variantIds)]), ({ variantId }) => variantId);
}

/** The same for who only looks, kept as shown prices are. */
export function shownTiersOf(ctx: Context, variantIds: readonly number[]): Promise<Map<number, TierRow[]>> {
  return readManyOf(ctx, 'prices', 'tiers', variantIds, async (missing) => {
    const tiers = await tiersOf(ctx, missing);
    return new Map(missing.map((id) => [id, tiers.get(id) ?? []]));
  });
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
    const own = prices.get(variant.id);
    return {
      entryCode: variant.code,
      contentId: variant.guid,
      prices: own ? shownPrices(own) : [],
      salesPricePer: own?.salesPricePer ?? 1,
      priceUnit: own?.priceUnit ?? variant.priceUnit,
      vatRate: variant.vatRate,
    };
  });
}

/** What can only be fetched has no price to show: it would be taken for that of delivery. */
function shownPrices({ priceDelivery, pricePickup, source }: OwnPrice): VariantPrice['prices'] {
  if (priceDelivery === null) return [];
  return [{ price: toWire(priceDelivery), pickupPrice: toWire(pricePickup ?? priceDelivery), source }];
}

export async function listTieredPrices(ctx: Context, guid: string): Promise<TieredPrices> {
  const { customer, venture } = await requirePricing(ctx);
  const variant = (await variantsByGuids(ctx, [guid])).get(guid.toLowerCase());
  if (!variant || variant.ventureId !== customer.ventureId) throw new AppError('notFound');
  const [prices, tiers] = await Promise.all([pricesOf(ctx, customer, [variant.id]), tiersOf(ctx, [variant.id])]);
  const own = prices.get(variant.id);
  const shown = tiersFor(venture, variant, tiers.get(variant.id) ?? [], own);
  const ofKind = (wanted: TierRow['kind']) =>
    shown.filter(({ kind }) => kind === wanted).map((tier) => toTierPrice(variant, tier));
  return { warehousePrices: ofKind('warehouse'), directPrices: ofKind('direct') };
}

/** Everything there is to say of what variants cost one customer. */
export interface PriceSheet {
  own: OwnPrice;
  /** What everybody pays; null where only an agreement gives a price. */
  listPrice: ListPrice | null;
  tiers: ShownTier[];
  /** The same at the prices of pickup. */
  pickupTiers: ShownTier[];
}

/** For lists: by variant id, the prices of a page of variants in a few questions. One without an entry has no price. */
export async function priceSheetsOf(
  ctx: Context,
  { customer, venture }: PricedFor,
  variants: readonly (VariantUnits & { id: number })[],
): Promise<Map<number, PriceSheet>> {
  const variantIds = variants.map(({ id }) => id);
  const [prices, tiers, list] = await Promise.all([
    pricesOf(ctx, customer, variantIds),
    tiersOf(ctx, variantIds),
    selectListPrices(ctx, variantIds),
  ]);
  return new Map(
    variants.flatMap((variant) => {
      const own = prices.get(variant.id);
      if (!own) return [];
      const rows = tiers.get(variant.id) ?? [];
      const sheet = {
        own,
        listPrice: list.get(variant.id) ?? null,
        tiers: tiersFor(venture, variant, rows, own),
        pickupTiers: laddersOf(['warehouse'], 'pricePickup', variant, rows, own),
      };
      return [[variant.id, sheet]];
    }),
  );
}

/** A rung of the ladder, at the price of delivery or pickup. */
export type ShownTier = Step<TierRow & { price: string }>;

/** The ERP plans it otherwise where there is one: only without it can goods come straight from the factory (C 6). */
export function offersDirect({ dynamics }: Pick<Venture, 'dynamics'>): boolean {
  return !dynamics;
}

function tiersFor(
  venture: Venture,
  units: VariantUnits,
  tiers: readonly TierRow[],
  own: OwnPrice | undefined,
): ShownTier[] {
  return laddersOf(offersDirect(venture) ? ['warehouse', 'direct'] : ['warehouse'], 'priceDelivery', units, tiers, own);
}

/** What is worth climbing, of each kind by itself. */
function laddersOf(
  kinds: readonly TierRow['kind'][],
  method: 'priceDelivery' | 'pricePickup',
  units: VariantUnits,
  tiers: readonly TierRow[],
  own: OwnPrice | undefined,
): ShownTier[] {
  const priced = <T extends TierRow | OwnPrice>(one: T) => {
    const price = one[method];
    return price === null ? [] : [{ ...one, price }];
  };
  const [start] = own ? priced(own) : [];
  return kinds.flatMap((kind) => ladderBelow(units, start, tiers.filter((tier) => tier.kind === kind).flatMap(priced)));
}

function toTierPrice(variant: OrderableVariant, tier: ShownTier): TierPrice {
  return {
    productId: String(variant.productId),
    ladderQuantity: toWire(tier.ladderQuantity),
    ladderSalesPriceQuantity: toWire(tier.from),
    ladderUnitId: tier.ladderUnitId,
    nettSalesPriceDelivery: toWire(tier.price),
    nettSalesPricePickup: toWire(tier.pricePickup ?? tier.price),
    salesPricePer: tier.salesPricePer,
    priceUnit: tier.priceUnit,
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
