import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

/** The queue of jobs that failed for good, until a person retries them or KEEP_DEAD_LETTERS_DAYS are over. */
export const deadLetterQueue = 'dead-letter';

export interface DeadLetter {
  id: string;
  /** The kind of job it was. */
  kind: string;
  data: unknown;
  /** The last error. */
  why: string;
  since: Date;
}

const errorOutput = z.object({ message: z.string() });

/** Oldest first. */
export async function listDeadLetters(db: Database): Promise<DeadLetter[]> {
  const jobs = await bossFor(db).findJobs(deadLetterQueue, { queued: true });
  return jobs
    .map(({ id, sourceName, data, sourceOutput, createdOn }) => ({
      id,
      kind: sourceName ?? '',
      data,
      why: errorOutput.safeParse(sourceOutput).data?.message ?? '',
      // Drizzle returns it as text.
      since: new Date(createdOn),
    }))
    .sort((one, other) => one.since.getTime() - other.since.getTime());
}

/** Puts them back in their queue with all their attempts; returns how many there were. */
export async function retryDeadLetters(db: Database, ids: readonly string[] | 'all'): Promise<number> {
  return bossFor(db).redrive(deadLetterQueue, ids === 'all' ? {} : { ids: [...ids] });
}

/** Returns how many there were. */
export async function discardDeadLetters(db: Database, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from pgboss.job where name = ${deadLetterQueue} and state < 'active'
      and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
  );
  return rowCount ?? 0;
}

function bossFor(db: Database): PgBoss {
  return new PgBoss({ db: fromDrizzle(db, sql) });
}
