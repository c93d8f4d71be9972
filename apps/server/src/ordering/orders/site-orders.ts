import type { SiteOrder } from '@bouwpoort/contract/ordering/jobsites';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { openOrderCode, orderKindOf, orderStatusOf } from '@bouwpoort/trade/ordering/order-status';
import { and, desc, eq, gte, inArray, max, min, sql } from 'drizzle-orm';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { listKnownProjects, requireProject } from '../jobsites/jobsites.ts';
import { orderLines, orders } from './orders.tables.ts';

/** What the page of a site shows; the rest is on the page with orders. */
const maxShown = 50;
/** Ordered, or waiting for what the branch has to get first. */
const openCodes = [openOrderCode, '20'];

/** Newest first, with their delivery days. */
export async function listOrdersOfSite(
  ctx: Context,
  siteId: number,
): Promise<{ totalMatching: number; results: SiteOrder[] }> {
  const party = await requireRegisteredCustomer(ctx);
  await requireProject(ctx, party, siteId);
  const ofSite = and(eq(orders.customerId, party.customer.customerId), eq(orders.customerObjectId, String(siteId)));
  const rows = await ctx.db
    .select({
      orderId: orders.orderId,
      orderDate: orders.orderDate,
      reference: orders.reference,
      customerName: orders.customerName,
      statusCode: orders.statusCode,
      orderTypeId: orders.orderTypeId,
      nettOrderAmount: orders.nettOrderAmount,
      after: min(orderLines.deliveryDateAfter),
      before: max(orderLines.deliveryDateBefore),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.orderId))
    .where(ofSite)
    .groupBy(orders.orderId)
    .orderBy(desc(orders.orderDate), desc(orders.orderId))
    .limit(maxShown);
  const showsAmounts = maySeePrices(party.user);
  return {
    totalMatching: rows[0]?.total ?? 0,
    results: rows.map((row) => ({
      orderId: row.orderId,
      orderDate: row.orderDate.toISOString(),
      reference: row.reference,
      customerName: row.customerName,
      statusDescr: orderStatusOf(row.statusCode),
      isPickup: orderKindOf(row.orderTypeId) === 'pickup',
      isOpen: openCodes.includes(row.statusCode),
      deliveryDateAfter: row.after,
      deliveryDateBefore: row.before,
      ...(showsAmounts && { nettOrderAmount: toWire(row.nettOrderAmount) }),
    })),
  };
}

/** Of every site this user sees, in one question: the first day that something is still to come. */
export async function listNextDeliveries(
  ctx: Context,
): Promise<{ results: { siteId: number; after: string; before: string }[] }> {
  const party = await requireRegisteredCustomer(ctx);
  const known = await listKnownProjects(ctx, party);
  if (known.length === 0) return { results: [] };
  const rows = await ctx.db
    .selectDistinctOn([orders.customerObjectId], {
      projectId: orders.customerObjectId,
      after: orderLines.deliveryDateAfter,
      before: orderLines.deliveryDateBefore,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.orderId))
    .where(
      and(
        eq(orders.customerId, party.customer.customerId),
        inArray(
          orders.customerObjectId,
          known.map(({ id }) => String(id)),
        ),
        inArray(orders.statusCode, openCodes),
        inArray(orders.orderTypeId, ['brengen', 'rechtstr']),
        gte(orderLines.deliveryDateBefore, dayOf(ctx.clock())),
      ),
    )
    .orderBy(orders.customerObjectId, orderLines.deliveryDateAfter, orderLines.deliveryDateBefore);
  return { results: rows.map(({ projectId, after, before }) => ({ siteId: Number(projectId), after, before })) };
}
