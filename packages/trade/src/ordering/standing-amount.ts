import { type Decimal, type DecimalSource, decimal, divideDown, zero } from '../foundation/money.ts';

/** A line of an order list whose stock is filled up to a fixed level. Amounts are in sales units. */
interface StandingLine {
  standing: DecimalSource;
  counted: DecimalSource;
  /** How many sales units the chosen order unit holds. */
  pack: DecimalSource;
  /** The sales unit can be cut to size, so that amounts need not be whole. */
  isMeasure: boolean;
}

/** Below this part of a pack it is the ratio that was rounded, not a remainder. */
const noRemainder = '0.0001';

/**
 * What to order so that at least the standing amount lies there: the difference in whole packs, and nothing where
 * enough was counted.
 */
export function missingUpTo({ standing, counted, pack, isMeasure }: StandingLine): Decimal {
  const missing = decimal(standing).minus(counted);
  if (missing.lte(0)) return zero;
  const size = decimal(pack);
  // A unit smaller than what is sold, or none: sales units are the smallest that can be ordered.
  if (size.lte(1)) return isMeasure ? missing : wholeOf(missing, decimal(1));
  const packed = wholeOf(missing, size).times(size);
  return isMeasure ? packed.round(4) : wholeOf(packed, decimal(1));
}

/** How many of this size it takes. */
function wholeOf(amount: Decimal, size: Decimal): Decimal {
  const whole = divideDown(amount, size, 0);
  const isMore = amount.minus(whole.times(size)).gte(size.times(noRemainder));
  return isMore || whole.eq(0) ? whole.plus(1) : whole;
}
