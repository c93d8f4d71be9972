import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Cell, TableFill } from '@bouwpoort/demo-world/table-fill';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

const chunkSize = 64 * 1024;

/** Streams rows into a table with COPY: a fill of a million rows holds one chunk in memory. */
export async function copyRows(client: pg.Client, fill: TableFill, onRows: (count: number) => void): Promise<void> {
  const columns = fill.columns.map((name) => `"${name}"`).join(', ');
  await pipeline(
    Readable.from(chunks(fill.rows, onRows)),
    client.query(from(`copy "${fill.table}" (${columns}) from stdin`)),
  );
}

function* chunks(rows: TableFill['rows'], onRows: (count: number) => void): Generator<string> {
  let text = '';
  let count = 0;
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) text += (i === 0 ? '' : '\t') + encode(row[i] ?? null);
    text += '\n';
    count++;
    if (text.length >= chunkSize) {
      yield text;
      onRows(count);
      text = '';
      count = 0;
    }
  }
  if (text !== '') yield text;
  onRows(count);
}

/** The text format of COPY: tabs between columns, \N for null, a backslash before special characters. */
export function encode(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return escapeText(cell);
  return escapeText(`{${cell.map((item) => (typeof item === 'number' ? item : quoteItem(item))).join(',')}}`);
}

function quoteItem(item: string): string {
  return `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const special = /[\\\t\n\r]/;
const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }),
);

function escapeText(text: string): string {
  return special.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (char) => escapes.get(char) ?? char) : text;
}
