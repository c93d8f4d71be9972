import { type ExchangeEntity, exchangeEntities, type SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { type ByteSource, encodedInChunks } from './byte-source.ts';
import { readCsv } from './csv-rows.ts';
import { error, type FileItem, FileRefused, isFileProblem, quoted } from './file-problem.ts';
import { SeenIds } from './seen-ids.ts';

/*
 * Every entity as a table: one column per field, lists and objects as JSON. An empty cell is a field that is left out.
 * A leading apostrophe says that text follows as it stands: it keeps spreadsheets from running a text as a formula, and
 * distinguishes an empty text and the word "null" from no value.
 */

const separator = ';';

function entityColumns(entity: ExchangeEntity): string[] {
  return ['externalId', ...Object.keys(exchangeEntities[entity].fields.shape), 'delete'];
}

export function writeEntityCsv(entity: ExchangeEntity, records: AsyncIterable<SourcedRecord>): ByteSource {
  const columns = entityColumns(entity);
  async function* lines() {
    // Excel reads UTF-8 only with this mark.
    yield `\ufeff${columns.join(separator)}\r\n`;
    for await (const { record } of records) {
      const cells = columns.map((column) => (Object.hasOwn(record, column) ? toCell(record[column]) : ''));
      yield `${cells.map(quotedCell).join(separator)}\r\n`;
    }
  }
  return encodedInChunks(lines());
}

function toCell(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return mustBeMarked(value) ? `'${value}` : value;
}

const plainNumber = /^-?[0-9]+([.,][0-9]+)?$/;

function mustBeMarked(text: string): boolean {
  if (text === '' || text === 'null' || text !== text.trim()) return true;
  // A minus before a number is no formula, and a ratio or an amount must stay one.
  return /^['=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) && !plainNumber.test(text);
}

function quotedCell(text: string): string {
  return /[";\r\n,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reads what `writeEntityCsv` wrote, also after a spreadsheet saved it with other separators. */
export async function* readEntityCsv(source: ByteSource, entity: ExchangeEntity): AsyncGenerator<FileItem> {
  const table = await readCsv(source);
  const known = entityColumns(entity);
  const unknown = table.header.find((name) => !known.includes(name));
  if (unknown !== undefined || !table.header.includes('externalId')) {
    const reason =
      unknown === undefined
        ? 'De kolom externalId ontbreekt.'
        : `De kolom ${quoted(unknown)} hoort niet bij ${entity}.`;
    throw new FileRefused('missing-column', reason, 1);
  }
  const seen = new SeenIds();
  for await (const item of table.rows) {
    if (isFileProblem(item)) yield item;
    else yield toRecord(entity, table.header, item.cells, item.place, seen);
  }
}

function toRecord(
  entity: ExchangeEntity,
  header: readonly string[],
  cells: readonly string[],
  place: number,
  seen: SeenIds,
): FileItem {
  const values: [string, unknown][] = [];
  for (const [index, column] of header.entries()) {
    const cell = cells[index] ?? '';
    if (cell === '') continue;
    const value = fromCell(entity, column, cell);
    if (value === undefined) return error(place, `${quoted(cell)} is geen geldige waarde voor ${column}.`);
    values.push([column, value]);
  }
  const record = Object.fromEntries(values);
  const { externalId } = record;
  if (typeof externalId !== 'string') return error(place, 'De regel heeft geen externalId.');
  if (!seen.add(externalId))
    return error(place, `Sleutel ${quoted(externalId)} staat twee keer in het bestand; de eerste telt.`);
  return { entity, record: { ...record, externalId }, place };
}

/** Text where the field takes text; else the JSON it was written as. */
function fromCell(entity: ExchangeEntity, column: string, cell: string): unknown {
  if (cell.startsWith("'")) return cell.slice(1);
  if (column === 'externalId') return cell;
  if (column === 'delete') return cell.toLowerCase() === 'true' ? true : undefined;
  if (cell === 'null') return null;
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
    exchangeEntities[entity].fields.shape;
  const field = Object.hasOwn(shape, column) ? shape[column] : undefined;
  if (field?.safeParse(cell).success) return cell;
  const value = parsedJson(cell);
  // The batch validates the value and reports it in the words of the contract.
  return value === undefined || typeof value === 'string' ? cell : value;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined;
    throw cause;
  }
}
