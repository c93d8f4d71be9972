import type { CustomerToday } from '@bouwpoort/contract/ordering/orders';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { openOrderCode } from '@bouwpoort/trade/ordering/order-status';
import { and, asc, desc, eq, gte, inArray, lte, max, min, ne } from 'drizzle-orm';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import { deliveryCalendarOf, describeOpeningHours, findBranch } from '../../organisation/branches/branches.ts';
import { orderLines, orders } from './orders.tables.ts';
import { type OrderParty, visibleTo } from './visible-orders.ts';

/** For the card on the home of a customer; what it promises follows from the same calendar as at the checkout. */
export async function describeToday(ctx: Context): Promise<CustomerToday> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  const [branch, ordersToday] = await Promise.all([
    describeBranch(ctx, user),
    ctx.config.fetchOrders ? describeOrders(ctx, { user, customer }) : null,
  ]);
  return { branch, orders: ordersToday };
}

async function describeBranch(ctx: Context, { ventureId, branchId }: VentureUser): Promise<CustomerToday['branch']> {
  // One that was closed may still stand in an account.
  if (branchId === null || !(await findBranch(ctx, ventureId, branchId))) return null;
  const [hours, calendar] = await Promise.all([
    describeOpeningHours(ctx, ventureId, branchId),
    deliveryCalendarOf(ctx, ventureId, branchId),
  ]);
  const { cutOffs, closures, openWeekdays } = calendar;
  return { hours, calendar: { cutOffs: [...cutOffs], closures: [...closures], openWeekdays: [...openWeekdays] } };
}

/** Ordered, or waiting for what the branch has to get first. */
const openCodes = [openOrderCode, '20'];
/** The maximum number of deliveries of a day that are read. */
const maxDeliveries = 20;

async function describeOrders(ctx: Context, party: OrderParty): Promise<NonNullable<CustomerToday['orders']>> {
  const ofCustomer = visibleTo(party);
  const [open, deliveries, [last]] = await Promise.all([
    ctx.db.$count(orders, and(ofCustomer, inArray(orders.statusCode, openCodes))),
    selectDeliveries(ctx, party, dayOf(ctx.clock())),
    ctx.db
      .select({ name: orders.customerObjectName, orderedAt: orders.orderDate })
      .from(orders)
      .where(and(ofCustomer, ne(orders.customerObjectName, '')))
      .orderBy(desc(orders.orderDate))
      .limit(1),
  ]);
  return { open, deliveries, lastProject: last ? { ...last, orderedAt: last.orderedAt.toISOString() } : null };
}

/** An order that waits for stock or credit has a window too, but is not on a lorry. */
async function selectDeliveries(ctx: Context, party: OrderParty, today: string) {
  const rows = await ctx.db
    .select({
      orderId: orders.orderId,
      reference: orders.reference,
      after: min(orderLines.deliveryDateAfter),
      before: max(orderLines.deliveryDateBefore),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.orderId))
    .where(
      and(
        visibleTo(party),
        eq(orders.statusCode, openOrderCode),
        eq(orders.heldForCredit, false),
        inArray(orders.orderTypeId, ['brengen', 'rechtstr']),
        lte(orderLines.deliveryDateAfter, today),
        gte(orderLines.deliveryDateBefore, today),
      ),
    )
    .groupBy(orders.orderId, orders.reference)
    .orderBy(asc(max(orderLines.deliveryDateBefore)), asc(orders.orderId))
    .limit(maxDeliveries);
  return rows.map(({ after, before, ...row }) => ({ ...row, after: after ?? today, before: before ?? today }));
}
