import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { staffNamesOf } from '../../organisation/staff/staff.ts';
import { orderAssignments, orderNotes } from './order-work.tables.ts';

type OrderNote = typeof orderNotes.$inferSelect;

export function listNotes(db: Database, orderId: string): Promise<OrderNote[]> {
  return db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));
}

/** The assigned staff of these orders. */
export async function assigneesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, { staffId: string; name: string }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderAssignments.orderId, staffId: orderAssignments.staffId })
    .from(orderAssignments)
    .where(inArray(orderAssignments.orderId, [...orderIds]));
  const names = await staffNamesOf(
    db,
    rows.map(({ staffId }) => staffId),
  );
  return new Map(rows.map(({ orderId, staffId }) => [orderId, { staffId, name: names.get(staffId) ?? '' }]));
}

const maxAssigned = 1000;

export async function ordersAssignedTo(db: Database, staffId: string): Promise<string[]> {
  const rows = await db
    .select({ orderId: orderAssignments.orderId })
    .from(orderAssignments)
    .where(eq(orderAssignments.staffId, staffId))
    .limit(maxAssigned);
  return rows.map(({ orderId }) => orderId);
}
