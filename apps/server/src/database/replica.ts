import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './database.ts';
import { databaseTimeline } from './timeline.ts';

const patience = 30_000;
const lookEvery = 100;

/**
 * A replica that took over is the database itself, and one of its old timeline nobody's. An unfinished recovery has no
 * timeline of its own.
 */
const hasAll = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn
  else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) = $2 and pg_current_wal_insert_lsn() >= $1::pg_lsn end as has`;

/**
 * Which of the two to read a whole catalogue from: the replica, once it has all that the database has at this moment,
 * so that nothing is missing that was reported before. A replica that is away or far behind is left alone.
 */
export async function sourceForLongReads(
  db: Database,
  databaseUrl: string,
  replicaUrl: string | undefined,
  onError: (error: unknown) => void,
): Promise<string> {
  if (replicaUrl === undefined) return databaseUrl;
  const replica = new pg.Client({ connectionString: replicaUrl, connectionTimeoutMillis: 5000 });
  replica.on('error', () => undefined);
  try {
    await replica.connect();
    const { rows } = await db.execute<{ written: string; timeline: string }>(
      sql`select pg_current_wal_insert_lsn()::text as written, ${databaseTimeline} as timeline`,
    );
    const { written, timeline } = rows[0] ?? {};
    for (let waited = 0; waited < patience; waited += lookEvery) {
      const { rows: seen } = await replica.query<{ has: boolean }>(hasAll, [written, timeline]);
      if (seen[0]?.has) return replicaUrl;
      await sleep(lookEvery);
    }
    onError(new Error(`the replica is more than ${patience / 1000} s behind; the database itself is read`));
  } catch (error) {
    onError(error);
  } finally {
    await replica.end().catch(() => undefined);
  }
  return databaseUrl;
}
