import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { CartParty, CartWithLines } from '../cart/cart.ts';
import {
  closeAbandonedPayments,
  closePaymentsOf,
  describePayment,
  type PaymentOwner,
  type PaymentParts,
} from '../payments/payments.ts';
import { holdersOfMissing } from '../quotes/quotes.ts';

/** An earlier payment of the cart is open: it has to be looked into before the cart is paid or ordered otherwise. */
export class EarlierPaymentOpen extends Error {}

/** Abandons unfinished payments of the cart; one that turns out to be paid is ordered and returned instead. */
export async function closeEarlierPayments(ctx: Context, parts: PaymentParts, owner: PaymentOwner): Promise<void> {
  const paid = await closePaymentsOf(ctx, parts, owner);
  if (!paid) return;
  throw new AppError('conflict', {
    detail: 'Deze winkelwagen is al betaald en besteld.',
    members: { payment: describePayment(paid) },
  });
}

/**
 * The same where the provider is not needed to go on: when it does not answer, settling finds out later that the cart
 * was ordered otherwise, and gives the payment up or has it paid back.
 */
export async function closeEarlierIfPossible(ctx: Context, parts: PaymentParts, owner: PaymentOwner): Promise<void> {
  try {
    await closeEarlierPayments(ctx, parts, owner);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'paymentProviderFailed') throw error;
    ctx.log.warn({ err: error.cause, cartId: owner.cartId }, 'a payment stays open beside an order on account');
  }
}

/** An abandoned payment must not withhold the price of a quote from another cart of the same customer. */
export async function releaseQuoteHolds(
  ctx: Context,
  parts: PaymentParts,
  { user, customer }: CartParty,
  { cart, lines }: CartWithLines,
): Promise<void> {
  const called = lines.flatMap(({ quoteLineId, quantity }) => (quoteLineId ? [{ quoteLineId, quantity }] : []));
  const holders = await holdersOfMissing(ctx, { customerId: customer.customerId, cartId: cart.id }, called);
  await closeAbandonedPayments(ctx, parts, holders, user.id);
}
