import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { followClockSetBack } from './clock-set-back.ts';
import { deadLetterQueue } from './dead-letters.ts';
import type { Job } from './job-kind.ts';
import { monotonicClock } from './monotonic-clock.ts';
import { queueStatement } from './queue-statements.ts';
import { type JobDeps, workOn } from './run-job.ts';

interface WorkerDeps extends JobDeps {
  databaseUrl: string;
  jobs: readonly Job[];
}

export interface Workers {
  stop(): Promise<void>;
}

/** NOTIFY announces new jobs; polling finds retries that became due, and all jobs where a pooler drops NOTIFY. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

const clockCheckIntervalMs = 30_000;

/** When the program stops, running jobs get this long; the next worker repeats those that are cut off. */
const stopSeconds = 10;

type QueueDatabase = ReturnType<PgBoss['getDb']>;

/** Fetches and completes jobs with prepared statements. */
export class PreparedQueue extends PgBoss {
  override getDb(): QueueDatabase {
    const db = super.getDb();
    // Both are passed to a pool, which accepts a named statement instead of a text.
    const run = db.executeSql.bind(db) as (
      query: unknown,
      values?: unknown[],
    ) => ReturnType<QueueDatabase['executeSql']>;
    db.executeSql = (text, values) =>
      run(typeof text === 'string' && isSingleStatement(text, values) ? queueStatement(text) : text, values);
    return db;
  }
}

/** A text without values may hold several statements, such as the pass that finds the jobs of dead workers. */
function isSingleStatement(text: string, values: unknown[] | undefined): boolean {
  return values?.length ? true : /^\s*with\s/i.test(text) && !text.includes(';');
}

export async function startWorkers(deps: WorkerDeps): Promise<Workers> {
  const { databaseUrl, jobs, log, clock } = deps;
  const boss = new PreparedQueue({
    connectionString: databaseUrl,
    application_name: 'bouwpoort-jobs',
    max: 3,
    // No request waits for this, so on a slow machine a longer timeout does no harm.
    connectionTimeoutMillis: 30_000,
    useListenNotify: true,
    schedule: true,
    // How soon the jobs of a killed process are noticed, on top of their own time limit.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    clock: monotonicClock(clock()),
    // How soon its schedule follows a jump of the database's clock.
    clockMonitorIntervalSeconds: 60,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  await followClockJumps(deps);
  await boss.start();
  const watch = setInterval(() => followClockJumps(deps), clockCheckIntervalMs).unref();
  const deadLetters = await boss.findJobs(deadLetterQueue, { queued: true });
  if (deadLetters.length > 0) {
    log.warn({ count: deadLetters.length, table: 'pgboss.job', name: deadLetterQueue }, 'jobs wait as dead letters');
  }
  for (const job of jobs) await workOn(boss, deps, job, polling);
  return {
    stop: () => {
      clearInterval(watch);
      return stopWorkers(boss, jobs);
    },
  };
}

async function followClockJumps({ db, log }: Pick<WorkerDeps, 'db' | 'log'>): Promise<void> {
  try {
    if (await followClockSetBack(db)) log.error('the clock of the database was set back; the queue follows it');
  } catch (err) {
    log.warn({ err }, 'the clock of the queue cannot be compared');
  }
}

async function stopWorkers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const deadline = new AbortController();
  const running = Promise.all(jobs.map(({ kind }) => boss.offWork(kind.name, { wait: true })));
  const timeout = sleep(stopSeconds * 1000, undefined, { signal: deadline.signal, ref: false }).catch(() => undefined);
  await Promise.race([running, timeout]);
  deadline.abort();
  // Marks what is still running as failed, so that another process takes it up without waiting for its time limit.
  await boss.stop({ graceful: false });
}
