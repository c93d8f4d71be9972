import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * The queue uses the clock of the database. When that is set back, retries, the schedule and the jobs of dead processes
 * would wait until the old time is reached again. They are made due now. Returns whether the clock was set back.
 */
export async function followClockSetBack(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The scheduler stamps this row twice a minute: a stamp in the future shows that the clock was set back.
    const { rowCount } = await tx.execute(
      sql`update pgboss.version set cron_on = null, bam_on = null, monitor_backoff_on = null
          where cron_on > pgboss.job_now() + interval '1 minute'`,
    );
    if (rowCount === 0) return false;
    await tx.execute(
      sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
          where greatest(monitor_on, monitor_claim_on, maintain_on) > pgboss.job_now()`,
    );
    await tx.execute(
      sql`update pgboss.job set start_after = pgboss.job_now() where state < 'active' and start_after > pgboss.job_now()`,
    );
    await tx.execute(
      sql`update pgboss.job set started_on = pgboss.job_now() where state = 'active' and started_on > pgboss.job_now()`,
    );
    // Scheduled jobs have a slot each; those that were used ahead of time are free again.
    await tx.execute(
      sql`update pgboss.job set singleton_on = null
          where state > 'active' and singleton_on > pgboss.job_now() at time zone 'utc'`,
    );
    return true;
  });
}
