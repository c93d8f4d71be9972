const dutch = new Intl.NumberFormat('nl-NL');

/** 12345.5 → '12.345,5' */
export function showNumber(value: number): string {
  return dutch.format(value);
}
