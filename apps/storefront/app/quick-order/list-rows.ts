import { readDutchNumber } from '@bouwpoort/trade/quantity-input';
import { cellsOf, type Separator } from './list-cells.ts';
import { headingColumns, type ListColumns } from './list-columns.ts';
import { readUnit } from './list-units.ts';

/** A line of a user's list, as text: a code may start with zeros, and a quantity may still be wrong. */
export interface ListRow {
  code: string;
  quantity: string;
  unit: string;
}

interface ReadList {
  rows: ListRow[];
  /** Lines of an order form that ask for nothing. */
  skipped: number;
}

/** Pasted from a spreadsheet, read from a file or typed: article number, quantity and unit, the last two optional. */
export function readList(text: string): ReadList {
  const { separator, rows } = cellsOf(text);
  const columns = rows[0] && separator !== ' ' ? headingColumns(rows[0]) : undefined;
  const lines = columns || (rows[0] && headingColumns(rows[0])) ? rows.slice(1) : rows;
  const read = lines.map((cells) => {
    if (columns) return rowByColumns(cells, columns);
    const [only = '', ...others] = cells;
    return separator !== ' ' && others.length === 0 ? rowOfItsOwn(only) : rowOf(separator, cells);
  });
  const hasQuantities = read.some(({ quantity }) => quantity !== '');
  const wanted = read
    .map((row) => ({ ...row, code: cleanCode(row.code) }))
    .filter(({ code, quantity }) => code !== '' && !(hasQuantities && isNothing(quantity)));
  return {
    rows: wanted.map((row) => ({ ...row, quantity: row.quantity === '' ? '1' : row.quantity })),
    skipped: read.length - wanted.length,
  };
}

function rowOf(separator: Separator, cells: readonly string[]): ListRow {
  if (separator === ' ') return spacedRow(cells);
  return rowByLooks(separator === ',' ? withDecimal(cells) : cells);
}

/** One that was typed between pasted ones: '0045120;2', '0045120 2'. A number in three parts may be one number. */
function rowOfItsOwn(line: string): ListRow {
  const { separator, rows } = cellsOf(line);
  const [cells = []] = rows;
  return separator === ' ' && cells.length !== 2 ? rowByLooks([line]) : rowOf(separator, cells);
}

function rowByColumns(cells: readonly string[], { code, quantity, unit }: ListColumns): ListRow {
  return { code: cells[code] ?? '', quantity: cells[quantity] ?? '', unit: cells[unit] ?? '' };
}

/** Without headings: the number first, then somewhere a quantity, and its unit right behind it. */
function rowByLooks([code = '', ...others]: readonly string[]): ListRow {
  const at = others.findIndex(isQuantity);
  return { code, quantity: others[at] ?? '', unit: at === -1 ? '' : (others[at + 1] ?? '') };
}

/** '0045120,2,5': two and a half, torn apart by the commas between the cells. */
function withDecimal(cells: readonly string[]): readonly string[] {
  const [code = '', whole = '', part = '', ...rest] = cells;
  return rest.length === 0 && /^\d+$/.test(whole) && /^\d{1,2}$/.test(part) && readUnit(part) === undefined
    ? [code, `${whole},${part}`]
    : cells;
}

/** '0045120 10 pakken', '10 x 0045120', '4021 120 7': the quantity last, or before an x. */
function spacedRow(cells: readonly string[]): ListRow {
  const times = cells.findIndex((cell) => /^[x×]$/i.test(cell));
  const [first = '', , third = ''] = cells;
  // Nobody orders more digits than an article number has.
  if (times === 1 && isQuantity(first) && first.length < third.length) {
    return { code: cells.slice(2).join(''), quantity: first, unit: '' };
  }
  const words = cells.filter((_, at) => at !== times);
  const last = words.at(-1) ?? '';
  const unit = words.length > 2 && !isQuantity(last) && readUnit(last) !== undefined ? last : '';
  const rest = unit === '' ? words : words.slice(0, -1);
  const quantity = rest.length > 1 ? (rest.at(-1) ?? '') : '';
  return isQuantity(quantity)
    ? { code: rest.slice(0, -1).join(''), quantity, unit }
    : { code: rest.join(' '), quantity: '', unit };
}

function isQuantity(text: string): boolean {
  return text !== '' && readDutchNumber(text) !== undefined;
}

function isNothing(quantity: string): boolean {
  return quantity === '' || readDutchNumber(quantity) === 0;
}

/** Signs a spreadsheet puts before a number to keep its zeros: '0045120 and ="0045120". */
function cleanCode(code: string): string {
  return code
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^['’`]/, '')
    .trim();
}
