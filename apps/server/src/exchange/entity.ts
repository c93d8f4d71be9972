import type { Chunk, Line } from './chunk.ts';
import type { Row } from './table-writer.ts';

/** How records of one entity get into the tables, and out of them. */
export interface Entity {
  /** Lines that are no deletions. Refuses what does not hold, writes the rest and links each line to its row. */
  write(chunk: Chunk, lines: readonly Line[]): Promise<void>;
  /** Lines whose reference is known. Deletes, or retires what orders refer to. */
  remove(chunk: Chunk, lines: readonly Line[]): Promise<void>;
  /** What follows from the lines once they can be named by others. */
  settle?(chunk: Chunk): Promise<void>;
  /** Where every line can name any other of the batch, as many as a shop can have; else what fits in memory. */
  linesAtOnce?: number;
  /** The table and key that `our_id` of a reference stands for, for undoing. */
  ownRow: { table: string; exists: string };
  /**
   * SQL of records as they are in the shop: our id, venture, the transaction that changed it, and the record. `ref()`
   * stands for the external id of another record.
   */
  read: string;
  /** Which rows of that are records at all. */
  readWhere?: string;
}

type Column = string | readonly [column: string, convert: (value: unknown) => unknown];

/** The row a record makes of what is there: named fields change, the rest stays, a new row gets what `fresh` says. */
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

/** Rows by one of their columns, as text. */
export function byColumn<R extends Row>(rows: readonly R[], column: string): Map<string, R> {
  return new Map(rows.map((row) => [String(row[column]), row]));
}

/** SQL for the external id that the reading source ($1) has for a row, or our own id where it has none. */
export function ref(entity: string, ourId: string): string {
  return `coalesce((select r.external_id from exchange_reference r
    where r.entity = '${entity}' and r.our_id = (${ourId})::text and r.source_id = $1 and r.removed_at is null
    order by r.external_id limit 1), 'bouwpoort:' || (${ourId})::text)`;
}
