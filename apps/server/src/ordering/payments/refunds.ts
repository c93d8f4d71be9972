import { randomUUID } from 'node:crypto';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { isUniqueViolation } from '../../foundation/database/unique-violation.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { type PaymentProvider, RefundRefused } from './payment-provider.ts';
import { refundPayment } from './payments.jobs.ts';
import { lockPayment, type PaymentRow, selectPaidOfCart, selectPayment } from './payments.queries.ts';
import { refunds } from './payments.tables.ts';
import { dueCentsOf } from './settle.ts';

export type Refund = typeof refunds.$inferSelect;

/** The payment of an order, and its status. */
export function findPaymentOfCart(
  ctx: Context,
  cart: { cartId: number; customerId: string },
): Promise<PaymentRow | undefined> {
  return selectPaidOfCart(ctx, cart);
}

export function listRefundsOf(db: Database, salesOrderId: string): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.salesOrderId, salesOrderId)).orderBy(asc(refunds.askedAt));
}

/** In cents: the paid amount minus refunds, including those in progress. */
export async function refundableCents(db: Database, payment: PaymentRow): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.orderId), ne(refunds.state, 'refused')));
  return dueCentsOf(payment) - (sum?.cents ?? 0);
}

interface RefundRequest {
  salesOrderId: string;
  amountCents: number;
  reason: string;
  /** The name of the person who decided it. */
  askedBy: string;
}

/** In the caller's transaction, together with the job that performs it. */
export async function requestRefund(tx: Context, payment: PaymentRow, asked: RefundRequest): Promise<Refund> {
  const locked = await lockPayment(tx, payment.orderId);
  if (!locked?.providerId) throw new AppError('conflict', { detail: 'Van deze betaling is niets terug te storten.' });
  const left = await refundableCents(tx.db, locked);
  if (asked.amountCents > left) {
    const message = `Van deze betaling kan nog ${showEuros(decimal(left).div(100))} terug.`;
    throw new AppError('invalidInput', { detail: message, errors: { amount: [message] } });
  }
  const row = { ...asked, id: randomUUID(), paymentId: locked.orderId, state: 'asked' as const, askedAt: tx.clock() };
  const refund = await insertRefund(tx.db, row);
  await enqueue(tx.db, refundPayment, { refundId: refund.id });
  return refund;
}

async function insertRefund(db: Database, row: typeof refunds.$inferInsert): Promise<Refund> {
  try {
    const [refund] = await db.insert(refunds).values(row).returning();
    if (!refund) throw new Error('a refund was not written');
    return refund;
  } catch (error) {
    if (!isUniqueViolation(error, 'payment_refund')) throw error;
    throw new AppError('conflict', {
      detail: 'Er is nog een terugbetaling van deze betaling onderweg. Wacht tot die klaar is.',
    });
  }
}

/**
 * Safe to run twice. Before the request it stores the amount refunded so far: a later run sees by the total whether
 * this refund happened, and does not repeat it.
 */
export function refundPaymentBy(provider: PaymentProvider): JobHandler<typeof refundPayment> {
  return async (ctx, { refundId }) => {
    const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.id, refundId));
    const payment = refund && (await selectPayment(ctx, refund.paymentId));
    if (!refund || !payment?.providerId || refund.state !== 'asked') return;
    const settle = (state: 'done' | 'refused', error: string | null = null) =>
      change(ctx.db, refundId, { state, error, settledAt: ctx.clock() });
    const total = await provider.refunded(payment.providerId);
    if (refund.refundedBefore !== null && total >= refund.refundedBefore + refund.amountCents) return settle('done');
    if (refund.refundedBefore === null) await change(ctx.db, refundId, { refundedBefore: total });
    try {
      const description = `Terugbetaling bestelling ${refund.salesOrderId}`.slice(0, 32);
      await provider.refund(payment.providerId, { amountCents: refund.amountCents, description });
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      ctx.log.error({ err: error, refundId, orderId: refund.salesOrderId }, 'the provider refuses a refund');
      return settle('refused', error.message);
    }
    await settle('done');
  };
}

async function change(db: Database, id: string, values: Partial<Refund>): Promise<void> {
  await db.update(refunds).set(values).where(eq(refunds.id, id));
}
