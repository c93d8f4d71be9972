import { type ColumnFinding, findColumn, type Notation, notationOf } from './column-findings.ts';
import { type FileProblem, FileRefused, isFileProblem, warning } from './file-problem.ts';
import type { CellKind, Table, TableItem, TableRow } from './table-rows.ts';
import { XlsxArchive, type XlsxFile } from './xlsx-archive.ts';
import { columnIndex, columnLetters, excelDate, excelNumber } from './xlsx-cell-values.ts';
import { readSharedStrings, richText, type SharedStrings } from './xlsx-shared-strings.ts';
import { readWorkbook, type XlsxSheet, type XlsxWorkbook } from './xlsx-workbook.ts';
import { childOf, childrenOf, type XmlElement, xmlElements } from './xml-elements.ts';

interface XlsxTable extends Table {
  sheet: string;
  sheets: readonly string[];
  /** To be called when the rows are read, or not read to their end. */
  close(): void;
}

/** The notation is that of numbers and dates stored as text; other cells know what they are. */
interface XlsxFindings extends Notation {
  sheet: string;
  sheets: readonly string[];
  columns: readonly ColumnFinding[];
}

const maxColumns = 1_000;
/** Of Excel itself. */
const maxRows = 1_048_576;
const sampledRows = 200;

/** The first sheet that is shown, or the one of that name. Its first row with content is the header. */
export async function readXlsx(file: XlsxFile, sheetName?: string): Promise<XlsxTable> {
  const archive = await XlsxArchive.open(file);
  try {
    const workbook = await readWorkbook(archive);
    const sheet = chosenSheet(workbook.sheets, sheetName);
    const rows = sheetRows(archive, sheet, workbook, await readSharedStrings(archive));
    const problems: FileProblem[] = [];
    let header: TableRow | undefined;
    for (let next = await rows.next(); !next.done; next = await rows.next()) {
      if (!isFileProblem(next.value)) {
        header = next.value;
        break;
      }
      problems.push(next.value);
    }
    if (!header) throw new FileRefused('truncated', `Blad '${sheet.name}' is leeg.`);
    const names = header.cells.map((cell) => cell.trim());
    return {
      sheet: sheet.name,
      sheets: workbook.sheets.map(({ name }) => name),
      header: names,
      rows: paddedRows(problems, rows, names.length),
      close: () => archive.close(),
    };
  } catch (cause) {
    archive.close();
    throw cause;
  }
}

export async function findXlsx(file: XlsxFile, sheetName?: string): Promise<XlsxFindings> {
  const table = await readXlsx(file, sheetName);
  try {
    const rows: TableRow[] = [];
    for await (const item of table.rows) {
      if (!isFileProblem(item)) rows.push(item);
      if (rows.length >= sampledRows) break;
    }
    const columns = table.header.map((name, index) => sheetColumn(name, rows, index));
    return { sheet: table.sheet, sheets: table.sheets, columns, ...notationOf(columns, ',') };
  } finally {
    table.close();
  }
}

/** How the cells are stored says more than how they look. */
function sheetColumn(name: string, rows: readonly TableRow[], index: number): ColumnFinding {
  const finding = findColumn(
    name,
    rows.map(({ cells }) => cells[index] ?? ''),
  );
  const kinds = new Set(rows.flatMap(({ cells, kinds }) => (cells[index] ? [kinds?.[index] ?? 'text'] : [])));
  const [kind, ...others] = kinds;
  if (!kind || others.length > 0 || kind === 'text') return finding;
  return { ...finding, kind, decimalSign: undefined, dateOrder: undefined, hasThousands: false };
}

function chosenSheet(sheets: readonly XlsxSheet[], name: string | undefined): XlsxSheet {
  const sheet = name === undefined ? sheets.find(({ isHidden }) => !isHidden) : sheets.find((one) => one.name === name);
  if (sheet) return sheet;
  throw new FileRefused(
    'missing-part',
    name === undefined ? 'Het Excelbestand heeft geen zichtbaar blad.' : `Het Excelbestand heeft geen blad '${name}'.`,
  );
}

async function* paddedRows(
  first: readonly FileProblem[],
  rows: AsyncIterable<TableItem>,
  width: number,
): AsyncGenerator<TableItem> {
  yield* first;
  for await (const item of rows) {
    if (isFileProblem(item) || item.cells.length >= width) yield item;
    else yield { ...item, cells: [...item.cells, ...Array<string>(width - item.cells.length).fill('')] };
  }
}

async function* sheetRows(
  archive: XlsxArchive,
  sheet: XlsxSheet,
  workbook: XlsxWorkbook,
  strings: SharedStrings,
): AsyncGenerator<TableItem> {
  const formulaColumns = new Set<number>();
  let counted = 0;
  for await (const element of xmlElements(archive.bytes(sheet.part), { whole: new Set(['row']), keepSpace: true })) {
    const place = Number(element.attributes.get('r')) || counted + 1;
    if (!Number.isInteger(place) || place < 1 || place > maxRows) {
      throw new FileRefused('too-large', `Een blad heeft hooguit ${maxRows} rijen.`);
    }
    counted = place;
    const cells: string[] = [];
    const kinds: (CellKind | undefined)[] = [];
    for (const cell of childrenOf(element, 'c')) {
      const reference = cell.attributes.get('r');
      const index = reference === undefined ? cells.length : columnIndex(reference);
      if (index === undefined || index >= maxColumns) {
        throw new FileRefused('too-large', `Een blad heeft hooguit ${maxColumns} kolommen.`, place);
      }
      const value = cellValue(cell, workbook, strings);
      while (cells.length < index) cells.push('');
      cells[index] = value.text;
      kinds[index] = value.kind;
      if (value.fault) yield warning(place, `Cel ${columnLetters(index)}${place} ${value.fault}`);
      if (childOf(cell, 'f') && !formulaColumns.has(index)) {
        formulaColumns.add(index);
        yield warning(
          place,
          `Kolom ${columnLetters(index)} bevat formules; de laatst berekende waarden zijn gebruikt.`,
        );
      }
    }
    if (cells.some((text) => text.trim() !== '')) yield { place, cells, kinds };
  }
}

interface CellValue {
  text: string;
  kind: CellKind;
  fault?: string;
}

function cellValue(cell: XmlElement, { from1904, dateStyles }: XlsxWorkbook, strings: SharedStrings): CellValue {
  const stored = childOf(cell, 'v')?.text;
  const type = cell.attributes.get('t') ?? 'n';
  if (type === 'inlineStr') {
    const inline = childOf(cell, 'is');
    return { text: inline ? richText(inline) : '', kind: 'text' };
  }
  if (stored === undefined || stored === '') {
    const fault = childOf(cell, 'f') ? 'heeft een formule zonder berekende waarde en is leeg gelaten.' : undefined;
    return { text: '', kind: 'text', ...(fault && { fault }) };
  }
  if (type === 's') {
    const text = strings.get(Number(stored));
    return text === undefined
      ? { text: '', kind: 'text', fault: 'verwijst naar een tekst die er niet is.' }
      : { text, kind: 'text' };
  }
  if (type === 'str') return { text: stored, kind: 'text' };
  if (type === 'b') return { text: stored === '1' ? '1' : '0', kind: 'boolean' };
  if (type === 'e')
    return { text: '', kind: 'text', fault: `bevat de fout ${stored.slice(0, 20)} en is leeg gelaten.` };
  if (type === 'd') return { text: stored.slice(0, 19), kind: 'date' };
  if (dateStyles[Number(cell.attributes.get('s') ?? 0)]) {
    const date = excelDate(stored, from1904);
    if (date) return { text: date, kind: 'date' };
  }
  const number = excelNumber(stored);
  return number === undefined
    ? { text: '', kind: 'text', fault: 'bevat een onleesbaar getal.' }
    : { text: number, kind: 'number' };
}
