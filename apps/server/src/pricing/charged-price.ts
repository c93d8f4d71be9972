import type { DeliveryMethodName } from '@bouwpoort/trade/delivery-days';
import type { DecimalSource } from '@bouwpoort/trade/money';
import {
  ladderBelow,
  type MethodPrices,
  type PriceOfUnit,
  type Rung,
  rungReached,
} from '@bouwpoort/trade/price-ladder';
import type { VariantUnits } from '@bouwpoort/trade/unit-conversion';

interface Priced extends MethodPrices {
  salesPricePer: number;
  priceUnit: string;
}

interface Tier extends Priced {
  kind: 'warehouse' | 'direct';
  ladderQuantity: string;
  ladderUnitId: string;
}

export interface ChargedPrice extends PriceOfUnit {
  price: string;
  /** Delivered straight from the factory, at the price for that. */
  isDirect: boolean;
}

/**
 * What is paid for so many sales units in this way of getting them: the customer's own price, or that of the highest
 * rung the quantity reaches. Nothing where this way has no price.
 */
export function chargedPrice(
  units: VariantUnits,
  own: Priced,
  tiers: readonly Tier[],
  quantity: DecimalSource,
  method: DeliveryMethodName,
): ChargedPrice | undefined {
  const priceOf = (one: Priced) => (method === 'instorepickup' ? one.pricePickup : one.priceDelivery);
  const price = priceOf(own);
  if (price === null) return undefined;
  const start = { price, salesPricePer: own.salesPricePer, priceUnit: own.priceUnit };
  const reached = (kind: Tier['kind']) => {
    const rungs = tiers.flatMap((tier) => (tier.kind === kind ? rungAt(tier, priceOf(tier)) : []));
    return rungReached(units, ladderBelow(units, start, rungs), quantity);
  };
  const direct = method === 'directdelivery' ? reached('direct') : undefined;
  const { price: paid, salesPricePer, priceUnit } = direct ?? reached('warehouse') ?? start;
  return { price: paid, salesPricePer, priceUnit, isDirect: direct !== undefined };
}

function rungAt(tier: Tier, price: string | null): (Rung & { price: string })[] {
  const { ladderQuantity, ladderUnitId, salesPricePer, priceUnit } = tier;
  return price === null ? [] : [{ ladderQuantity, ladderUnitId, price, salesPricePer, priceUnit }];
}
