import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from './database.ts';

const patience = 30_000;
const lookEvery = 100;

/**
 * Which of the two to read a whole catalogue from: the replica, once it has all that the database has at this moment,
 * so that nothing is missing that was told before. A replica that is away or far behind is left alone.
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
    const { rows } = await db.execute<{ written: string }>(sql`select pg_current_wal_insert_lsn()::text as written`);
    const written = rows[0]?.written;
    for (let waited = 0; waited < patience; waited += lookEvery) {
      const { rows: seen } = await replica.query<{ has: boolean }>(
        'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, not pg_is_in_recovery()) as has',
        [written],
      );
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
