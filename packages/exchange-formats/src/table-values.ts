/* Text in a cell to a value, strictly: what can be read in two ways is not read. */

export type DecimalSign = ',' | '.';
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** '1.234,50' with a decimal comma → '1234.50'. Nothing where it is no number in that notation. */
export function readNumber(text: string, decimalSign: DecimalSign): string | undefined {
  const compact = text
    .trim()
    .replace(/^(€|EUR)\s*|\s*(€|EUR)$/gi, '')
    .replaceAll(/[\s\u00a0\u202f'’]/g, '');
  const group = decimalSign === ',' ? '\\.' : ',';
  const point = decimalSign === ',' ? ',' : '\\.';
  const match = compact.match(
    new RegExp(`^([+-]?)([0-9]{1,3}(?:${group}[0-9]{3})+|[0-9]+)?(?:${point}([0-9]*))?(-?)$`),
  );
  if (!match || (match[2] === undefined && !match[3])) return undefined;
  const [, before = '', whole = '0', decimals = '', after = ''] = match;
  if (before && after) return undefined;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=[0-9])/, '');
  const sign = before === '-' || after === '-' ? '-' : '';
  return `${sign}${digits}${decimals ? `.${decimals}` : ''}`;
}

/** '3-12-2026' with the day first → '2026-12-03'. Nothing where it is no day of the calendar. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const trimmed = text.trim().replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/, '');
  const compact = trimmed.match(/^(\d{4})(\d{2})(\d{2})$/);
  if (compact) return calendarDay(compact[1]!, compact[2]!, compact[3]!);
  const parts = trimmed.match(/^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/);
  if (!parts) return undefined;
  const [, first = '', second = '', third = ''] = parts;
  if (first.length === 4) return calendarDay(first, second, third);
  const year = third.length === 2 ? `20${third}` : third;
  if (order === 'mdy') return calendarDay(year, first, second);
  if (order === 'dmy') return calendarDay(year, second, first);
  return undefined;
}

function calendarDay(year: string, month: string, day: string): string | undefined {
  if (year.length !== 4 || month.length > 2 || day.length > 2) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

const yes: ReadonlySet<string> = new Set(['1', 'ja', 'j', 'yes', 'y', 'true', 'waar', 'aan', 'x']);
const no: ReadonlySet<string> = new Set(['0', 'nee', 'n', 'no', 'false', 'onwaar', 'uit']);

export function readBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
