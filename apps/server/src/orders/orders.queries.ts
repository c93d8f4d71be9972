import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Context } from '../request-context.ts';
import { orderLines, orderNumbers, orders } from './orders.tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

/** Nobody looks through more than this; older ones are found by their number. */
const mostOrders = 1000;

export function selectOrders(ctx: Context, customerId: string): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.orderDate), desc(orders.orderId))
    .limit(mostOrders);
}

export async function selectOrder(ctx: Context, customerId: string, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), eq(orders.customerId, customerId)));
  return row;
}

export function selectOrderLines(ctx: Context, orderId: string): Promise<OrderLineRow[]> {
  return ctx.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.lineNumber));
}

/** Only while it is open, whoever asks at the same moment. */
export async function cancelOpenOrder(
  ctx: Context,
  customerId: string,
  orderId: string,
  statusCode: string,
): Promise<boolean> {
  const rows = await ctx.db
    .update(orders)
    .set({ statusCode, releaseStatus: 'Closed' })
    .where(and(eq(orders.orderId, orderId), eq(orders.customerId, customerId), eq(orders.releaseStatus, 'Open')))
    .returning({ orderId: orders.orderId });
  return rows.length > 0;
}

/** Products by when the customer last ordered them, with how often; returns do not count as orders. */
export async function selectOrderedProducts(
  ctx: Context,
  customerId: string,
  { take, skip }: { take: number; skip: number },
): Promise<{ productId: number; lastOrderedAt: Date; timesOrdered: number }[]> {
  const last = sql<string>`max(${orders.orderDate})`;
  const rows = await ctx.db
    .select({
      productId: orderLines.productId,
      lastOrderedAt: last.mapWith(orders.orderDate),
      timesOrdered: sql<number>`count(distinct ${orders.orderId})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orders.customerId, customerId), sql`${orderLines.qtyOrdered} > 0`))
    .groupBy(orderLines.productId)
    .orderBy(desc(last), asc(orderLines.productId))
    .limit(take)
    .offset(skip);
  return rows;
}

export async function selectReference(
  ctx: Context,
  customerId: string,
  reference: string,
  since: Date,
): Promise<boolean> {
  const rows = await ctx.db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.reference, reference), gte(orders.orderDate, since)))
    .limit(1);
  return rows.length > 0;
}

/** '21050001': the venture, then a number that runs on. */
export async function nextOrderIds(ctx: Context, ventureId: string, count: number): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ number: string }>(
    sql`select nextval(${orderNumbers.seqName ?? ''}::regclass)::text as number from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ number }) => `${ventureId}${number}`);
}

export async function insertOrders(
  ctx: Context,
  placed: readonly (typeof orders.$inferInsert)[],
  lines: readonly (typeof orderLines.$inferInsert)[],
): Promise<void> {
  await ctx.db.insert(orders).values([...placed]);
  await ctx.db.insert(orderLines).values([...lines]);
}

export async function selectAnyOrder(ctx: Context, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await ctx.db.select().from(orders).where(eq(orders.orderId, orderId));
  return row;
}

/** What was ordered from one cart, first window first. */
export function selectOrdersOfCart(ctx: Context, cartId: number): Promise<OrderRow[]> {
  return ctx.db.select().from(orders).where(eq(orders.cartId, cartId)).orderBy(asc(orders.deliveryWindow));
}
