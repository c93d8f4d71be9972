import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Until the caller's transaction ends, every other transaction that asks for the same name waits here. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The same without waiting: false where another transaction has it. */
export async function tryLockName(tx: Database, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`,
  );
  return rows[0]?.taken ?? false;
}
