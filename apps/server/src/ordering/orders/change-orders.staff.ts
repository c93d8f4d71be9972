import { decimal } from '@bouwpoort/trade/foundation/money';
import { canceledOrderCode } from '@bouwpoort/trade/ordering/order-status';
import { eq } from 'drizzle-orm';
import { findCustomer } from '../../customers/customers/customers.ts';
import { listChanges } from '../../foundation/audit/audit.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { undoOrder } from '../checkout/checkout.ts';
import { findPaymentOfCart, requestRefund } from '../payments/payments.ts';
import { lockOrder, releaseCreditHold, resendToErp } from './order-edit.ts';
import { orderEntity } from './order-timeline.staff.ts';
import { orderAssignments, orderNotes } from './order-work.tables.ts';
import type { OrderRow } from './orders.ts';

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
    await requireCancelable(tx, order);
    const customer = await findCustomer(tx, order.customerId);
    if (!customer) throw new AppError('notFound');
    const venture = await findVenture(tx, order.ventureId);
    await undoOrder(tx, customer, orderId, { name: venture?.name ?? order.ventureId, reason });
    return undefined;
  });
}

/** Says who was first. */
async function requireCancelable(tx: StaffContext, order: OrderRow): Promise<void> {
  if (order.statusCode === canceledOrderCode) {
    const changes = await listChanges(
      tx.db,
      { ventures: 'all', entity: orderEntity, entityId: order.orderId },
      { limit: 200 },
    );
    const by = changes.find(({ after }) => after?.action === 'cancel')?.staffName;
    throw new AppError('conflict', {
      detail: by ? `${by} heeft deze order al geannuleerd.` : 'Deze order is al geannuleerd.',
    });
  }
  if (order.releaseStatus !== 'Open') {
    throw new AppError('conflict', { detail: 'Er wordt al aan deze order gewerkt. Annuleren kan niet meer.' });
  }
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
