import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Context, ContextDeps } from '../context/context.ts';
import { type Job, PermanentJobError } from './job-kind.ts';

export interface JobDeps extends Omit<ContextDeps, 'tokenSecret'> {
  log: FastifyBaseLogger;
}

/**
 * Fetching jobs and completing them costs the database as much as most jobs do. When few are waiting, the worker pauses
 * first, so that the jobs of that time are fetched in one batch.
 */
const batchDelayMs = 200;

/** Starts fetching and running jobs of one kind. */
export async function workOn(boss: PgBoss, deps: JobDeps, job: Job, polling: Polling): Promise<void> {
  const { name, concurrency, fetchesSingly, batch = concurrency } = job.kind;
  const options = { ...polling, includeMetadata: true, perJobResults: true } as const;
  if (fetchesSingly) {
    for (let worker = 0; worker < concurrency; worker++) {
      const id: string = await boss.work<unknown, unknown, typeof options>(name, options, async (received) => {
        const results = await Promise.all(received.map((one) => runJob(deps, job, one)));
        // Otherwise it would wait for the next poll, even if jobs arrived meanwhile.
        boss.notifyWorker(id);
        return results;
      });
    }
    return;
  }
  // A full batch means that more jobs wait: `burstWhenBatchFull` fetches them at once instead of at the next poll.
  const batchOptions = { ...options, batchSize: batch, burstWhenBatchFull: true } as const;
  await boss.work<unknown, unknown, typeof batchOptions>(name, batchOptions, async (received) => {
    if (received.length < batch) await sleep(batchDelayMs);
    return mapConcurrently(received, concurrency, (one) => runJob(deps, job, one));
  });
}

/** Runs `work` for each, at most `concurrency` at a time; results are in the order of the input. */
async function mapConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [at, one] of waiting) results[at] = await work(one);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

interface Polling {
  pollingIntervalSeconds: number;
  notifyPollingIntervalSeconds: number;
}

async function runJob(deps: JobDeps, { kind, handle }: Job, received: JobWithMetadata<unknown>): Promise<JobResult> {
  const { id, retryCount, retryLimit } = received;
  const log = deps.log.child({ job: kind.name, jobId: id });
  try {
    const data = kind.data.safeParse(received.data);
    if (!data.success)
      throw new PermanentJobError('The data of this job is not what its kind says.', { cause: data.error });
    await handle(jobContext(deps, id, log), data.data);
    return { id, status: 'completed' };
  } catch (error) {
    const output = { message: (error as Error).message };
    if (error instanceof PermanentJobError || retryCount >= retryLimit) {
      log.error({ err: error, data: received.data, attempts: retryCount + 1 }, 'job given up, kept as a dead letter');
      return { id, status: 'deadletter', output };
    }
    log.warn({ err: error, attempts: retryCount + 1 }, 'job failed, it will be tried again');
    return { id, status: 'failed', output };
  }
}

/** Operations take the same context in a job as in a request, without a user. */
function jobContext({ config, db, cache, clock }: JobDeps, jobId: string, log: FastifyBaseLogger): Context {
  const host = new URL(config.publicUrl).host;
  return { config, db, cache, clock, log, requestId: jobId, host, venture: undefined, user: undefined };
}
