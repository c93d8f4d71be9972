/** Money and quantities as whole numbers of their smallest part: no cent can get lost in a fraction. */

/** '26.80' at scale 4 → 268000n. */
export function fromDecimal(text: string, scale: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > scale) throw new Error(`not a number with ${scale} decimals: ${text}`);
  const value = BigInt(`${match[2]}${fraction.padEnd(scale, '0')}`);
  return match[1] ? -value : value;
}

/** 27014n at scale 2 → '270.14'. */
export function toDecimal(value: bigint, scale: number): string {
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  const sign = value < 0n ? '-' : '';
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Half up by size, so that a return takes back exactly what the sale charged. */
export function divideHalfUp(value: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new Error('divisor must be positive');
  const size = value < 0n ? -value : value;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return value < 0n ? -rounded : rounded;
}

export interface OrderTotals {
  items: bigint;
  costs: bigint;
  nett: bigint;
  inclVat: bigint;
  vats: { vatRate: number; vatBase: bigint; vatAmount: bigint }[];
}

/** Order costs are taxed at the general rate. */
const costsVatRate = 21;

export function orderTotals(lines: readonly { nettAmount: bigint; vatRate: number }[], costs: bigint): OrderTotals {
  const bases = new Map<number, bigint>();
  const add = (rate: number, cents: bigint) => bases.set(rate, (bases.get(rate) ?? 0n) + cents);
  for (const line of lines) add(line.vatRate, line.nettAmount);
  if (costs !== 0n) add(costsVatRate, costs);
  const vats = [...bases]
    .sort(([a], [b]) => b - a)
    .map(([vatRate, vatBase]) => ({ vatRate, vatBase, vatAmount: divideHalfUp(vatBase * BigInt(vatRate), 100n) }));
  const items = lines.reduce((sum, line) => sum + line.nettAmount, 0n);
  const nett = items + costs;
  return { items, costs, nett, inclVat: nett + vats.reduce((sum, vat) => sum + vat.vatAmount, 0n), vats };
}
