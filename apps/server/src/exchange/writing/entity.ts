import type { Chunk, Line } from './chunk.ts';
import type { Row } from './table-writer.ts';

/** How records of one entity are written to and read from the tables. */
export interface Entity {
  /** Lines that are no deletions. Refuses invalid ones, writes the rest and links each line to its row. */
  write(chunk: Chunk, lines: readonly Line[]): Promise<void>;
  /** Lines with a known reference. Deletes rows, or retires those that orders refer to. */
  remove(chunk: Chunk, lines: readonly Line[]): Promise<void>;
  /** Follow-up work once other records can refer to the lines. */
  settle?(chunk: Chunk): Promise<void>;
  /** Set if every line can refer to any other of the batch, to the maximum of a shop; else as many as fit in memory. */
  linesAtOnce?: number;
  /** The table and key of `our_id` in a reference, for undoing. */
  ownRow: { table: string; exists: string };
  /**
   * SQL of the current records: our id, venture, the transaction that changed it, and the record. `ref()` is the
   * external id of another record.
   */
  read: string;
  /** A condition for the rows that are records. */
  readWhere?: string;
}

type Column = string | readonly [column: string, convert: (value: unknown) => unknown];

/**
 * Merges a record into the existing row: the fields in the record change, the rest stays, a new row gets the values of
 * `fresh`.
 */
export function mergeRow(
  there: Row | undefined,
  fields: Line['fields'],
  columns: Readonly<Record<string, Column>>,
  fresh: Row,
): Row {
  const row: Row = { ...fresh };
  if (there) for (const name in row) row[name] = there[name];
  for (const field in columns) {
    const value = fields[field];
    const target = columns[field];
    if (value === undefined || target === undefined) continue;
    if (typeof target === 'string') row[target] = value;
    else row[target[0]] = target[1](value);
  }
  return row;
}

/** The part of `fresh` that says nothing: rows that are written together have the same columns. */
export function emptyRow(columns: Readonly<Record<string, string>>): Row {
  return Object.fromEntries(Object.values(columns).map((column) => [column, null]));
}

/** SQL of the fields as their columns have them, for a record of table `t`. */
export function fieldsOfColumns(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([field, column]) => `'${field}', t.${column}`)
    .join(', ');
}

/** Rows by one of their columns, as text. */
export function byColumn<R extends Row>(rows: readonly R[], column: string): Map<string, R> {
  return new Map(rows.map((row) => [String(row[column]), row]));
}

/** SQL for the external id of a row for the reading source ($1), or our own id if it has none. */
export function ref(entity: string, ourId: string): string {
  return `coalesce((select r.external_id from exchange_reference r
    where r.entity = '${entity}' and r.our_id = (${ourId})::text and r.source_id = $1 and r.removed_at is null
    order by r.external_id limit 1), 'bouwpoort:' || (${ourId})::text)`;
}
