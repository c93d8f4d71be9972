import type pg from 'pg';
import { PgBoss, type QueueOptions } from 'pg-boss';
import { deadLetterQueue } from './dead-letters.ts';
import type { JobKind } from './job-kind.ts';

const day = 24 * 60 * 60;

/**
 * A waiting job never expires: a shop may be without workers during a move, and a clock that runs a year ahead must not
 * delete orders. The clean-up deletes dead letters, after as many days as a setting says.
 */
const retention = { retentionSeconds: 10 * 365 * day, deleteAfterSeconds: 7 * day };

/** Creates or updates pg-boss's tables, and a queue for every kind. The caller holds the start lock. */
export async function prepareJobs(client: pg.Client, kinds: readonly JobKind[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  try {
    const present = new Set((await boss.getQueues()).map((queue) => queue.name));
    const upsertQueue = async (name: string, options: QueueOptions & { deadLetter?: string; notify?: boolean }) =>
      present.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options);
    await upsertQueue(deadLetterQueue, retention);
    for (const kind of kinds) await upsertQueue(kind.name, queueOptions(kind));
    await syncSchedules(boss, kinds);
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  if (failures[0]) throw failures[0];
}

/** One row for all processes: every process with workers sees that a job is due, and one of them sends it. */
async function syncSchedules(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const planned = kinds.filter((kind) => kind.schedule !== undefined);
  for (const { name } of await boss.getSchedules()) {
    if (!planned.some((kind) => kind.name === name)) await boss.unschedule(name);
  }
  for (const { name, schedule = '' } of planned) await boss.schedule(name, schedule, {}, { tz: 'Europe/Amsterdam' });
}

function queueOptions({ retry, timeLimitSeconds, heartbeatSeconds }: JobKind) {
  return {
    ...retention,
    deadLetter: deadLetterQueue,
    notify: true,
    retryLimit: retry.times,
    retryDelay: retry.firstSeconds,
    retryDelayMax: retry.maxSeconds,
    retryBackoff: true,
    expireInSeconds: timeLimitSeconds,
    ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
  };
}
