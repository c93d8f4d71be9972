import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Job } from '../jobs/job-kind.ts';
import { type JobDeps, workOn } from '../jobs/run-job.ts';

export interface RunJobsOptions {
  /** Also what would wait for its next try, as if that moment had come. */
  delayed?: boolean;
}

/**
 * Works the queue off as the workers would, through the same code, and comes back when nothing is due any more.
 * A worker that is told to stop finishes what it fetched: started and stopped at once it does exactly one round.
 */
export async function runJobs(deps: JobDeps, jobs: readonly Job[], { delayed = false }: RunJobsOptions): Promise<void> {
  const boss = new PgBoss({ db: fromDrizzle(deps.db, sql) });
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue'));
  if (delayed) for (const { kind } of jobs) await bringForward(boss, kind.name);
  let ran: number;
  do {
    ran = 0;
    for (const { kind, handle } of jobs) {
      const counted: Job = {
        kind,
        handle: (ctx, data) => {
          ran++;
          return handle(ctx, data);
        },
      };
      await workOn(boss, deps, counted, { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 });
      await boss.offWork(kind.name, { wait: true });
    }
  } while (ran > 0);
}

async function bringForward(boss: PgBoss, name: string): Promise<void> {
  for (const { id } of await boss.findJobs(name, { queued: true })) {
    await boss.update(name, undefined, { id, startAfter: 0 });
  }
}
