import { type DateOrder, type DecimalSign, readBoolean, readDate, readNumber } from './table-values.ts';

/** What the values of one column look like. A sign or an order is only there where a value proves it. */
export interface ColumnFinding {
  name: string;
  kind: 'text' | 'number' | 'date' | 'boolean' | 'empty';
  decimalSign: DecimalSign | undefined;
  hasThousands: boolean;
  dateOrder: DateOrder | undefined;
  samples: readonly string[];
}

const shownSamples = 5;

export function findColumn(name: string, cells: readonly string[]): ColumnFinding {
  const values = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const samples = [...new Set(values)].slice(0, shownSamples);
  const common = { name: name.trim(), samples, decimalSign: undefined, hasThousands: false, dateOrder: undefined };
  if (values.length === 0) return { ...common, kind: 'empty' };
  if (values.every((value) => readBoolean(value) !== undefined)) return { ...common, kind: 'boolean' };
  const dateOrder = findDateOrder(values);
  if (dateOrder) return { ...common, kind: 'date', dateOrder: dateOrder.proven };
  const decimalSign = findDecimalSign(values);
  // A code with leading zeros is no number, even if it could be one.
  if (!decimalSign || values.some((value) => /^0[0-9]/.test(value))) return { ...common, kind: 'text' };
  const grouped = decimalSign.proven === '.' ? /[0-9],[0-9]{3}/ : /[0-9]\.[0-9]{3}/;
  return {
    ...common,
    kind: 'number',
    decimalSign: decimalSign.proven,
    hasThousands: decimalSign.proven !== undefined && values.some((value) => grouped.test(value)),
  };
}

/** Which notation reads every value. Both or neither prove nothing: '1.234' is a thousand or a bit more than one. */
function findDecimalSign(values: readonly string[]): { proven: DecimalSign | undefined } | undefined {
  const comma = values.every((value) => readNumber(value, ',') !== undefined);
  const point = values.every((value) => readNumber(value, '.') !== undefined);
  if (!comma && !point) return undefined;
  if (comma && point) return { proven: undefined };
  return { proven: comma ? ',' : '.' };
}

function findDateOrder(values: readonly string[]): { proven: DateOrder | undefined } | undefined {
  if (!values.every((value) => /^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}/.test(value))) return undefined;
  const orders = (['ymd', 'dmy', 'mdy'] as const).filter((order) =>
    values.every((value) => readDate(value, order) !== undefined && (order === 'ymd') === /^\d{4}/.test(value)),
  );
  return orders.length === 0 ? undefined : { proven: orders.length === 1 ? orders[0] : undefined };
}

/**
 * How a file writes numbers and dates: as most of the columns that prove it. Dates are Dutch unless proven otherwise.
 */
export interface Notation {
  decimalSign: DecimalSign;
  dateOrder: DateOrder;
}

export function notationOf(columns: readonly ColumnFinding[], fallback: DecimalSign): Notation {
  return {
    decimalSign: mostFound(columns.map((column) => column.decimalSign)) ?? fallback,
    dateOrder: mostFound(columns.map((column) => column.dateOrder)) ?? 'dmy',
  };
}

function mostFound<T>(found: readonly (T | undefined)[]): T | undefined {
  const counts = new Map<T, number>();
  for (const one of found) if (one !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
