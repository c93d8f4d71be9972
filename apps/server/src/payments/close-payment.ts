import type { Context } from '../request-context.ts';
import { changePayment, insertEvent, lockPayment, type PaymentRow, selectOpenOfCart } from './payments.queries.ts';
import { type PaymentParts, settle } from './settle.ts';

/** Ends a payment that nobody is waiting for any more, unless it turns out to be paid: then it is settled as paid. */
export async function closePayment(ctx: Context, parts: PaymentParts, orderId: string): Promise<PaymentRow> {
  const before = await settle(ctx, parts, orderId, 'abort');
  if (before.settledAt !== null) return before;
  if (before.providerId !== null && before.provider === parts.provider.name) {
    try {
      await parts.provider.act(before.providerId, 'abort');
    } catch (err) {
      ctx.log.warn({ err, orderId }, 'the provider does not let go of a payment');
    }
    const after = await settle(ctx, parts, orderId, 'abort');
    if (after.settledAt !== null) return after;
  }
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const payment = await lockPayment(inside, orderId);
    if (!payment || payment.settledAt !== null) return payment ?? before;
    await insertEvent(inside, { orderId, source: 'abort', status: 'canceledByUser' });
    return changePayment(inside, orderId, { status: 'canceledByUser', settledAt: inside.clock() });
  });
}

/** Closes what is still open of a cart; answers the payment that was ordered instead, if there is one. */
export async function closePaymentsOf(
  ctx: Context,
  parts: PaymentParts,
  cartId: number,
): Promise<PaymentRow | undefined> {
  for (const orderId of await selectOpenOfCart(ctx, cartId)) {
    const closed = await closePayment(ctx, parts, orderId);
    if (closed.confirmation !== null) return closed;
  }
  return undefined;
}
