/**
 * Between thousands a point, or the space a spreadsheet puts there. No number begins with a nought and has thousands:
 * '0.125' is an eighth.
 */
const thousands = /^-?[1-9]\d{0,2}([.\s])\d{3}(\1\d{3})*(,\d*)?$/;
const withComma = /^-?(\d+(,\d*)?|,\d+)$/;
/** A numeric keypad has a point where a Dutch decimal has a comma. */
const withPoint = /^-?(\d+\.\d*|\.\d+)$/;

/**
 * '1.234,5', '1 234,5' and '1234,5' → 1234.5; '2.5' → 2.5, but '2.500' is two and a half thousand, as a Dutch reader
 * takes it.
 */
export function readDutchNumber(text: string): number | undefined {
  if (text.length > 20) return undefined;
  if (thousands.test(text)) return Number(text.replaceAll(/[.\s]/g, '').replace(',', '.'));
  if (withComma.test(text)) return Number(text.replace(',', '.'));
  return withPoint.test(text) ? Number(text) : undefined;
}
