import type { PricedQuantity } from '@bouwpoort/contract/ordering/quotes';
import type { PricedLine } from '@bouwpoort/trade/catalogue/line-price';
import type { PriceOfUnit } from '@bouwpoort/trade/catalogue/price-ladder';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import type { VariantUnits } from '@bouwpoort/trade/catalogue/unit-conversion';
import { type DecimalSource, decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { pricedLine } from '@bouwpoort/trade/ordering/working-offer';
import { chargedPrice, costPricesOf, listPricesOf, pricesOf, tiersOf } from '../../catalogue/prices/prices.ts';
import { type OrderableVariant, variantsByGuids } from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { AppError } from '../../foundation/errors/app-error.ts';

/** The facts about articles that a quote needs, by their GUID. */
export interface ArticleFacts {
  variant: OrderableVariant;
  /** The customer's own delivery price today, for this quantity. */
  ownOf(quantity: DecimalSource): PriceOfUnit | undefined;
  list: PriceOfUnit | undefined;
  cost: PriceOfUnit | undefined;
}

/** In a few queries for any number of articles; those of another venture are left out. */
export async function articleFacts(
  ctx: Context,
  customer: Customer,
  guids: readonly string[],
): Promise<Map<string, ArticleFacts>> {
  const found = await variantsByGuids(ctx, guids);
  const variants = [...found.values()].filter(({ ventureId }) => ventureId === customer.ventureId);
  const ids = variants.map(({ id }) => id);
  const prices = await pricesOf(ctx, customer, ids);
  const tiers = await tiersOf(ctx, ids);
  const list = await listPricesOf(ctx.db, ids);
  const costs = await costPricesOf(ctx.db, ids);
  return new Map(
    variants.map((variant) => {
      const own = prices.get(variant.id);
      const listed = list.get(variant.id);
      return [
        variant.guid,
        {
          variant,
          ownOf: (quantity) =>
            own && chargedPrice(variant, own, tiers.get(variant.id) ?? [], quantity, 'storedelivery'),
          list:
            listed && listed.priceDelivery !== 'NaN' && decimal(listed.priceDelivery).gt(0)
              ? { price: listed.priceDelivery, salesPricePer: listed.salesPricePer, priceUnit: variant.priceUnit }
              : undefined,
          cost: costs.get(variant.id),
        },
      ];
    }),
  );
}

/** The units that a price can be per. */
export function priceUnitsOf({ salesUnit, priceUnit, bundles }: VariantUnits): string[] {
  return [...new Set([priceUnit, salesUnit, ...bundles.map(({ bundleCode }) => bundleCode)])];
}

/** A higher amount for a line is a typing error. */
const maxAmount = 10_000_000;

/** The price of a quantity for the offer in preparation; refuses what cannot be priced. */
export function requirePriced(units: VariantUnits, priced: PriceOfUnit, quantity: DecimalSource): PricedLine {
  const line = pricedLine(units, priced, quantity);
  if (line?.amount.lte(maxAmount)) return line;
  throw new AppError('invalidInput', {
    detail: `Een regel van een offerte komt hooguit op ${showEuros(maxAmount)} uit. Kijk prijs en aantal na.`,
  });
}

/** The quantity and price in the units that people read. */
export function pricedQuantity(
  units: VariantUnits,
  priced: PriceOfUnit | undefined,
  quantity: DecimalSource,
): PricedQuantity | null {
  const line = priced && pricedLine(units, priced, quantity);
  if (!line) return null;
  const { agreed, amount } = line;
  return {
    price: toWire(agreed.price),
    per: agreed.per,
    unitId: agreed.unitId,
    quantity: agreed.quantity.toNumber(),
    amount: toWire(amount),
  };
}
