import type { TieredPrices, TierPrice, VariantPrice } from '@bouwpoort/contract/catalogue/prices';
import { ladderBelow, type Step } from '@bouwpoort/trade/catalogue/price-ladder';
import type { VariantUnits } from '@bouwpoort/trade/catalogue/unit-conversion';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { requireCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { readManyOf } from '../../foundation/invalidation/read-many.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { type OrderableVariant, variantsByGuids } from '../products/products.ts';
import {
  type ListPrice,
  type PriceRow,
  selectListPrices,
  selectPrices,
  selectTiers,
  type TierRow,
} from './prices.queries.ts';

export { countAgreements, countMovingAgreements, listAgreements, moveAgreements } from './agreements.ts';
export { type Charge, type ChargedPrice, chargedPrice, chargeOf } from './charged-price.ts';
export { addListPrice, costPricesOf, listPricesOf } from './price-edit.ts';

/** What a customer pays per `per` price units, as decimals in text. */
export type OwnPrice = Omit<PriceRow, 'variantId'>;
export type { TierRow } from './prices.queries.ts';

/** By variant id; a variant without an entry has no price. Uncached, for operations that charge. */
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
 * Cached until the price of the variant changes, so that a list or a cart shows its prices without a query. For display
 * only: charges use `pricesOf`.
 */
export async function shownPricesOf(
  ctx: Context,
  customer: Customer,
  variantIds: readonly number[],
): Promise<Map<number, OwnPrice>> {
  const whose = [customer.ventureId, customer.customerId, customer.customerGroup, dayOf(ctx.clock())].join('\n');
  // The absence of a price is cached too.
  const kept = await readManyOf(ctx, 'prices', whose, variantIds, async (missing) => {
    const prices = await pricesOf(ctx, customer, missing);
    return new Map(missing.map((id) => [id, { own: prices.get(id) }]));
  });
  const prices = new Map<number, OwnPrice>();
  for (const [id, { own }] of kept) if (own) prices.set(id, own);
  return prices;
}

interface UnitPrice {
  /** Of so many price units. */
  price: number;
  per: number;
  priceUnit: string;
}

/** By variant id, the delivery price for this customer, as a list shows it. */
export async function unitPricesOf(
  ctx: Context,
  marketId: string,
  variantIds: readonly number[],
): Promise<Map<number, UnitPrice>> {
  const { customer } = await requirePricing(ctx, marketId);
  const prices = await pricesOf(ctx, customer, variantIds);
  return new Map(
    [...prices].flatMap(([id, { priceDelivery, salesPricePer: per, priceUnit }]) =>
      priceDelivery === null ? [] : [[id, { price: decimal(priceDelivery).toNumber(), per, priceUnit }]],
    ),
  );
}

/** By variant id, lowest quantity first. Quantities are in `ladderUnitId`. */
export async function tiersOf(ctx: Context, variantIds: readonly number[]): Promise<Map<number, TierRow[]>> {
  return Map.groupBy(await selectTiers(ctx, [...new Set(variantIds)]), ({ variantId }) => variantId);
}

/** The cached variant of `tiersOf`, for display only. */
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

/** An article for pickup only shows no price: it would be taken for the delivery price. */
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

/** Everything that decides the price of variants for one customer. */
export interface PriceSheet {
  own: OwnPrice;
  /** The list price; null if only an agreement gives a price. */
  listPrice: ListPrice | null;
  tiers: ShownTier[];
  /** The same at pickup prices. */
  pickupTiers: ShownTier[];
}

/**
 * For lists: the prices of a page of variants in a few queries, by variant id. A variant without an entry has no price.
 */
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

/** A tier, at the delivery or pickup price. */
export type ShownTier = Step<TierRow & { price: string }>;

/** Goods come straight from the factory only without a Dynamics ERP, which plans deliveries otherwise (C 6). */
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

/** The tiers that save something, of each kind by itself. */
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

/** Prices are for customers of the requested venture, and refused if it does not show prices (C 4.10, 5). */
export async function requirePricing(ctx: Context, marketId?: string): Promise<PricedFor> {
  const { user, customer } = await requireCustomer(ctx);
  if (marketId !== undefined && marketId !== user.ventureId) throw new AppError('wrongVenture');
  const venture = await findVenture(ctx, user.ventureId);
  if (!venture || venture.disablePricing) throw new AppError('pricesDisabled');
  return { customer, venture };
}
