/* What a cell stores is not what people see: numbers are doubles and dates are numbers of days. */

/** Excel computes and shows 15 digits; the 16th and 17th in the file are noise of the binary form. */
export function excelNumber(stored: string): string | undefined {
  const text = stored.trim();
  if (!/^[+-]?[0-9]*\.?[0-9]+([eE][+-]?[0-9]+)?$/.test(text)) return undefined;
  const digits = text
    .replace(/[eE].*$/, '')
    .replaceAll(/[^0-9]/g, '')
    .replace(/^0+/, '');
  if (!/[eE]/.test(text) && digits.length <= 15) return text.replace(/^\+/, '');
  const value = Number(text);
  return Number.isFinite(value) && Math.abs(value) < 1e15 && (value === 0 || Math.abs(value) > 1e-12)
    ? withoutTrailingZeros(withoutExponent(value))
    : undefined;
}

function withoutExponent(value: number): string {
  const rounded = Number(value.toPrecision(15));
  // As many decimals as 15 digits can leave behind the point.
  const decimals = Math.min(100, Math.max(0, 15 - Math.ceil(Math.log10(Math.abs(rounded) || 1))));
  return rounded.toFixed(decimals);
}

function withoutTrailingZeros(text: string): string {
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
}

const dayMilliseconds = 86_400_000;

/** A number of days to '2026-12-31', with the time where it has one. */
export function excelDate(stored: string, from1904: boolean): string | undefined {
  const serial = Number(stored);
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_466) return undefined;
  // The calendar of 1900 counts a 29 February that never was.
  const days = from1904 ? serial + 1_462 : serial;
  const sinceEpoch = days > 60 || from1904 ? days - 25_569 : days - 25_568;
  const seconds = Math.round((sinceEpoch * dayMilliseconds) / 1_000);
  const text = new Date(seconds * 1_000).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}

const builtInDates: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates.some(([first, last]) => id >= first && id <= last);
  // Letters in quotes, behind a backslash and in brackets (a colour, a currency) say nothing of the value.
  const letters = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  return /[dmyh]/i.test(letters) && !/[0#?]/.test(letters.replaceAll(/\.0+/g, ''));
}

/** 'BC12' → 54, counted from 0. */
export function columnIndex(reference: string): number | undefined {
  const letters = reference.match(/^([A-Z]{1,3})[0-9]*$/)?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** 54 → 'BC' */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? columnLetters(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}
