import type { Context } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { closePaymentsOf, describePayment, type PaymentOwner, type PaymentParts } from '../payments/payments.ts';

/** An earlier payment of the cart is open: it has to be looked into before the cart is paid or ordered otherwise. */
export class EarlierOpen extends Error {}

/** What was begun before and not ended is given up; one that turns out to be paid is ordered, and told instead. */
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
