import {
  orderConfirmation,
  paymentFollowUp,
  paymentStatus,
  type VerifiedPayment,
} from '@bouwpoort/contract/ordering/checkout';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { ExchangeCall, PaymentOption } from './payment-provider.ts';
import { adoptProviderId, type PaymentOwner, type PaymentRow, selectPayment } from './payments.queries.ts';
import { type PaymentParts, settle } from './settle.ts';

/* What other domains may use of payments. */

export { closeAbandonedPayments, closePaymentsOf } from './close-payment.ts';
export { paymentIcon } from './payment-icons.ts';
export type { PaymentOption } from './payment-provider.ts';
export {
  countPaymentsOf,
  findLastPaymentEvent,
  insertPayment,
  listPaymentEvents,
  listPaymentsOfCart,
  movePayments,
  openPaymentsSql,
  type PaymentOwner,
  selectOpenAmounts,
  selectOpenOfCart,
} from './payments.queries.ts';
export { flagCanceledOrder } from './refund-flag.ts';
export { findPaymentOfCart, listRefundsOf, refundableCents, requestRefund } from './refunds.ts';
export { type PaidOrdering, type PaymentParts, settle } from './settle.ts';
export { startPayment } from './start-payment.ts';

/** The payment of another user is not found. */
export async function requirePayment(ctx: Context, orderId: string, owner: PaymentOwner): Promise<PaymentRow> {
  const payment = await selectPayment(ctx, orderId);
  if (payment?.siteUserId !== owner.siteUserId || payment.cartId !== owner.cartId) throw new AppError('notFound');
  return payment;
}

/** In the form for the storefront (C 4.5). */
export function describePayment({ orderId, status, followUp, confirmation }: PaymentRow): VerifiedPayment {
  return {
    orderId,
    status: paymentStatus.parse(status),
    followUp: z.nullable(paymentFollowUp).parse(followUp),
    confirmation: z.nullable(orderConfirmation).parse(confirmation),
  };
}

/** The provider's payment methods; without them its own page still offers the choice. */
export async function listPaymentOptions(
  ctx: Context,
  { provider }: Pick<PaymentParts, 'provider'>,
): Promise<readonly PaymentOption[]> {
  try {
    return await provider.options();
  } catch (err) {
    ctx.log.error({ err }, 'the ways to pay could not be asked for');
    return [];
  }
}

/** Handles a verified call of the provider; the status is queried from the provider, not read from the call. */
export async function handleExchangeCall(ctx: Context, parts: PaymentParts, call: ExchangeCall): Promise<void> {
  await adoptProviderId(ctx, call.orderId, call.providerId);
  const payment = await selectPayment(ctx, call.orderId);
  if (!payment) throw new AppError('notFound');
  if (payment.providerId !== call.providerId) {
    // An attempt whose start got no answer, and to which no visitor was sent.
    ctx.log.warn({ ...call, known: payment.providerId }, 'a call about another attempt at this payment');
    return;
  }
  await settle(ctx, parts, call.orderId, 'callback');
}
