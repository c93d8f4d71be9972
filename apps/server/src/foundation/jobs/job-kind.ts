import type { z } from 'zod';
import type { Context } from '../context/context.ts';

/** A kind of background job. Any process with a free worker runs it. */
export interface JobKind<Data extends z.ZodObject = z.ZodObject> {
  /** The queue's name in the database: not renamed while jobs may be waiting under it. */
  name: string;
  data: Data;
  /** Delays double from the first to the longest, with jitter so that retries do not coincide. */
  retry: { times: number; firstSeconds: number; maxSeconds: number };
  /** After this long a job counts as lost with its process, and is retried. */
  timeLimitSeconds: number;
  /**
   * For long work: the running process sends a heartbeat every half of this, and a job without one for this long is
   * retried, regardless of its time limit. At least 10.
   */
  heartbeatSeconds?: number;
  /** How many jobs of this kind one process runs at the same time. */
  concurrency: number;
  /**
   * For short, frequent jobs: so many are fetched and completed in one statement each. All of them must finish within
   * the time limit, `concurrency` at a time.
   */
  batch?: number;
  /**
   * For jobs of seconds: each is fetched separately, so that a short one never waits for a long one of its batch.
   */
  fetchesSingly?: true;
  /** In cron syntax, in Dutch time: the job then also runs by this schedule, with no data. */
  schedule?: string;
}

/** A process can die after the work and before it is marked complete: every handler must be able to run twice. */
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
export class PermanentJobError extends Error {}
