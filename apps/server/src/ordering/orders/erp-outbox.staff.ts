import type { OutboxRow } from '@bouwpoort/contract/exchange/connections.staff';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import {
  accessScopeOf,
  auditWrite,
  mayDo,
  requireThere,
  type StaffContext,
  staffList,
} from '../../organisation/staff/staff.ts';
import { lastErpAttemptsOf } from './erp-attempts.ts';
import { lockOrder, resendToErp } from './order-edit.ts';
import { orderEntity } from './order-timeline.staff.ts';
import { countOrders } from './orders.ts';
import { type FoundOrder, type OrderFilter, searchOrders } from './orders-list.ts';

/* The orders that the ERP does not have yet. */

interface AskedOutbox extends PageAsked {
  ventureId?: string | undefined;
}

const outbox = staffList({
  search: (ctx, filter: OrderFilter, page: PageAsked) =>
    // Oldest first: the longest waiting needs attention.
    searchOrders(ctx.db, filter, { sort: 'date', direction: 'asc', ...page }),
  count: async (ctx, filter) => {
    const { count, isExact } = await countOrders(ctx.db, filter);
    return { count, isExact };
  },
  describe: describeWaiting,
});

async function describeWaiting(ctx: StaffContext, orders: readonly FoundOrder[]): Promise<OutboxRow[]> {
  const tries = await lastErpAttemptsOf(
    ctx.db,
    orders.map(({ orderId }) => orderId),
  );
  return orders.map((order) => {
    const last = tries.get(order.orderId);
    const maySee = mayDo(ctx.staff.scopes, 'orders.read', { ventureId: order.ventureId, branchId: order.branchId });
    return {
      ...{ orderId: order.orderId, ventureId: order.ventureId },
      customerName: maySee ? order.customerName : null,
      ...{ orderDate: order.orderDate.toISOString(), isHeld: order.heldForCredit, tries: order.erpTries },
      isRefused: order.erpRefusedAt !== null,
      lastTry: last
        ? {
            ...{ at: last.at.toISOString(), operation: last.operation, outcome: last.outcome, status: last.status },
            ...{ answer: maySee ? last.answer : '', ms: last.durationMs },
          }
        : null,
    };
  });
}

export async function readOutbox(ctx: StaffContext, { ventureId, ...page }: AskedOutbox) {
  if (ventureId !== undefined) requireThere(ctx, { ventureId });
  const filter = { scope: accessScopeOf(ctx), ventureId, atErp: 'no' as const };
  const [{ rows, ...found }, refused] = await Promise.all([
    outbox.page(ctx, filter, page),
    countOrders(ctx.db, { ...filter, atErp: 'refused' }),
  ]);
  return { orders: rows, ...found, refused: refused.count };
}

export async function sendOrderAgain(ctx: StaffContext, orderId: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const order = await lockOrder(tx, orderId);
    requireThere(ctx, { ventureId: order.ventureId, branchId: order.branchId });
    await resendToErp(tx, order);
    await auditWrite(ctx, db, {
      ...{ entity: orderEntity, entityId: orderId, entityName: orderId, ventureId: order.ventureId },
      ...{ before: null, after: { action: 'resend' } },
    });
  });
}
