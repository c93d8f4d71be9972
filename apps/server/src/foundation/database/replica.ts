import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './database.ts';
import { databaseTimeline } from './timeline.ts';

const catchUpTimeoutMs = 30_000;
const pollIntervalMs = 100;

/**
 * A promoted replica counts only if it is on the timeline of the database: then both addresses are the same server.
 * During recovery a server has no timeline of its own.
 */
const hasReplayed = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn
  else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) = $2 and pg_current_wal_insert_lsn() >= $1::pg_lsn end as has`;

/**
 * The URL to read a whole catalogue from: the replica, once it has replayed everything written until now, so that no
 * reported change is missing. Falls back to the database if the replica is unavailable or too far behind.
 */
export async function chooseReadSource(
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
    for (let waited = 0; waited < catchUpTimeoutMs; waited += pollIntervalMs) {
      const { rows: seen } = await replica.query<{ has: boolean }>(hasReplayed, [written, timeline]);
      if (seen[0]?.has) return replicaUrl;
      await sleep(pollIntervalMs);
    }
    onError(new Error(`the replica is more than ${catchUpTimeoutMs / 1000} s behind; the database itself is read`));
  } catch (error) {
    onError(error);
  } finally {
    await replica.end().catch(() => undefined);
  }
  return databaseUrl;
}
