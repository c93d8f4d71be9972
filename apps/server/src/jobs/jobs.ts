import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { statement } from '../database/prepared.ts';
import { insertedJobs } from './inserted-jobs.ts';
import type { JobKind } from './job-kind.ts';

interface EnqueueOptions {
  /** Not before so long has passed, by the clock of the database, which alone decides what is due. */
  delaySeconds?: number;
}

const insertedJob = statement<{ id: string }>(
  'enqueue',
  insertedJobs(`select $1::text, $2::jsonb, pgboss.job_now() + $3::float8 * interval '1 second'`),
);

/**
 * Puts a job in the queue through the caller's own transaction: the job exists when, and only when, the data it
 * belongs to does. Nothing here holds a connection or a timer of its own, so any process may enqueue.
 */
export async function enqueue<K extends JobKind>(
  tx: Database,
  kind: K,
  data: z.input<K['data']>,
  { delaySeconds = 0 }: EnqueueOptions = {},
): Promise<string> {
  const [job] = await insertedJob(tx, [
    kind.name,
    JSON.stringify(kind.data.parse(data)),
    delaySeconds === 0 ? null : delaySeconds,
  ]);
  if (!job) throw new Error(`The queue refused a job of kind ${kind.name}.`);
  return job.id;
}
