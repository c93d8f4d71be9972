import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { deadLetterQueue } from './dead-letters.ts';
import type { JobKind } from './job-kind.ts';
import { enqueue } from './jobs.ts';

/**
 * Runs a job again now, in whatever state it is: a dead letter, one that waits for its next attempt, or one that is
 * gone. Repeated calls result in one job.
 */
export async function requeueJob<K extends JobKind>(tx: Database, kind: K, data: z.input<K['data']>): Promise<void> {
  const queue = new PgBoss({ db: fromDrizzle(tx, sql) });
  const criteria = { data: data as object, queued: true };
  const dead = await queue.findJobs(deadLetterQueue, criteria);
  const ids = dead.filter(({ sourceName }) => sourceName === kind.name).map(({ id }) => id);
  if (ids.length > 0) {
    await queue.redrive(deadLetterQueue, { ids });
    return;
  }
  const waiting = await queue.findJobs(kind.name, criteria);
  for (const { id } of waiting) await queue.update(kind.name, undefined, { id, startAfter: 0 });
  if (waiting.length === 0) await enqueue(tx, kind, data);
}
