import { decimal } from '@bouwpoort/trade/money';
import { eq } from 'drizzle-orm';
import { undoOrder } from '../checkout/checkout.ts';
import { findCustomer } from '../customers/customers.ts';
import { AppError } from '../errors/app-error.ts';
import { once } from '../idempotency/once.ts';
import { lockOrder, type OrderRow, releaseCreditHold, resendToErp } from '../orders/orders.ts';
import { findPaymentOfCart, requestRefund } from '../payments/payments.ts';
import { auditWrite, requireThere, type StaffContext } from '../staff/staff.ts';
import { findVenture } from '../ventures/ventures.ts';
import { orderAssignments, orderNotes } from './desk.tables.ts';
import { orderEntity } from './order-timeline.ts';

type Action = 'resend' | 'release' | 'cancel' | 'refund' | 'assign' | 'unassign';

/** In one transaction: lock the order, check the place, do the work, and audit it. */
function withLockedOrder(
  ctx: StaffContext,
  orderId: string,
  action: Action,
  reason: string | undefined,
  work: (tx: StaffContext, order: OrderRow) => Promise<Record<string, unknown> | undefined>,
): Promise<void> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const order = await lockOrder(tx, orderId);
    requireThere(ctx, order);
    const auditFields = await work(tx, order);
    await auditWrite(ctx, db, {
      entity: orderEntity,
      entityId: orderId,
      entityName: orderId,
      ventureId: order.ventureId,
      before: null,
      after: { action, ...auditFields },
      reason,
    });
  });
}

export function resendOrder(ctx: StaffContext, orderId: string): Promise<void> {
  return withLockedOrder(ctx, orderId, 'resend', undefined, async (tx, order) => {
    await resendToErp(tx, order);
    return undefined;
  });
}

export function releaseOrder(ctx: StaffContext, orderId: string): Promise<void> {
  return withLockedOrder(ctx, orderId, 'release', undefined, async (tx, order) => {
    await releaseCreditHold(tx, order);
    return undefined;
  });
}

/** The customer sees the name of the venture, not of a colleague. */
export function cancelOrderByStaff(ctx: StaffContext, orderId: string, reason: string): Promise<void> {
  return withLockedOrder(ctx, orderId, 'cancel', reason, async (tx, order) => {
    const customer = await findCustomer(tx, order.customerId);
    if (!customer) throw new AppError('notFound');
    const venture = await findVenture(tx, order.ventureId);
    await undoOrder(tx, customer, orderId, { name: venture?.name ?? order.ventureId, reason });
    return undefined;
  });
}

interface RefundByStaff {
  amount: number;
  reason: string;
  key: string | undefined;
}

export async function refundOrder(ctx: StaffContext, orderId: string, asked: RefundByStaff): Promise<void> {
  const { amount, reason, key } = asked;
  const idempotency = { userId: ctx.staff.id, key, operation: `refund ${orderId}`, input: { amount, reason } };
  await once(ctx, idempotency, async (inside) => {
    await withLockedOrder({ ...ctx, db: inside.db }, orderId, 'refund', reason, async (tx, order) => {
      const { cartId, customerId } = order;
      const payment = cartId === null ? undefined : await findPaymentOfCart(tx, { cartId, customerId });
      if (!payment) throw new AppError('conflict', { detail: 'Voor deze order is niets online betaald.' });
      const amountCents = decimal(amount).times(100).toNumber();
      await requestRefund(tx, payment, { salesOrderId: orderId, amountCents, reason, askedBy: ctx.staff.name });
      return { amount };
    });
    return {};
  });
}

export function addOrderNote(ctx: StaffContext, orderId: string, text: string): Promise<void> {
  return ctx.db.transaction(async (db) => {
    const order = await lockOrder({ ...ctx, db }, orderId);
    requireThere(ctx, order);
    const { id: staffId, name: staffName } = ctx.staff;
    await db.insert(orderNotes).values({ orderId, staffId, staffName, text, at: ctx.clock() });
    await auditWrite(ctx, db, {
      // Notes show on the order itself; the audit log has an entity of their own for them.
      entity: 'order-note',
      entityId: orderId,
      entityName: orderId,
      ventureId: order.ventureId,
      before: null,
      after: { text },
    });
  });
}

export function assignOrder(ctx: StaffContext, orderId: string, mine: boolean): Promise<void> {
  return withLockedOrder(ctx, orderId, mine ? 'assign' : 'unassign', undefined, async ({ db }) => {
    const { id: staffId } = ctx.staff;
    const at = ctx.clock();
    if (mine) {
      await db
        .insert(orderAssignments)
        .values({ orderId, staffId, at })
        .onConflictDoUpdate({ target: orderAssignments.orderId, set: { staffId, at } });
    } else await db.delete(orderAssignments).where(eq(orderAssignments.orderId, orderId));
    return undefined;
  });
}
