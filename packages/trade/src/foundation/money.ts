import { Decimal, type DecimalSource } from './decimal.ts';

export type { Decimal, DecimalSource };

/*
 * Amounts, quantities and ratios are computed in decimals, never in floating point; JSON numbers exist only on the
 * wire. Half up goes by size, so that a return takes back exactly what the sale charged.
 */

export function decimal(value: DecimalSource): Decimal {
  return Decimal.of(value);
}

export const zero: Decimal = decimal(0);

const wireDecimals = 4;

export function toCents(amount: DecimalSource): Decimal {
  return decimal(amount).round(2);
}

export function sumOf(amounts: readonly DecimalSource[]): Decimal {
  return amounts.reduce<Decimal>((sum, amount) => sum.plus(amount), zero);
}

/** Rounds once, over the exact quotient. */
export function divideHalfUp(amount: DecimalSource, divisor: DecimalSource, decimals: number): Decimal {
  return decimal(amount).div(divisor, decimals, 'halfUp');
}

/** The smallest number with so many decimals that is not less than the quotient; for what is not negative. */
export function divideUp(amount: DecimalSource, divisor: DecimalSource, decimals = 0): Decimal {
  return decimal(amount).div(divisor, decimals, 'up');
}

/** The largest number with so many decimals that is not more than the quotient; for what is not negative. */
export function divideDown(amount: DecimalSource, divisor: DecimalSource, decimals = 0): Decimal {
  return decimal(amount).div(divisor, decimals, 'down');
}

/**
 * As the database writes amounts: no more decimals than the wire has, and no more digits than a number holds exactly.
 */
const written = /^-?\d{1,10}(\.\d{1,4})?$/;

/** A JSON number with at most 4 decimals. */
export function toWire(amount: DecimalSource): number {
  // The text of most amounts is that of their number: a long cart has thousands, and nothing in them to be rounded.
  if (typeof amount === 'string' && written.test(amount)) return Number(amount) + 0;
  return decimal(amount).round(wireDecimals).toNumber();
}
