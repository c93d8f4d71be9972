import type { z } from 'zod';
import type { Context } from '../context/context.ts';

/** A kind of background work, done after the request that enqueued it by any process that has a worker free. */
export interface JobKind<Data extends z.ZodObject = z.ZodObject> {
  /** The queue's name in the database: not renamed while jobs may be waiting under it. */
  name: string;
  data: Data;
  /** Delays double from the first to the longest, with jitter so that retries do not coincide. */
  retry: { times: number; firstSeconds: number; maxSeconds: number };
  /** After this long a job counts as lost with its process, and is done again. */
  timeLimitSeconds: number;
  /**
   * For long work: the process that does it says so every half of this, and a job of which nothing was heard for so
   * long is done again, however far its time limit is. At least 10.
   */
  heartbeatSeconds?: number;
  /** Jobs of this kind one process does at the same time. */
  atOnce: number;
  /**
   * For short work that comes often: so many are fetched together, and their receipts written together. All of them
   * must be done within the time limit, `atOnce` at a time.
   */
  batch?: number;
  /**
   * For work of seconds: each job is fetched by itself, so that a short one never waits for a long one of its batch.
   */
  oneByOne?: true;
  /** In cron syntax, in Dutch time: the job then also runs by this schedule, with no data. */
  schedule?: string;
}

/** A process can die after the work and before its receipt: every handler must be able to run twice. */
export type JobHandler<K extends JobKind> = (ctx: Context, data: z.output<K['data']>) => Promise<void>;

export interface Job {
  kind: JobKind;
  handle: JobHandler<JobKind>;
}

export function jobKind<const K extends JobKind>(kind: K): K {
  return kind;
}

export function job<K extends JobKind>(kind: K, handle: JobHandler<K>): Job {
  // runJob parses the data with this very kind before it calls the handler.
  return { kind, handle: handle as JobHandler<JobKind> };
}

/** A retry cannot help: the job goes to the dead letters at once. */
export class GiveUp extends Error {}
