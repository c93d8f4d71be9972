import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../src/foundation/database/database.ts';
import type { Job } from '../src/foundation/jobs/job-kind.ts';
import { type JobDeps, workOn } from '../src/foundation/jobs/run-job.ts';

export interface RunJobsOptions {
  /** Includes delayed jobs, as if their time had come. */
  delayed?: boolean;
}

/**
 * Runs the due jobs as the workers would, through the same code, until none are left. A stopping worker finishes what
 * it fetched: started and stopped at once it does exactly one round.
 */
export async function runJobs(deps: JobDeps, jobs: readonly Job[], { delayed = false }: RunJobsOptions): Promise<void> {
  const boss = new PgBoss({ db: fromDrizzle(deps.db, sql) });
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue'));
  if (delayed) await bringForward(boss, deps.db, jobs);
  let ran: number;
  do {
    ran = 0;
    const due = await dueQueues(deps.db);
    for (const { kind, handle } of jobs.filter((job) => due.has(job.kind.name))) {
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

/** The queues with due jobs: querying each of them separately would cost more than the jobs. */
async function dueQueues(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state < 'active' and start_after <= clock_timestamp()`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function bringForward(boss: PgBoss, db: Database, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map(({ kind }) => kind.name));
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from pgboss.job where state < 'active' and start_after > clock_timestamp()`,
  );
  for (const { id, name } of rows) if (known.has(name)) await boss.update(name, undefined, { id, startAfter: 0 });
}
