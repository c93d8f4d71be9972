import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { publishPaymentEnded } from '../../foundation/telemetry/counted-events.ts';
import {
  changePayment,
  insertEvent,
  lockPayment,
  type PaymentOwner,
  type PaymentRow,
  selectAbandoned,
  selectOpenOfCart,
} from './payments.queries.ts';
import { flagRefund } from './refund-flag.ts';
import { dueCentsOf, type PaymentParts, settle } from './settle.ts';

/**
 * Ends an abandoned payment, unless it turns out to be paid: then it is settled as paid. Money that the provider holds
 * and neither captures nor releases is tried again, and in the end reported to a person.
 */
export async function closePayment(
  ctx: Context,
  parts: PaymentParts,
  orderId: string,
  { isLastTry = false } = {},
): Promise<PaymentRow> {
  const payment = await cancelAtProvider(ctx, parts, orderId);
  if (payment.settledAt !== null) return payment;
  const closed = await ctx.db.transaction((tx) => markClosed({ ...ctx, db: tx }, parts, payment, isLastTry));
  if (!closed) return closePayment(ctx, parts, orderId, { isLastTry });
  if (closed.isEnded) publishPaymentEnded({ outcome: closed.payment.status });
  return closed.payment;
}

/** Queries the provider, and cancels the payment there if it is still open. */
async function cancelAtProvider(ctx: Context, parts: PaymentParts, orderId: string): Promise<PaymentRow> {
  const payment = await settle(ctx, parts, orderId, 'abort');
  const { providerId, provider, settledAt } = payment;
  if (settledAt !== null || providerId === null || provider !== parts.provider.name) return payment;
  try {
    await parts.provider.act(providerId, 'abort');
  } catch (err) {
    ctx.log.warn({ err, orderId }, 'the provider does not let go of a payment');
  }
  return settle(ctx, parts, orderId, 'abort');
}

/** Returns undefined if it started at the provider meanwhile: then that payment has to be cancelled too. */
async function markClosed(
  tx: Context,
  { ordering }: PaymentParts,
  { orderId, providerId }: PaymentRow,
  isLastTry: boolean,
): Promise<{ payment: PaymentRow; isEnded: boolean } | undefined> {
  const payment = await lockPayment(tx, orderId);
  if (payment?.providerId !== providerId) return undefined;
  if (payment.settledAt !== null) return { payment, isEnded: false };
  const settledAt = tx.clock();
  if (payment.followUp === null) {
    await ordering.release(tx, payment);
    await insertEvent(tx, { orderId, source: 'abort', status: 'canceledByUser' });
    const ended = await changePayment(tx, orderId, { status: 'canceledByUser', settledAt });
    return { payment: ended, isEnded: true };
  }
  if (!isLastTry) throw new AppError('paymentProviderFailed', { cause: new Error(`${orderId} is undecided`) });
  await ordering.release(tx, payment);
  await flagRefund(tx, payment, 'held', dueCentsOf(payment));
  const ended = await changePayment(tx, orderId, { status: 'failed', settledAt, refundFlaggedAt: settledAt });
  return { payment: ended, isEnded: true };
}

/** Closes the open payments of a cart; returns the one that was ordered instead, if any. */
export async function closePaymentsOf(
  ctx: Context,
  parts: PaymentParts,
  owner: PaymentOwner,
): Promise<PaymentRow | undefined> {
  for (const orderId of await selectOpenOfCart(ctx, owner)) {
    const closed = await closePayment(ctx, parts, orderId);
    if (closed.confirmation !== null) return closed;
  }
  return undefined;
}

/** For this long the visitor may still be on the page of their bank. */
const abandonedAfterMs = 15 * 60_000;

/**
 * Closes the abandoned ones of these payments: begun some time ago, or by the calling user. A payment whose provider
 * does not answer stays open; the job tries again.
 */
export async function closeAbandonedPayments(
  ctx: Context,
  parts: PaymentParts,
  orderIds: readonly string[],
  siteUserId: string,
): Promise<void> {
  if (orderIds.length === 0) return;
  const before = new Date(ctx.clock().getTime() - abandonedAfterMs);
  for (const orderId of await selectAbandoned(ctx, orderIds, { before, siteUserId })) {
    try {
      await closePayment(ctx, parts, orderId);
    } catch (err) {
      if (!(err instanceof AppError) || err.code !== 'paymentProviderFailed') throw err;
      ctx.log.warn({ err, orderId }, 'a payment that was left alone stays open');
    }
  }
}
