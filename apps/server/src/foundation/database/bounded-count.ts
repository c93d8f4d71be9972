import { countedUpTo, type ListCount } from '@bouwpoort/contract/foundation/lists';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Counts rows up to `countedUpTo`, because counting more costs the database time and tells a person nothing. */
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

export interface CountedAmount extends ListCount {
  /** Of those that were counted. */
  amount: string;
}

/** The same, with the sum of an amount. */
export async function countWithAmount(
  db: Database,
  { from, amount, where }: { from: PgTable; amount: AnyPgColumn; where: SQL | undefined },
): Promise<CountedAmount> {
  const some = db
    .select({ amount: sql`${amount}`.as('amount') })
    .from(from)
    .where(where)
    .limit(countedUpTo + 1)
    .as('some');
  const [row] = await db
    .select({ rows: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${some.amount}), 0)::text` })
    .from(some);
  const rows = row?.rows ?? 0;
  return { count: Math.min(rows, countedUpTo), isExact: rows <= countedUpTo, amount: row?.amount ?? '0' };
}
