import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context/context.ts';
import { daysBefore } from './days-before.ts';
import { deadLetterQueue } from './dead-letters.ts';
import { type JobHandler, jobKind } from './job-kind.ts';

export const cleanUp = jobKind({
  name: 'clean-up',
  data: z.object({}),
  retry: { times: 3, firstSeconds: 300, maxSeconds: 3600 },
  timeLimitSeconds: 900,
  concurrency: 1,
  // At night, and not on the hour, when other schedules start.
  schedule: '20 3 * * *',
});

/** It runs every night: a longer pause means that the shop was off or that a clock jumped. */
const maxPauseDays = 3;

/** Deletes a domain's expired rows and returns how many of each kind. Idempotent. */
type CleanUpTask = (ctx: Context) => Promise<Record<string, number | null>>;

/**
 * Removes what is older than the KEEP_ settings say. The first run after a long pause removes nothing: if the clock is
 * wrong, the operator has a day to notice.
 */
export function cleanUpBy(tasks: readonly CleanUpTask[]): JobHandler<typeof cleanUp> {
  return async (ctx) => {
    if (!(await ranRecently(ctx))) {
      ctx.log.warn('no clean-up for days: is the clock right? What was kept long enough goes next time');
      return;
    }
    const deleted: Record<string, number | null> = {};
    for (const task of tasks) Object.assign(deleted, await task(ctx));
    const before = daysBefore(ctx.clock(), ctx.config.keep.deadLetters).toISOString();
    const deadLetters = await ctx.db.execute(
      sql`delete from pgboss.job where name = ${deadLetterQueue} and created_on < ${before}::timestamptz`,
    );
    ctx.log.info({ ...deleted, deadLetters: deadLetters.rowCount }, 'cleaned up');
  };
}

/** From the time stored by the previous run, which is then set to now. */
async function ranRecently({ db, clock }: Context): Promise<boolean> {
  const since = daysBefore(clock(), maxPauseDays).toISOString();
  const { rows } = await db.execute<{ lately: boolean }>(sql`
    with earlier as (select at from installation where key = 'clean-up')
    insert into installation (key, value, at) values ('clean-up', '{}', ${clock().toISOString()}::timestamptz)
    on conflict (key) do update set at = excluded.at
    returning coalesce((select at > ${since}::timestamptz from earlier), false) as lately`);
  return rows[0]?.lately === true;
}
