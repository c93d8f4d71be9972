/** Typed units with their factor to our base units: millimetres, kilograms, millilitres. */
const units: ReadonlyMap<string, readonly [unit: string, factor: number]> = new Map(
  Object.entries<readonly [unit: string, factor: number]>({
    mm: ['mm', 1],
    millimeter: ['mm', 1],
    cm: ['mm', 10],
    centimeter: ['mm', 10],
    dm: ['mm', 100],
    m: ['mm', 1000],
    m1: ['mm', 1000],
    mtr: ['mm', 1000],
    meter: ['mm', 1000],
    kg: ['kg', 1],
    kilo: ['kg', 1],
    kilogram: ['kg', 1],
    g: ['kg', 0.001],
    gr: ['kg', 0.001],
    gram: ['kg', 0.001],
    ton: ['kg', 1000],
    ml: ['ml', 1],
    cl: ['ml', 10],
    dl: ['ml', 100],
    l: ['ml', 1000],
    ltr: ['ml', 1000],
    liter: ['ml', 1000],
    w: ['w', 1],
    watt: ['w', 1],
    v: ['v', 1],
    volt: ['v', 1],
    min: ['min', 1],
    minuten: ['min', 1],
    st: ['st', 1],
    stuks: ['st', 1],
  }),
);

export function isUnit(word: string): boolean {
  return units.has(word);
}

export function isLengthUnit(word: string): boolean {
  return units.get(word)?.[0] === 'mm';
}

/** 12,5 cm → 125mm */
export function measure(amount: number, unit: string): string {
  const [kept, factor] = units.get(unit) ?? [unit, 1];
  return plainNumber(amount * factor) + kept;
}

/** Lengths in millimetres, in any order. */
export function dimensions(lengths: readonly number[]): string {
  return [...lengths]
    .sort((a, b) => a - b)
    .map(plainNumber)
    .join('x');
}

/** 5,0 and 5 are the same thickness. */
export function plainNumber(amount: number): string {
  return String(Math.round(amount * 10_000) / 10_000);
}

/**
 * '12,5' and '12.5' are 12.5, '1.200' is 1200. What may be an article number (0045120) is no amount, nor is what has
 * several commas or dots (1.2.3), whose `amount` is NaN.
 */
export function readNumber(digits: string): { text: string; amount: number } {
  const thousands = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits);
  const text = thousands ? digits.replaceAll('.', '') : digits.replace(',', '.');
  const amount = Number(text);
  const asTyped = /^0\d/.test(text) || text.length > 15 || Number.isNaN(amount);
  return { text: asTyped ? text : plainNumber(amount), amount };
}
