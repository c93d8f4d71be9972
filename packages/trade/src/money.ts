import Big from 'big.js';

/*
 * Amounts, quantities and ratios are computed in decimals, never in floating point; JSON numbers exist only on the
 * wire. Half up goes by size, so that a return takes back exactly what the sale charged.
 */

export type Decimal = Big;
/** A number is taken for the decimals it is written with: 0.1 is one tenth. */
export type DecimalSource = Big | number | string;

export function decimal(value: DecimalSource): Decimal {
  // They never change, so one that is ours already serves; one of a rounding division would go on rounding its way.
  return typeof value === 'object' && value.constructor === Big ? value : new Big(value);
}

export const zero: Decimal = decimal(0);

const wireDecimals = 4;

export function toCents(amount: DecimalSource): Decimal {
  return decimal(amount).round(2, Big.roundHalfUp);
}

export function sumOf(amounts: readonly DecimalSource[]): Decimal {
  return amounts.reduce<Decimal>((sum, amount) => sum.plus(amount), zero);
}

/** Rounds once, over the exact quotient. */
export function divideHalfUp(amount: DecimalSource, divisor: DecimalSource, decimals: number): Decimal {
  return divide(amount, divisor, decimals, Big.roundHalfUp);
}

/** The smallest number with so many decimals that is not less than the quotient; for what is not negative. */
export function divideUp(amount: DecimalSource, divisor: DecimalSource, decimals = 0): Decimal {
  return divide(amount, divisor, decimals, Big.roundUp);
}

/** The largest number with so many decimals that is not more than the quotient; for what is not negative. */
export function divideDown(amount: DecimalSource, divisor: DecimalSource, decimals = 0): Decimal {
  return divide(amount, divisor, decimals, Big.roundDown);
}

/** The places and the direction belong to a constructor of big.js, so each pair has its own: nobody else's division changes. */
const roundings = new Map<string, typeof Big>();

function rounding(decimals: number, direction: Big.RoundingMode): typeof Big {
  const pair = `${decimals} ${direction}`;
  const known = roundings.get(pair);
  if (known) return known;
  const Rounded = Big();
  Rounded.DP = decimals;
  Rounded.RM = direction;
  roundings.set(pair, Rounded);
  return Rounded;
}

function divide(amount: DecimalSource, divisor: DecimalSource, decimals: number, direction: Big.RoundingMode): Decimal {
  const Rounded = rounding(decimals, direction);
  return decimal(new Rounded(amount).div(divisor));
}

/** As the database writes amounts: no more decimals than the wire has, and no more digits than a number holds exactly. */
const written = /^-?\d{1,10}(\.\d{1,4})?$/;

/** A JSON number with at most 4 decimals. */
export function toWire(amount: DecimalSource): number {
  // The text of most amounts is that of their number: a long cart has thousands, and nothing in them to be rounded.
  if (typeof amount === 'string' && written.test(amount)) return Number(amount) + 0;
  // Adding 0 makes an ordinary zero of the negative one.
  return decimal(amount).round(wireDecimals, Big.roundHalfUp).toNumber() + 0;
}
