import { type DecimalSource, decimal } from '@bouwpoort/trade/money';
import { inUnit, type VariantUnits } from '@bouwpoort/trade/unit-conversion';

interface Tier {
  kind: 'warehouse' | 'direct';
  ladderQuantity: string;
  ladderUnitId: string;
  priceDelivery: string;
  pricePickup: string;
}
interface Own {
  priceDelivery: string;
  pricePickup: string;
}

/**
 * What is paid for so many sales units: the customer's own price, or that of the highest warehouse tier the quantity
 * reaches if it is lower (decisions: a tier applies by line quantity at prepare checkout).
 */
export function chargedPrice(
  units: VariantUnits,
  own: Own,
  tiers: readonly Tier[],
  quantity: DecimalSource,
  pickup: boolean,
): string {
  const priceOf = (one: Own) => (pickup ? one.pricePickup : one.priceDelivery);
  const reached = tiers.filter(
    (tier) =>
      tier.kind === 'warehouse' &&
      decimal(priceOf(tier)).gt(0) &&
      inUnit(units, quantity, units.salesUnit, tier.ladderUnitId).gte(tier.ladderQuantity),
  );
  return reached.map(priceOf).reduce((best, price) => (decimal(price).lt(best) ? price : best), priceOf(own));
}
