import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deadLetterQueue } from './dead-letters.ts';

interface UnfinishedJobs {
  deadLetters: number;
  oldestDeadLetter: Date | null;
  kinds: { kind: string; count: number }[];
  /** Failed at least once, and waiting for a retry. */
  retrying: number;
  waiting: number;
}

/** The condition is that of pg-boss's partial index, so the number of finished jobs does not matter. */
export async function countUnfinishedJobs(db: Database): Promise<UnfinishedJobs> {
  const { rows } = await db.execute<{
    name: string;
    kind: string | null;
    count: number;
    retrying: number;
    oldest: string | null;
  }>(sql`
    select name, source_name as kind, count(*)::int as count, count(*) filter (where state = 'retry')::int as retrying,
      min(created_on)::text as oldest
    from pgboss.job where state < 'active' and not blocked group by name, source_name`);
  const dead = rows.filter(({ name }) => name === deadLetterQueue);
  const others = rows.filter(({ name }) => name !== deadLetterQueue);
  const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
  const oldest = dead.flatMap((one) => (one.oldest === null ? [] : [new Date(one.oldest)]));
  return {
    deadLetters: sum(dead.map(({ count }) => count)),
    oldestDeadLetter: oldest.sort((one, other) => one.getTime() - other.getTime())[0] ?? null,
    kinds: dead.map(({ kind, count }) => ({ kind: kind ?? '', count })),
    retrying: sum(others.map(({ retrying }) => retrying)),
    waiting: sum(others.map(({ count }) => count)),
  };
}

interface QueueCount {
  kind: string;
  /** Due now. */
  waiting: number;
  retrying: number;
  /** Planned for later. */
  later: number;
  /** As of the last count by the workers. */
  active: number;
  /** When the oldest of them became due. */
  oldestSeconds: number | null;
}

/** Every queue, including empty ones. Waiting jobs are counted with the condition of pg-boss's partial index. */
export async function countQueues(db: Database): Promise<QueueCount[]> {
  const { rows } = await db.execute<Record<keyof QueueCount, unknown>>(sql`
    select q.name as kind, q.active_count as active, coalesce(w.waiting, 0)::int as waiting,
      coalesce(w.retrying, 0)::int as retrying, coalesce(w.later, 0)::int as later,
      w.oldest::int as "oldestSeconds"
    from pgboss.queue q left join (
      select name, count(*) filter (where start_after <= pgboss.job_now()) as waiting,
        count(*) filter (where state = 'retry') as retrying,
        count(*) filter (where start_after > pgboss.job_now()) as later,
        extract(epoch from pgboss.job_now() - min(greatest(created_on, start_after))
          filter (where start_after <= pgboss.job_now())) as oldest
      from pgboss.job where state < 'active' and not blocked group by name
    ) w on w.name = q.name
    where q.name <> ${deadLetterQueue} and left(q.name, 2) <> '__' order by q.name`);
  return rows as unknown as QueueCount[];
}
