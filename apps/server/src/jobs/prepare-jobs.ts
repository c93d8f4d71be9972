import type pg from 'pg';
import { PgBoss, type QueueOptions } from 'pg-boss';
import { jobKinds } from './all-jobs.ts';
import type { JobKind } from './job-kind.ts';

/** Where jobs go that nobody could do; they stay there until a person has looked. */
export const deadLetterQueue = 'dead-letter';

const day = 24 * 60 * 60;

/** A shop may be without workers for a long weekend or a move; what waits must still be there afterwards. */
const kept = { retentionSeconds: 90 * day, deleteAfterSeconds: 7 * day };

/** Makes or updates the queue's own tables and a queue for every kind; the caller holds the start lock. */
export async function prepareJobs(client: pg.Client): Promise<void> {
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
    const keep = async (name: string, options: QueueOptions & { deadLetter?: string; notify?: boolean }) =>
      present.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options);
    await keep(deadLetterQueue, kept);
    for (const kind of jobKinds) await keep(kind.name, queueOptions(kind));
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  if (failures[0]) throw failures[0];
}

function queueOptions({ retry, timeLimitSeconds }: JobKind) {
  return {
    ...kept,
    deadLetter: deadLetterQueue,
    notify: true,
    retryLimit: retry.times,
    retryDelay: retry.firstSeconds,
    retryDelayMax: retry.longestSeconds,
    retryBackoff: true,
    expireInSeconds: timeLimitSeconds,
  };
}
