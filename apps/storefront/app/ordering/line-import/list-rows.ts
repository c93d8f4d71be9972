import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { cellsOf, type Separator, writeCells } from './list-cells.ts';
import { headingColumns, isHeading, type ListColumns } from './list-columns.ts';
import { readUnit } from './list-units.ts';

/** A row of a user's list, as text: a code may start with zeros, and a quantity may still be invalid. */
export interface ListRow {
  code: string;
  quantity: string;
  unit: string;
}

/** A row without a quantity, as it was written. */
export interface SkippedLine {
  text: string;
  reason: 'noArticle' | 'noQuantity' | 'zeroQuantity';
}

interface ReadList {
  rows: ListRow[];
  skipped: SkippedLine[];
  /** The list has quantities, so a row without one is skipped. */
  hasQuantities: boolean;
  /** The list as text, with only the given rows and skipped lines. */
  only: (lines: readonly (ListRow | SkippedLine)[]) => string;
}

/**
 * Pasted from a spreadsheet, read from a file or typed: article number, quantity and unit, the last two optional. The
 * rest of a list that had quantities needs them too.
 */
export function readList(text: string, needsQuantities = false): ReadList {
  const { separator, rows } = cellsOf(text);
  const columns = rows[0] && separator !== ' ' ? headingColumns(rows[0]) : undefined;
  const hasHeading = rows[0] !== undefined && headingColumns(rows[0]) !== undefined;
  const lines = rows.filter((row, at) => !(at === 0 && hasHeading) && !isHeading(row));
  const read = lines.map((cells) => {
    if (columns) return rowByColumns(cells, columns);
    const [only = '', ...others] = cells;
    return separator !== ' ' && others.length === 0 ? typedRow(only) : rowOf(separator, cells);
  });
  const hasQuantities = needsQuantities || read.some(({ quantity }) => quantity !== '');
  const rowsRead: ListRow[] = [];
  const skipped: SkippedLine[] = [];
  const written = new Map<ListRow | SkippedLine, string>();
  read.forEach((row, at) => {
    const cells = lines[at] ?? [];
    const code = cleanCode(row.code);
    const reason = skipReason({ ...row, code }, hasQuantities);
    const text = cells.filter((cell) => cell !== '').join(' ');
    const skip = reason && { text, reason };
    const asked = { ...row, code, quantity: row.quantity === '' ? '1' : row.quantity };
    if (skip) skipped.push(skip);
    else rowsRead.push(asked);
    written.set(skip ?? asked, writeCells(cells, separator));
  });
  const head = hasHeading && rows[0] ? [writeCells(rows[0], separator)] : [];
  const only: ReadList['only'] = (wanted) => {
    const texts = [...written].flatMap(([line, text]) => (wanted.includes(line) ? [text] : []));
    return texts.length === 0 ? '' : [...head, ...texts].join('\n');
  };
  return { rows: rowsRead, skipped, hasQuantities, only };
}

/** The reason to skip a row. */
function skipReason({ code, quantity }: ListRow, hasQuantities: boolean): SkippedLine['reason'] | undefined {
  if (code === '') return 'noArticle';
  if (hasQuantities && quantity === '') return 'noQuantity';
  return readDutchNumber(quantity) === 0 ? 'zeroQuantity' : undefined;
}

function rowOf(separator: Separator, cells: readonly string[]): ListRow {
  if (separator === ' ') return spacedRow(cells);
  return rowByHeuristics(separator === ',' ? withDecimal(cells) : cells);
}

/** A row typed between pasted ones: '0045120;2', '0045120 2'. A number in three parts may be a single number. */
function typedRow(line: string): ListRow {
  const { separator, rows } = cellsOf(line);
  const [cells = []] = rows;
  if (separator !== ' ' || cells.length === 2) return rowOf(separator, cells);
  const hasUnit = isUnit(cells.at(-1) ?? '') && isQuantity(cells.at(-2) ?? '');
  return hasUnit || isName(cells) ? spacedRow(cells) : rowByHeuristics([line]);
}

function rowByColumns(cells: readonly string[], { code, quantity, unit }: ListColumns): ListRow {
  return { code: cells[code] ?? '', quantity: cells[quantity] ?? '', unit: cells[unit] ?? '' };
}

/** Without headings: the number first, then a quantity anywhere, directly followed by its unit. */
function rowByHeuristics([code = '', ...others]: readonly string[]): ListRow {
  const at = others.findIndex(isQuantity);
  return { code, quantity: others[at] ?? '', unit: at === -1 ? '' : (others[at + 1] ?? '') };
}

/** '0045120,2,5': two and a half, split by the commas between the cells. */
function withDecimal(cells: readonly string[]): readonly string[] {
  const [code = '', whole = '', part = '', ...rest] = cells;
  return rest.length === 0 && /^\d+$/.test(whole) && /^\d{1,2}$/.test(part) && readUnit(part) === undefined
    ? [code, `${whole},${part}`]
    : cells;
}

/**
 * '0045120 10 pakken', '10 x 0045120', '4021 120 7', '12 gipsplaat': the quantity last, before an x, or before a name.
 */
function spacedRow(cells: readonly string[]): ListRow {
  const times = cells.findIndex((cell) => /^[x×]$/i.test(cell));
  const [first = '', , third = ''] = cells;
  // A quantity never has more digits than an article number.
  if (times === 1 && isQuantity(first) && (first.length < third.length || isName(cells.slice(2)))) {
    return { code: codeOf(cells.slice(2)), quantity: first, unit: '' };
  }
  const words = cells.filter((_, at) => at !== times);
  if (isName(words) && isQuantity(first) && first.length < shortestNumber) return countedName(first, words.slice(1));
  const last = words.at(-1) ?? '';
  const unit = words.length > 2 && isUnit(last) && !(isName(words) && isMeasure(last)) ? last : '';
  const rest = unit === '' ? words : words.slice(0, -1);
  const quantity = rest.length > 1 ? (rest.at(-1) ?? '') : '';
  return isQuantity(quantity)
    ? { code: codeOf(rest.slice(0, -1)), quantity, unit }
    : { code: rest.join(' '), quantity: '', unit };
}

/** Before a name, a number with fewer digits is a quantity. */
const shortestNumber = 5;

/** '12 pakken gipsplaat', '12 gipsplaat 9,5 mm' */
function countedName(quantity: string, [word = '', ...more]: readonly string[]): ListRow {
  return more.length > 0 && isUnit(word)
    ? { code: more.join(' '), quantity, unit: word }
    : { code: [word, ...more].join(' '), quantity, unit: '' };
}

/** A number may be written in parts, and be followed by a name; a name contains spaces. */
function codeOf(cells: readonly string[]): string {
  if (!isName(cells)) return cells.join('');
  const [first = ''] = cells;
  return /^\d{5,}$/.test(first) ? first : cells.join(' ');
}

/** Contains a word that is not a unit. */
function isName(cells: readonly string[]): boolean {
  return cells.some((cell) => /^[a-zà-ÿ][a-zà-ÿ-]{2,}/i.test(cell) && readUnit(cell) === undefined);
}

function isUnit(text: string): boolean {
  return text !== '' && !isQuantity(text) && readUnit(text) !== undefined;
}

/** In a name it is the size of the article, not the quantity. */
function isMeasure(unit: string): boolean {
  return ['MMT', 'CMT', 'DMT'].includes(readUnit(unit) ?? '');
}

function isQuantity(text: string): boolean {
  return text !== '' && readDutchNumber(text) !== undefined;
}

/** Strips the signs that a spreadsheet puts before a number to keep its zeros: '0045120 and ="0045120". */
function cleanCode(code: string): string {
  return code
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^['’`]/, '')
    .trim();
}
