import { and, eq, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { type AccessScope, withinScope } from '../../foundation/database/access-scope.ts';
import type { Database } from '../../foundation/database/database.ts';
import { orderLines, orders } from './orders.tables.ts';
import { isHeldForCredit, isNotAtErp } from './orders-list.ts';

/* Counts for the overview of the back office: each is one statement over an index. */

export interface OrdersOfDay {
  ventureId: string;
  /** Dutch time, 'YYYY-MM-DD'. */
  day: string;
  /** 0–23, Dutch time. */
  hour: number;
  count: number;
  /** Without VAT. */
  amount: string;
}

/** By venture and hour. Cancelled ones too: they were ordered. */
export async function ordersOfDays(
  db: Database,
  scope: AccessScope,
  periods: readonly { from: Date; until: Date }[],
): Promise<OrdersOfDay[]> {
  const local = sql`${orders.orderDate} at time zone 'Europe/Amsterdam'`;
  const found = await Promise.all(
    periods.map(({ from, until }) =>
      db
        .select({
          ventureId: orders.ventureId,
          day: sql<string>`(${local})::date::text`,
          hour: sql<number>`extract(hour from ${local})::int`,
          count: sql<number>`count(*)::int`,
          amount: sql<string>`sum(${orders.nettOrderAmount})::text`,
        })
        .from(orders)
        .where(and(withinScope(orders, scope), gte(orders.orderDate, from), lt(orders.orderDate, until)))
        .groupBy(sql`1, 2, 3`),
    ),
  );
  return found.flat();
}

const troubles = {
  count: sql<number>`count(*)::int`,
  amount: sql<string>`coalesce(sum(${orders.nettOrderAmount}), 0)::text`,
  oldest: sql<string | null>`min(${orders.orderDate})`.mapWith(orders.orderDate),
};

/** Orders that wait for an action of staff. */
export async function orderTroubles(db: Database, scope: AccessScope) {
  const [[waiting], [refused], [held]] = await Promise.all([
    db
      .select(troubles)
      .from(orders)
      .where(and(withinScope(orders, scope), isNotAtErp)),
    db
      .select(troubles)
      .from(orders)
      .where(and(withinScope(orders, scope), isNotAtErp, isNotNull(orders.erpRefusedAt))),
    db
      .select(troubles)
      .from(orders)
      .where(and(withinScope(orders, scope), isHeldForCredit)),
  ]);
  const none = { count: 0, amount: '0', oldest: null };
  return { notAtErp: waiting ?? none, refused: refused ?? none, held: held ?? none };
}

/** Deliveries of this day by branch: delivered, on their way (released), and still to load. */
export function plannedDeliveries(db: Database, scope: AccessScope, day: string) {
  const ofDay = db
    .selectDistinct({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(lte(orderLines.deliveryDateAfter, day), gte(orderLines.deliveryDateBefore, day)))
    .as('of_day');
  const counted = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const isDone = sql`${orders.statusCode} in ('30', '40', '50')`;
  return db
    .select({
      ventureId: orders.ventureId,
      branchId: orders.branchId,
      delivered: counted(isDone),
      onTheWay: counted(sql`not ${isDone} and ${orders.releaseStatus} <> 'Open'`),
      planned: counted(sql`not ${isDone} and ${orders.releaseStatus} = 'Open'`),
    })
    .from(orders)
    .innerJoin(ofDay, eq(ofDay.orderId, orders.orderId))
    .where(
      and(
        withinScope(orders, scope),
        inArray(orders.orderTypeId, ['brengen', 'rechtstr']),
        sql`${orders.statusCode} in ('10', '20', '30', '40', '50')`,
      ),
    )
    .groupBy(orders.ventureId, orders.branchId)
    .orderBy(orders.ventureId, orders.branchId);
}
