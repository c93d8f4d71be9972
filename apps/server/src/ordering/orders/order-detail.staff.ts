import type { BeheerOrder } from '@bouwpoort/contract/ordering/orders.staff';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { findCustomer } from '../../customers/customers/customers.ts';
import { findUser } from '../../customers/identity/identity.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { fullAccess } from '../../foundation/database/access-scope.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findPaymentOfCart, listRefundsOf, refundableCents } from '../payments/payments.ts';
import { listErpAttempts } from './erp-attempts.ts';
import { orderTimeline } from './order-timeline.staff.ts';
import { type OrderRow, readPlacedOrder } from './orders.ts';
import { describeRows } from './orders-list.staff.ts';
import { searchOrders } from './orders-list.ts';

/** The permission must hold for the order's branch. */
export async function requireOrderThere(ctx: StaffContext, orderId: string) {
  const placed = await readPlacedOrder(ctx, orderId);
  if (!placed) throw new AppError('notFound');
  requireThere(ctx, placed.row);
  return placed;
}

export async function readOrderForStaff(ctx: StaffContext, orderId: string): Promise<BeheerOrder> {
  const { row, order } = await requireOrderThere(ctx, orderId);
  const found = await searchOrders(
    ctx.db,
    { scope: fullAccess, orderIds: [orderId] },
    { sort: 'date', direction: 'desc', limit: 1 },
  );
  const [[described], customer, user, refunds, payment, tries] = await Promise.all([
    describeRows(ctx, found.rows),
    findCustomer(ctx, row.customerId),
    row.siteUserId === null ? undefined : findUser(ctx.db, row.siteUserId),
    listRefundsOf(ctx.db, orderId),
    paymentOf(ctx, row),
    listErpAttempts(ctx.db, orderId),
  ]);
  if (!described || !customer) throw new AppError('notFound');
  const ordererName = user ? fullName(user) : row.customerName;
  return {
    row: described,
    order,
    customer: {
      customerId: customer.customerId,
      customerName: customer.customerName,
      customerGroup: customer.customerGroup,
      creditLimit: customer.creditLimit === null ? null : toWire(customer.creditLimit),
      creditUsed: toWire(customer.creditUsed),
    },
    orderer: user ? { userId: user.id, name: ordererName ?? '', email: user.email, customerId: user.customerId } : null,
    erpAnswer:
      described.erp === 'refused' ? (tries.findLast(({ outcome }) => outcome === 'refused')?.answer ?? null) : null,
    payment,
    refunds: refunds.map(({ id, amountCents, reason, state, askedBy, askedAt }) => ({
      refundId: id,
      amount: eurosOf(amountCents),
      reason,
      state,
      askedBy,
      askedAt: askedAt.toISOString(),
    })),
    timeline: await orderTimeline(ctx, row, ordererName),
  };
}

async function paymentOf(
  ctx: StaffContext,
  { cartId, customerId, paymentTermsId }: OrderRow,
): Promise<BeheerOrder['payment']> {
  const payment =
    cartId !== null && paymentTermsId === 'ONLINE' ? await findPaymentOfCart(ctx, { cartId, customerId }) : undefined;
  if (!payment) return null;
  return {
    paymentId: payment.orderId,
    paid: toWire(payment.amount),
    refundable: eurosOf(await refundableCents(ctx.db, payment)),
    provider: payment.provider,
  };
}

function eurosOf(cents: number): number {
  return toWire(decimal(cents).div(100));
}
