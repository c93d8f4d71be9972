import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { JobKind } from './job-kind.ts';

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
}

/**
 * Puts a job in the queue through the caller's own transaction: the job exists when, and only when, the data it
 * belongs to does. Nothing here holds a connection or a timer of its own, so any process may enqueue.
 */
export async function enqueue<K extends JobKind>(
  tx: Database,
  kind: K,
  data: z.input<K['data']>,
  options: EnqueueOptions = {},
): Promise<string> {
  const queue = new PgBoss({ db: fromDrizzle(tx, sql) });
  const id = await queue.send(kind.name, kind.data.parse(data), options);
  if (id === null) throw new Error(`The queue refused a job of kind ${kind.name}.`);
  return id;
}
