import { and, count, eq, gte, inArray, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { orders } from './orders.tables.ts';
import { isHeldForCredit, isOnAccount } from './orders-list.ts';

/** When each of these customers last ordered. */
export async function lastOrdersOf(db: Database, customerIds: readonly string[]): Promise<Map<string, Date>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .select({ customerId: orders.customerId, at: max(orders.orderDate) })
    .from(orders)
    .where(inArray(orders.customerId, [...customerIds]))
    .groupBy(orders.customerId);
  return new Map(rows.flatMap(({ customerId, at }) => (at === null ? [] : [[customerId, at]])));
}

/** What a customer ordered since a moment, without what was cancelled; and how many orders wait for its credit. */
export async function orderFigures(
  db: Database,
  customerId: string,
  since: Date,
): Promise<{ count: number; amount: string; held: number }> {
  const [[ordered], [held]] = await Promise.all([
    db
      .select({ count: count(), amount: sql<string>`coalesce(sum(${orders.nettOrderAmount}), 0)::text` })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), gte(orders.orderDate, since), ne(orders.statusCode, '90'))),
    db
      .select({ count: count() })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), isHeldForCredit)),
  ]);
  return { count: ordered?.count ?? 0, amount: ordered?.amount ?? '0', held: held?.count ?? 0 };
}

/** What a customer ordered on account since a moment, with VAT, by the month in Dutch time; months without are left out. */
export async function orderedOnAccount(
  db: Database,
  customerId: string,
  since: Date,
): Promise<{ month: string; amount: string }[]> {
  const month = sql<string>`to_char(${orders.orderDate} at time zone 'Europe/Amsterdam', 'YYYY-MM')`;
  return db
    .select({ month, amount: sql<string>`sum(${orders.nettOrderAmountInclVat})::text` })
    .from(orders)
    .where(
      and(eq(orders.customerId, customerId), gte(orders.orderDate, since), ne(orders.statusCode, '90'), isOnAccount),
    )
    .groupBy(month);
}

export function countOrdersOf(db: Database, customerId: string): Promise<number> {
  return db.$count(orders, eq(orders.customerId, customerId));
}

export async function moveOrders(tx: Database, from: string, into: string): Promise<void> {
  await tx.update(orders).set({ customerId: into }).where(eq(orders.customerId, from));
}
