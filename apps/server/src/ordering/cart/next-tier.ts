import type { CartLine } from '@bouwpoort/contract/ordering/cart';
import { rungWithinReach } from '@bouwpoort/trade/catalogue/price-ladder';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { type Charge, chargeOf, type OwnPrice, type TierRow } from '../../catalogue/prices/prices.ts';
import type { OrderableVariant } from '../../catalogue/products/products.ts';

/** Tiers of the chosen method; direct delivery from the factory is another method. */
export function nextTierOf(
  variant: OrderableVariant,
  own: OwnPrice,
  tiers: readonly TierRow[],
  quantity: string,
  shippingMethodId: string | null,
): CartLine['nextTier'] {
  if (tiers.length === 0) return null;
  const method = shippingMethodId === 'instorepickup' ? 'instorepickup' : 'storedelivery';
  const next = rungWithinReach(ladderOf({ variant, own, tiers, method }), quantity);
  if (!next) return null;
  const { price, salesPricePer: per, priceUnit: unitId } = next.rung;
  return { more: toWire(next.more), price: toWire(price), per, unitId };
}

interface LadderInput {
  variant: OrderableVariant;
  own: OwnPrice;
  tiers: readonly TierRow[];
  method: 'instorepickup' | 'storedelivery';
}

const ladders = new WeakMap<OwnPrice, LadderInput & Pick<Charge, 'ladder'>>();

/**
 * The same for every quantity, so it is computed once for a cached price and lives as long as that does. It counts only
 * for the very objects it was made from: a changed article, price or tier is another object.
 */
function ladderOf({ variant, own, tiers, method }: LadderInput): Charge['ladder'] {
  const known = ladders.get(own);
  if (known?.variant === variant && known.tiers === tiers && known.method === method) return known.ladder;
  const ofBranch = tiers.filter(({ kind }) => kind === 'warehouse');
  // How many decides which rung is paid, not which rungs there are.
  const { ladder } = chargeOf(variant, own, ofBranch, 1, method);
  ladders.set(own, { variant, own, tiers, method, ladder });
  return ladder;
}
