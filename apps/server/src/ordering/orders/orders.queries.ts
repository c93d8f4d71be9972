import { and, asc, desc, eq, getTableColumns, getTableName, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { customers } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { jsonRow, jsonRows } from '../../foundation/database/json-row.ts';
import { prepared, statement } from '../../foundation/database/prepared.ts';
import { hasSubscriberSql } from '../../organisation/webhooks/webhooks.ts';
import { orderLines, orders } from './orders.tables.ts';
import { type OrderParty, visibleTo } from './visible-orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

/** Nobody looks through more than this; older ones are found by their number. */
const maxOrders = 1000;

export function selectOrders(ctx: Context, party: OrderParty): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(visibleTo(party))
    .orderBy(desc(orders.orderDate), desc(orders.orderId))
    .limit(maxOrders);
}

export async function selectOrder(ctx: Context, party: OrderParty, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.orderId, orderId), visibleTo(party)));
  return row;
}

const linesOfOrder = prepared((db) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderLines.lineNumber))
    .prepare('lines_of_order'),
);

export function selectOrderLines(ctx: Context, orderId: string): Promise<OrderLineRow[]> {
  return linesOfOrder(ctx.db).execute({ orderId });
}

/** Only while it is open; safe against concurrent calls. */
export async function cancelOpenOrder(
  ctx: Context,
  customerId: string,
  orderId: string,
  statusCode: string,
): Promise<OrderRow | undefined> {
  const [row] = await ctx.db
    .update(orders)
    .set({ statusCode, releaseStatus: 'Closed' })
    .where(and(eq(orders.orderId, orderId), eq(orders.customerId, customerId), eq(orders.releaseStatus, 'Open')))
    .returning();
  return row;
}

/** Products by when the customer last ordered them, with how often; returns do not count as orders. */
export async function selectOrderedProducts(
  ctx: Context,
  party: OrderParty,
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
    .where(and(visibleTo(party), sql`${orderLines.qtyOrdered} > 0`))
    .groupBy(orderLines.productId)
    .orderBy(desc(last), asc(orderLines.productId))
    .limit(take)
    .offset(skip);
  return rows;
}

/** How the user paid for what they ordered last in the shop. */
export async function selectLastPaymentTerms(ctx: Context, siteUserId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ terms: orders.paymentTermsId })
    .from(orders)
    .where(and(eq(orders.siteUserId, siteUserId), isNotNull(orders.cartId)))
    .orderBy(desc(orders.orderDate), desc(orders.orderId))
    .limit(1);
  return row?.terms;
}

type AddressUnloading = Pick<OrderRow, 'deliveryAddress' | 'deliveryModeId' | 'deliveryWishes'>;

/** The mode of delivery at each address of the customer, from the last order there. */
export function selectUnloading(ctx: Context, party: OrderParty): Promise<AddressUnloading[]> {
  const line1 = sql`${orders.deliveryAddress} ->> 'line1'`;
  const postalCode = sql`${orders.deliveryAddress} ->> 'postalCode'`;
  return ctx.db
    .selectDistinctOn([line1, postalCode], {
      deliveryAddress: orders.deliveryAddress,
      deliveryModeId: orders.deliveryModeId,
      deliveryWishes: orders.deliveryWishes,
    })
    .from(orders)
    .where(and(visibleTo(party), eq(orders.orderTypeId, 'brengen'), isNotNull(orders.cartId)))
    .orderBy(line1, postalCode, desc(orders.orderDate), desc(orders.orderId));
}

interface OrderedVariant {
  productId: number;
  contentId: string;
  code: string;
  quantity: string;
  salesUnitId: string;
  orderedAt: Date;
}

/** What the customer last ordered of each variant of these products, the most recent first. */
export function selectOrderedVariants(
  ctx: Context,
  party: OrderParty,
  productIds: readonly number[],
): Promise<OrderedVariant[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  const latest = ctx.db
    .selectDistinctOn([orderLines.productId, orderLines.variantContentGuid], {
      productId: orderLines.productId,
      contentId: orderLines.variantContentGuid,
      code: orderLines.variantCode,
      quantity: orderLines.qtyOrdered,
      salesUnitId: orderLines.variantSalesUnit,
      orderedAt: orders.orderDate,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(visibleTo(party), inArray(orderLines.productId, [...productIds]), sql`${orderLines.qtyOrdered} > 0`))
    .orderBy(
      orderLines.productId,
      orderLines.variantContentGuid,
      desc(orders.orderDate),
      desc(orders.orderId),
      orderLines.lineNumber,
    )
    .as('latest');
  return ctx.db.select().from(latest).orderBy(desc(latest.orderedAt), asc(latest.code));
}

export async function selectReference(
  ctx: Context,
  customerId: string,
  reference: string,
  since: Date,
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.reference, reference), gte(orders.orderDate, since)))
    .orderBy(desc(orders.orderDate), desc(orders.orderId))
    .limit(1);
  return row?.orderId;
}

export type OrderToPlace = Omit<typeof orders.$inferInsert, 'orderId'>;
export type OrderLineToPlace = Omit<typeof orderLines.$inferInsert, 'orderId' | 'lineNumber'>;

/** A window with what becomes of it: an order with its lines, or nothing but a number. */
type WindowToPlace = { order: OrderToPlace; lines: readonly OrderLineToPlace[] } | { order: null; lines: [] };

const columnNames = new Map<string, string>();

function columnOf(name: string): string {
  const known = columnNames.get(name);
  if (known !== undefined) return known;
  const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columnNames.set(name, column);
  return column;
}

/** Inserts rows that were `made` of JSON, each with the number of its order. */
function insertSql(table: typeof orders | typeof orderLines, made: string): string {
  const { orderId: _, ...given } = getTableColumns(table);
  const columns = Object.keys(given).map(columnOf);
  return `insert into ${getTableName(table)} (order_id, ${columns.join(', ')})
    select numbered.order_id, ${columns.map((column) => `made.${column}`).join(', ')} from numbered, ${made}`;
}

/**
 * Numbers and writes them in one statement: the locks of customer and cart are held meanwhile. The numbers are
 * '21050001', the venture and then one that runs on, and go up with the windows. A column of either table in the code
 * must be given here: a record that is made of JSON knows no defaults.
 */
const placed = statement<{ order_id: string; is_heard: boolean }>(
  'place_orders',
  `with numbered as materialized (
    select position, sales_order, lines, $1 || nextval('order_number') as order_id
    from rows from (jsonb_to_recordset($2::jsonb) as (sales_order jsonb, lines jsonb))
      with ordinality as one (sales_order, lines, position)
  ), written as (
    ${insertSql(orders, 'jsonb_populate_record(null::sales_order, numbered.sales_order) as made where numbered.sales_order is not null')}
  ), lined as (
    ${insertSql(orderLines, 'jsonb_populate_recordset(null::sales_order_line, lines) as made')}
  )
  select order_id, ${hasSubscriberSql('$1', 'order.placed')} as is_heard from numbered order by position`,
);

/** The order number of each window, in the order of the input, and whether a webhook wants the event. */
export async function insertOrders(
  ctx: Context,
  ventureId: string,
  windows: readonly WindowToPlace[],
): Promise<{ orderIds: string[]; isHeard: boolean }> {
  const given = windows.map(({ order, lines }) => ({
    sales_order: order && columnsOf(order),
    lines: lines.map((line, at) => columnsOf({ ...line, lineNumber: at + 1 })),
  }));
  const rows = await placed(ctx.db, [ventureId, JSON.stringify(given)]);
  return { orderIds: rows.map(({ order_id }) => order_id), isHeard: rows[0]?.is_heard ?? false };
}

/** 'orderId' → 'order_id', as the tables have it. */
function columnsOf(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
}

const linesOf = jsonRows(
  getTableColumns(orderLines),
  sql`from ${orderLines} where ${orderLines.orderId} = ${orders.orderId} order by ${orderLines.lineNumber}`,
);

const anyOrder = prepared((db) =>
  db
    .select({ row: jsonRow(getTableColumns(orders)), customerName: customers.customerName, lines: linesOf })
    .from(orders)
    .innerJoin(customers, and(eq(customers.customerId, orders.customerId), eq(customers.ventureId, orders.ventureId)))
    .where(eq(orders.orderId, sql.placeholder('orderId')))
    .prepare('any_order'),
);

/** With the name of its customer and its lines. */
export async function selectAnyOrder(
  ctx: Context,
  orderId: string,
): Promise<{ row: OrderRow; customerName: string; lines: OrderLineRow[] } | undefined> {
  const [found] = await anyOrder(ctx.db).execute({ orderId });
  return found;
}

/** Locks the orders of one cart, first window first, until the transaction ends. */
export function lockOrdersOfCart(ctx: Context, cartId: number): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(eq(orders.cartId, cartId))
    .orderBy(asc(orders.deliveryWindow))
    .for('update');
}

/** First window first; none if it was somebody else who ordered them. */
export async function selectOrderIdsOfCart(ctx: Context, cartId: number, siteUserId: string): Promise<string[]> {
  const found = await ctx.db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.siteUserId, siteUserId)))
    .orderBy(asc(orders.deliveryWindow));
  return found.map(({ orderId }) => orderId);
}

export type OrderAmounts = Pick<
  OrderRow,
  'itemTotalsAmount' | 'orderCostsAmount' | 'nettOrderAmount' | 'nettOrderAmountInclVat' | 'totalVats'
>;

export async function updateAmounts(ctx: Context, orderId: string, amounts: OrderAmounts): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ ...amounts, revision: sql`${orders.revision} + 1` })
    .where(eq(orders.orderId, orderId));
}
