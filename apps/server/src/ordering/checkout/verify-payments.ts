import type { VerifiedPayment } from '@bouwpoort/contract/ordering/checkout';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireParty } from '../cart/cart.ts';
import { describePayment, type PaymentParts, requirePayment, settle } from '../payments/payments.ts';

/** The visitor is back. If the provider cannot be reached now, its last known answer is returned. */
export async function verifyPayments(
  ctx: Context,
  parts: PaymentParts,
  cartId: number,
  orderId: string,
): Promise<VerifiedPayment> {
  const { user } = await requireParty(ctx);
  const known = await requirePayment(ctx, orderId, { siteUserId: user.id, cartId });
  try {
    return describePayment(await settle(ctx, parts, orderId, 'return'));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'paymentProviderFailed') throw error;
    ctx.log.warn({ err: error.cause, orderId }, 'a payment could not be looked into when its visitor came back');
    return describePayment(known);
  }
}
