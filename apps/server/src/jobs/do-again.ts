import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { deadLetterQueue } from './dead-letters.ts';
import type { JobKind } from './job-kind.ts';
import { enqueue } from './jobs.ts';

/**
 * Has a job done again now, whatever became of it: from the dead letters, before its next try, or anew. One job comes of
 * it, not one for each time somebody asks.
 */
export async function doAgain<K extends JobKind>(tx: Database, kind: K, data: z.input<K['data']>): Promise<void> {
  const queue = new PgBoss({ db: fromDrizzle(tx, sql) });
  const about = { data: data as object, queued: true };
  const dead = await queue.findJobs(deadLetterQueue, about);
  const ids = dead.filter(({ sourceName }) => sourceName === kind.name).map(({ id }) => id);
  if (ids.length > 0) {
    await queue.redrive(deadLetterQueue, { ids });
    return;
  }
  const waiting = await queue.findJobs(kind.name, about);
  for (const { id } of waiting) await queue.update(kind.name, undefined, { id, startAfter: 0 });
  if (waiting.length === 0) await enqueue(tx, kind, data);
}
