/** A fraction of whole numbers in lowest terms, because a third is no decimal. Never negative, never zero. */
export interface Ratio {
  over: bigint;
  under: bigint;
}

export const one: Ratio = { over: 1n, under: 1n };

function ratio(over: bigint, under: bigint): Ratio {
  const shared = greatestDivisor(over, under);
  return { over: over / shared, under: under / shared };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}

/** '2.50' → 5/2. Undefined for a text that is not a decimal above zero, or is longer than any quantity of the trade. */
export function readRatio(text: string): Ratio | undefined {
  const match = text.trim().match(/^\+?([0-9]{1,20})(?:\.([0-9]{0,20}))?$/);
  if (!match) return undefined;
  const [, whole = '', decimals = ''] = match;
  const over = BigInt(whole + decimals);
  return over === 0n ? undefined : ratio(over, 10n ** BigInt(decimals.length));
}

export function times(a: Ratio, b: Ratio): Ratio {
  return ratio(a.over * b.over, a.under * b.under);
}

export function dividedBy(a: Ratio, b: Ratio): Ratio {
  return ratio(a.over * b.under, a.under * b.over);
}

export function equals(a: Ratio, b: Ratio): boolean {
  return a.over === b.over && a.under === b.under;
}

export function isSmaller(a: Ratio, b: Ratio): boolean {
  return a.over * b.under < b.over * a.under;
}

/** As a decimal without rounding; nothing where it takes more decimals than that. */
export function exactDecimal({ over, under }: Ratio, maxDecimals: number): string | undefined {
  const scaled = over * 10n ** BigInt(maxDecimals);
  if (scaled % under !== 0n) return undefined;
  const digits = (scaled / under).toString().padStart(maxDecimals + 1, '0');
  const whole = digits.slice(0, digits.length - maxDecimals);
  const decimals = digits.slice(digits.length - maxDecimals).replace(/0+$/, '');
  return decimals ? `${whole}.${decimals}` : whole;
}

export function wholeNumber({ over, under }: Ratio): number | undefined {
  return under === 1n && over <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(over) : undefined;
}
