import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';
import { type CheckedLine, checkLines, type ReceivedLine } from './apply-lines.ts';
import type { BatchRow } from './batch-row.ts';
import { entities } from './entities/all-entities.ts';
import { workTable } from './staging.ts';

/** As many lines as are worth a transaction, and no more than fits in memory. */
const linesAtOnce = 1500;
const bytesAtOnce = 8 * 1024 * 1024;

/** Feeds that this process works on. */
let readers = 0;

/**
 * Reads the lines of a feed and checks them. Those that come next are read while the database applies the ones at hand;
 * where two feeds are worked on, one computes while the other waits, and twice the memory would gain nothing.
 */
export class LineReader implements Disposable {
  readonly #db: Database;
  #next: { batchId: number; after: number; lines: Promise<CheckedLine[]> } | undefined;

  /** `db` is not that of a transaction. */
  constructor(db: Database) {
    this.#db = db;
    readers++;
  }

  [Symbol.dispose](): void {
    readers--;
  }

  /** What is being read ahead. */
  get ahead(): Promise<unknown> | undefined {
    return this.#next?.lines;
  }

  /** The lines after those that are done; none at the end. */
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
    // What fails is told to whoever waits for it, which is nobody when the batch fails first.
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
