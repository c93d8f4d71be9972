import { sumOf, toWire } from '@bouwpoort/trade/money';
import { unitName } from '@bouwpoort/trade/order-units';
import { showEuros, showQuantity } from '@bouwpoort/trade/quantity-words';
import type { CartLine } from '../cart/cart.ts';

export interface OverviewPrice {
  /** What it was in the cart, when it is less now. */
  before: string | null;
  price: string;
  per: string;
}

type Priced = Pick<CartLine, 'agreed' | 'salesPrice' | 'salesPricePer' | 'salesPriceUnitId'>;

/** As it was agreed, as long as nothing changed; a tier or pickup price per sales unit, which is what is multiplied. */
export function overviewPrice(line: Priced, inCart: Priced | undefined): OverviewPrice {
  const isLess = inCart !== undefined && line.salesPrice < inCart.salesPrice;
  const agreed = isLess || inCart?.salesPrice !== line.salesPrice ? null : inCart.agreed;
  const { price, per, unitId } = agreed ?? {
    price: line.salesPrice,
    per: line.salesPricePer,
    unitId: line.salesPriceUnitId,
  };
  return {
    before: isLess ? showEuros(inCart.salesPrice) : null,
    price: showEuros(price),
    per: per === 1 ? `per ${unitName(unitId, 1)}` : `per ${showQuantity(per)} ${unitName(unitId, per)}`,
  };
}

/** What tiers and pickup prices saved; nothing when it became no less. */
export function advantageOf(
  lines: readonly Pick<CartLine, 'variantGuid' | 'extendedPrice'>[],
  inCart: readonly Pick<CartLine, 'variantGuid' | 'extendedPrice'>[],
): number {
  const before = new Map(inCart.map(({ variantGuid, extendedPrice }) => [variantGuid, extendedPrice]));
  const saved = sumOf(lines.map((line) => (before.get(line.variantGuid) ?? line.extendedPrice) - line.extendedPrice));
  return Math.max(0, toWire(saved.round(2)));
}
