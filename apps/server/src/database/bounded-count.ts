import { countedUpTo, type ListCount } from '@bouwpoort/contract/lists';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Counts rows, but no further than a person reads: the database stops there. */
export async function countUpTo(db: Database, table: PgTable, where: SQL | undefined): Promise<ListCount> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(countedUpTo + 1)
    .as('some');
  const [row] = await db.select({ rows: sql<number>`count(*)::int` }).from(some);
  const rows = row?.rows ?? 0;
  return { count: Math.min(rows, countedUpTo), isExact: rows <= countedUpTo };
}
