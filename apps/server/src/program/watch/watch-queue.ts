import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { deadLetterQueue } from '../../foundation/jobs/dead-letters.ts';
import type { JobKind } from '../../foundation/jobs/job-kind.ts';
import { type Instruments, prefix } from '../../foundation/telemetry/instruments.ts';
import { PolledValue } from '../../foundation/telemetry/polled-value.ts';

interface Waiting {
  queue: string;
  count: number;
  /** Since the first of them was due. */
  oldestSeconds: number;
}

const queryIntervalMs = 15_000;

/** The waiting jobs in the database, for all processes together: each reports the same. */
export function watchQueue(db: Database, kinds: readonly JobKind[], { meter }: Instruments): PolledValue<Waiting[]> {
  const asked = new PolledValue(() => selectWaiting(db), queryIntervalMs);
  const waiting = meter.createObservableGauge(`${prefix}jobs_waiting`, {
    description: 'Jobs that could be done now and are not, by queue',
  });
  const oldest = meter.createObservableGauge(`${prefix}jobs_oldest_seconds`, {
    unit: 's',
    description: 'How long the first of them has waited',
  });
  const deadLetters = meter.createObservableGauge(`${prefix}jobs_dead_letters`, {
    description: 'Jobs nobody could do, waiting for a person',
  });
  meter.addBatchObservableCallback(
    (now) => {
      if (!asked.value) return;
      const found = new Map(asked.value.map((one) => [one.queue, one]));
      for (const { name } of kinds) {
        now.observe(waiting, found.get(name)?.count ?? 0, { queue: name });
        now.observe(oldest, found.get(name)?.oldestSeconds ?? 0, { queue: name });
      }
      now.observe(deadLetters, found.get(deadLetterQueue)?.count ?? 0);
    },
    [waiting, oldest, deadLetters],
  );
  return asked;
}

/** With the condition of the queue's own index of waiting jobs, which excludes finished ones. */
async function selectWaiting(db: Database): Promise<Waiting[]> {
  const { rows } = await db.execute<{ queue: string; count: number; oldest_seconds: number }>(sql`
    select name as queue, count(*)::int as count,
      extract(epoch from now() - min(greatest(created_on, start_after)))::float8 as oldest_seconds
    from pgboss.job
    where state < 'active' and not blocked and start_after <= now()
    group by name`);
  return rows.map(({ queue, count, oldest_seconds }) => ({ queue, count, oldestSeconds: oldest_seconds }));
}
