import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

/** Where jobs go that nobody could do; they stay there until a person has looked, or long enough (KEEP_DEAD_LETTERS_DAYS). */
export const deadLetterQueue = 'dead-letter';

export interface DeadLetter {
  id: string;
  /** The kind of job it was. */
  kind: string;
  data: unknown;
  /** What went wrong the last time. */
  why: string;
  since: Date;
}

const told = z.object({ message: z.string() });

/** Oldest first. */
export async function listDeadLetters(db: Database): Promise<DeadLetter[]> {
  const letters = await queueIn(db).findJobs(deadLetterQueue, { queued: true });
  return letters
    .map(({ id, sourceName, data, sourceOutput, createdOn }) => ({
      id,
      kind: sourceName ?? '',
      data,
      why: told.safeParse(sourceOutput).data?.message ?? '',
      // Through drizzle it comes as text.
      since: new Date(createdOn),
    }))
    .sort((one, other) => one.since.getTime() - other.since.getTime());
}

/** Puts them back in the queue they came from, with all their tries before them; answers how many there were. */
export async function retryDeadLetters(db: Database, ids: readonly string[] | 'all'): Promise<number> {
  return queueIn(db).redrive(deadLetterQueue, ids === 'all' ? {} : { ids: [...ids] });
}

/** Answers how many there were. */
export async function discardDeadLetters(db: Database, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from pgboss.job where name = ${deadLetterQueue} and state < 'active'
      and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
  );
  return rowCount ?? 0;
}

function queueIn(db: Database): PgBoss {
  return new PgBoss({ db: fromDrizzle(db, sql) });
}
