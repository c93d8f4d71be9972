import { costsLess, type PriceOfUnit } from '../catalogue/price-ladder.ts';
import { ratioOf, type VariantUnits } from '../catalogue/unit-conversion.ts';
import { type Decimal, type DecimalSource, decimal, divideHalfUp } from '../foundation/money.ts';

/** A line of an accepted quote, as far as it decides a price. */
interface QuotedPrice extends PriceOfUnit {
  /** Sales units that can still be called off. */
  left: DecimalSource;
  /** The last day it can be called off. */
  until: string;
}

/** Why a quoted price does not count for a line that was called off. */
type QuoteRefusal = 'expired' | 'usedUp' | 'lowerToday';

export type QuoteVerdict = { counts: true } | { counts: false; why: QuoteRefusal };

/**
 * Whether the quoted price counts for so many sales units today. It does until its last day, while enough of it is
 * left, and unless the customer pays less without it.
 */
export function judgeQuote(
  units: VariantUnits,
  quoted: QuotedPrice,
  quantity: DecimalSource,
  day: string,
  today: PriceOfUnit | undefined,
): QuoteVerdict {
  if (day > quoted.until) return { counts: false, why: 'expired' };
  if (decimal(quantity).gt(quoted.left)) return { counts: false, why: 'usedUp' };
  if (today && costsLess(units, today, quoted)) return { counts: false, why: 'lowerToday' };
  return { counts: true };
}

/** What of the price stays, in percent with one decimal; the cost may be for another unit or number of units. */
export function marginOf(units: VariantUnits, sold: PriceOfUnit, cost: PriceOfUnit): Decimal | undefined {
  const size = ({ salesPricePer, priceUnit }: PriceOfUnit) => ratioOf(units, priceUnit).times(salesPricePer);
  const price = decimal(sold.price).times(size(cost));
  if (price.lte(0)) return undefined;
  return divideHalfUp(price.minus(decimal(cost.price).times(size(sold))).times(100), price, 1);
}
