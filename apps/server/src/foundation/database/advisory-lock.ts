import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Locks a name until the caller's transaction ends; other transactions that take the same name wait. */
export async function takeAdvisoryLock(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The same without waiting; false if another transaction has the lock. */
export async function tryAdvisoryLock(tx: Database, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`,
  );
  return rows[0]?.taken ?? false;
}
