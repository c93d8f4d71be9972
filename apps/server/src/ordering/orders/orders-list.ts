import { type OrderStatus, orderStatusOf } from '@bouwpoort/trade/ordering/order-status';
import { and, eq, gt, gte, inArray, isNotNull, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { customers } from '../../customers/customers/customers.ts';
import { type AccessScope, withinScope } from '../../foundation/database/access-scope.ts';
import { type CountedAmount, countWithAmount } from '../../foundation/database/bounded-count.ts';
import type { Database } from '../../foundation/database/database.ts';
import { keysetOrder, type Page, type PageAsked, toPage } from '../../foundation/database/keyset.ts';
import { startingWith } from '../../foundation/database/like-pattern.ts';
import { hasWords } from '../../foundation/database/word-search.ts';
import { orderLines, orders } from './orders.tables.ts';

type PaymentState = 'account' | 'online' | 'cash' | 'toRefund';

export interface OrderFilter {
  /** The places whose orders the caller may see. */
  scope: AccessScope;
  ventureId?: string | undefined;
  branchId?: string | undefined;
  customerId?: string | undefined;
  status?: OrderStatus | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  isHeld?: boolean | undefined;
  /** Those that wait for an action of staff now. */
  needsAttentionAt?: Date | undefined;
  /** `no`: it does not have it; `refused`: and said it does not want it. */
  atErp?: 'no' | 'refused' | undefined;
  payment?: PaymentState | undefined;
  /** In the number, the reference, or the name of the customer. */
  q?: string | undefined;
  /** Only these. */
  orderIds?: readonly string[] | undefined;
}

interface OrderSort {
  sort: 'date' | 'amount';
  direction: 'asc' | 'desc';
}

export type FoundOrder = Awaited<ReturnType<typeof selectFound>>[number];

/** A page of orders of all customers, for staff. */
export async function searchOrders(
  db: Database,
  filter: OrderFilter,
  page: OrderSort & PageAsked,
): Promise<Page<FoundOrder>> {
  const rows = await selectFound(db, await conditionsOf(db, filter), page);
  return toPage(rows, page.limit, ({ sortedBy, orderId }) => [sortedBy, orderId]);
}

const keyOf = { date: orders.orderDate, amount: orders.nettOrderAmount };
const typeOf = { date: 'timestamptz', amount: 'numeric' } as const;

function selectFound(db: Database, where: SQL | undefined, { sort, direction, cursor, limit }: OrderSort & PageAsked) {
  const key = keyOf[sort];
  const { following, orderBy } = keysetOrder(
    { key, type: typeOf[sort], id: orders.orderId, idType: 'text' },
    { direction, cursor },
  );
  return db
    .select({
      orderId: orders.orderId,
      ventureId: orders.ventureId,
      branchId: orders.branchId,
      orderDate: orders.orderDate,
      customerId: orders.customerId,
      customerName: customers.customerName,
      reference: orders.reference,
      orderTypeId: orders.orderTypeId,
      deliveryModeId: orders.deliveryModeId,
      statusCode: orders.statusCode,
      releaseStatus: orders.releaseStatus,
      paymentTermsId: orders.paymentTermsId,
      heldForCredit: orders.heldForCredit,
      isOurs: sql<boolean>`${orders.cartId} is not null`,
      erpReceivedAt: orders.erpReceivedAt,
      erpRefusedAt: orders.erpRefusedAt,
      erpStatus: orders.erpStatus,
      erpTries: orders.erpTries,
      nettOrderAmount: orders.nettOrderAmount,
      deliveryDay: sql<string | null>`(
        select min(line.delivery_date_after)::text from ${orderLines} line where line.order_id = ${orders.orderId})`,
      sortedBy: sql<string>`${key}::text`,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .where(and(where, following))
    .orderBy(...orderBy)
    .limit(limit + 1);
}

export async function countOrders(db: Database, filter: OrderFilter): Promise<CountedAmount> {
  return countWithAmount(db, { from: orders, amount: orders.nettOrderAmount, where: await conditionsOf(db, filter) });
}

/** As the partial index `sales_order_not_at_erp` has it. */
export const isNotAtErp = and(
  isNotNull(orders.cartId),
  isNull(orders.erpReceivedAt),
  sql`${orders.statusCode} <> '90'`,
);
/** As `sales_order_held`. */
export const isHeldForCredit = and(orders.heldForCredit, sql`${orders.statusCode} <> '90'`);

async function conditionsOf(db: Database, filter: OrderFilter): Promise<SQL | undefined> {
  const {
    ventureId,
    branchId,
    customerId,
    status,
    from,
    until,
    isHeld,
    needsAttentionAt,
    atErp,
    payment,
    q,
    orderIds,
  } = filter;
  return and(
    withinScope(orders, filter.scope),
    ventureId === undefined ? undefined : eq(orders.ventureId, ventureId),
    branchId === undefined ? undefined : eq(orders.branchId, branchId),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    status === undefined ? undefined : await hasStatus(db, status),
    from === undefined ? undefined : gte(orders.orderDate, from),
    until === undefined ? undefined : lt(orders.orderDate, until),
    isHeld ? isHeldForCredit : undefined,
    needsAttentionAt === undefined ? undefined : needsAttention(needsAttentionAt),
    atErp === undefined ? undefined : isNotAtErp,
    atErp === 'refused' ? isNotNull(orders.erpRefusedAt) : undefined,
    payment === undefined ? undefined : paymentConditions[payment],
    q === undefined ? undefined : await matchesText(db, q),
    orderIds === undefined ? undefined : inArray(orders.orderId, [...orderIds]),
  );
}

/** An order is with the ERP within seconds, unless something is wrong. */
const usualMinutes = 15;

/**
 * Each kind is found by its partial index first: with one condition of all three the planner goes through all orders by
 * date, which takes two seconds for 500,000.
 */
function needsAttention(at: Date): SQL {
  const isLate = lt(orders.orderDate, new Date(at.getTime() - usualMinutes * 60_000));
  const kinds = [
    and(isNotAtErp, or(isNotNull(orders.erpRefusedAt), gt(orders.erpTries, 0), isLate)),
    isHeldForCredit,
    paymentConditions.toRefund,
  ].map((kind) => sql`select ${orders.orderId} from ${orders} where ${kind}`);
  return sql`${orders.orderId} = any(array(${sql.join(kinds, sql` union `)}))`;
}

const knownCodes = Array.from({ length: 100 }, (_, code) => String(code));

/** The codes are the ERP's; one table maps statuses to them. */
async function hasStatus(db: Database, status: OrderStatus): Promise<SQL> {
  const codes = status === 'statusunknown' ? await listCodesInUse(db) : knownCodes;
  return inArray(
    orders.statusCode,
    codes.filter((code) => orderStatusOf(code) === status),
  );
}

/** Found by steps through the index: a list of what a code is not would be compared with every order. */
async function listCodesInUse(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    with recursive used as (
      (select venture_id, status_code from ${orders} order by 1, 2 limit 1)
      union all
      select following.* from used cross join lateral (
        select venture_id, status_code from ${orders}
        where (venture_id, status_code) > (used.venture_id, used.status_code) order by 1, 2 limit 1) following
    )
    select distinct status_code as code from used`);
  return rows.map(({ code }) => code);
}

export const isOnAccount = inArray(orders.paymentTermsId, ['30D', '14D']);

const paymentConditions: Record<PaymentState, SQL | undefined> = {
  account: isOnAccount,
  online: eq(orders.paymentTermsId, 'ONLINE'),
  cash: eq(orders.paymentTermsId, 'REMBOURS'),
  toRefund: and(
    // As the partial index `sales_order_to_refund` has it.
    sql`${orders.paymentTermsId} = 'ONLINE' and ${orders.statusCode} = '90'`,
    sql`not exists (
      select 1 from payment_refund refund where refund.sales_order_id = ${orders.orderId} and refund.state <> 'refused')`,
  ),
};

const maxCustomers = 500;
const maxMentions = 2000;

/**
 * Few orders that mention it are found first, by the indexes on words and numbers, and then sorted: the planner takes
 * every text for a common one, and would go through all orders by date to find the few. A common one is found that way.
 */
async function matchesText(db: Database, q: string): Promise<SQL | undefined> {
  const named = await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(or(like(customers.customerId, startingWith(q)), hasWords(customers.customerName, q)))
    .limit(maxCustomers);
  const ids = named.map(({ customerId }) => customerId);
  const ways = [
    like(orders.orderId, startingWith(q)),
    hasWords(orders.reference, q),
    ids.length === 0 ? undefined : inArray(orders.customerId, ids),
  ].filter((way) => way !== undefined);
  const found = new Set<string>();
  for (const way of ways) {
    const rows = await db.select({ orderId: orders.orderId }).from(orders).where(way).limit(maxMentions);
    if (rows.length === maxMentions) return or(...ways);
    for (const { orderId } of rows) found.add(orderId);
  }
  return found.size === 0 ? sql`false` : inArray(orders.orderId, [...found]);
}
