import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { entities } from '../entities/entities.ts';
import { type CheckedLine, checkLines, type ReceivedLine } from './apply-lines.ts';
import type { BatchRow } from './batch-row.ts';
import { workTable } from './staging.ts';

/** Large enough for a transaction, and small enough for memory. */
const linesAtOnce = 1500;
const bytesAtOnce = 8 * 1024 * 1024;

/** The number of feeds this process works on. */
let readers = 0;

/**
 * Reads the lines of a feed and checks them. The next ones are read ahead while the database applies the current ones;
 * with two feeds that is off, because one computes while the other waits, and reading ahead would only double the
 * memory.
 */
export class LineReader implements Disposable {
  readonly #db: Database;
  #next: { batchId: number; after: number; lines: Promise<CheckedLine[]> } | undefined;

  /** `db` must not be that of a transaction. */
  constructor(db: Database) {
    this.#db = db;
    readers++;
  }

  [Symbol.dispose](): void {
    readers--;
  }

  /** The read-ahead in progress. */
  get ahead(): Promise<unknown> | undefined {
    return this.#next?.lines;
  }

  /** The lines after the applied ones; undefined at the end. */
  async next(tx: Database, batch: BatchRow): Promise<CheckedLine[]> {
    const ahead = this.#next;
    this.#next = undefined;
    const isAhead = ahead?.batchId === batch.id && ahead.after === batch.doneLine;
    const lines = await (isAhead ? ahead.lines : readLines(tx, batch, batch.doneLine));
    const last = lines.at(-1);
    if (last && readers === 1) this.#readAhead(batch, last.line);
    return lines;
  }

  #readAhead(batch: BatchRow, after: number): void {
    const lines = readLines(this.#db, batch, after);
    // The error reaches the caller that awaits it; there is none if the batch fails first.
    lines.catch(() => undefined);
    this.#next = { batchId: batch.id, after, lines };
  }
}

async function readLines(db: Database, { id, entity }: BatchRow, after: number): Promise<CheckedLine[]> {
  const received = await query<ReceivedLine>(
    db,
    `select line, external_id as "externalId", replace(fingerprint::text, '-', '') as fingerprint, record from (
       select *, sum(coalesce(octet_length(record), 0)) over (order by line) - coalesce(octet_length(record), 0) as before
       from (select * from ${workTable(id)} where line > $1 order by line limit $2) next
     ) sized where before < $3 order by line`,
    [after, entities[entity].linesAtOnce ?? linesAtOnce, bytesAtOnce],
  );
  return checkLines(entity, received);
}
