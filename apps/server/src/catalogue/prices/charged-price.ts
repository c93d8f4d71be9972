import type { DeliveryMethodName } from '@bouwpoort/trade/catalogue/delivery-days';
import {
  ladderBelow,
  type MethodPrices,
  type PriceOfUnit,
  type Rung,
  rungReached,
  type Step,
} from '@bouwpoort/trade/catalogue/price-ladder';
import type { VariantUnits } from '@bouwpoort/trade/catalogue/unit-conversion';
import type { DecimalSource } from '@bouwpoort/trade/foundation/money';

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

/** A tier that saves something. */
interface ChargedRung extends Rung {
  kind: Tier['kind'];
  price: string;
}

export interface Charge {
  /** Undefined without a price for this delivery method. */
  charged: ChargedPrice | undefined;
  /** The tier that decided; undefined if the customer's own price did. */
  rung: Step<ChargedRung> | undefined;
  /** All tiers that count for this delivery method, lowest first. */
  ladder: readonly Step<ChargedRung>[];
}

/**
 * The price of a quantity in sales units by a delivery method, and what decided it: the customer's own price, or the
 * highest tier that the quantity reaches.
 */
export function chargeOf(
  units: VariantUnits,
  own: Priced,
  tiers: readonly Tier[],
  quantity: DecimalSource,
  method: DeliveryMethodName,
): Charge {
  const priceOf = (one: Priced) => (method === 'instorepickup' ? one.pricePickup : one.priceDelivery);
  const price = priceOf(own);
  if (price === null) return { charged: undefined, rung: undefined, ladder: [] };
  const start = { price, salesPricePer: own.salesPricePer, priceUnit: own.priceUnit };
  const ladderOf = (kind: Tier['kind']) => {
    const rungs = tiers.flatMap((tier) => (tier.kind === kind ? rungAt(tier, priceOf(tier)) : []));
    return ladderBelow(units, start, rungs);
  };
  const direct = method === 'directdelivery' ? ladderOf('direct') : [];
  const warehouse = ladderOf('warehouse');
  const rung = rungReached(direct, quantity) ?? rungReached(warehouse, quantity);
  const { price: paid, salesPricePer, priceUnit } = rung ?? start;
  const charged = { price: paid, salesPricePer, priceUnit, isDirect: rung?.kind === 'direct' };
  return { charged, rung, ladder: [...warehouse, ...direct] };
}

/** The same without the explanation. */
export function chargedPrice(...asked: Parameters<typeof chargeOf>): ChargedPrice | undefined {
  return chargeOf(...asked).charged;
}

function rungAt(tier: Tier, price: string | null): ChargedRung[] {
  const { kind, ladderQuantity, ladderUnitId, salesPricePer, priceUnit } = tier;
  return price === null ? [] : [{ kind, ladderQuantity, ladderUnitId, price, salesPricePer, priceUnit }];
}
