import type { DeliveryMethod } from '@bouwpoort/contract/ordering/checkout';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { lockCart, removeCart, requireCart, requireParty } from '../cart/cart.ts';
import type { PaymentParts } from '../payments/payments.ts';
import { deleteConcept, selectPreparedAt } from './checkout.queries.ts';
import { deliveryMethodsFor } from './delivery-methods.ts';
import { closeEarlierIfPossible } from './earlier-payments.ts';

export async function listDeliveryMethods(ctx: Context, cartId: number): Promise<DeliveryMethod[]> {
  const party = await requireParty(ctx);
  return deliveryMethodsFor(ctx, party, await requireCart(ctx, party.owner, cartId));
}

/** Deletes the cart, after abandoning its payment: else the user could pay for nothing. */
export async function discardCart(ctx: Context, parts: PaymentParts, cartId: number): Promise<void> {
  const { user } = await requireParty(ctx);
  await closeEarlierIfPossible(ctx, parts, { siteUserId: user.id, cartId });
  await removeCart(ctx, cartId);
}

/** Gives up the concept order; the cart stays as it is (C 4.4). */
export async function cancelConcept(
  ctx: Context,
  parts: PaymentParts,
  cartId: number,
  key: string | undefined,
): Promise<void> {
  const { user, owner } = await requireParty(ctx);
  await closeEarlierIfPossible(ctx, parts, { siteUserId: user.id, cartId });
  await once(ctx, { userId: user.id, key, operation: `cancel concept ${cartId}`, input: null }, async (tx) => {
    if (!(await lockCart(tx, owner, cartId))) throw new AppError('notFound');
    await deleteConcept(tx, cartId);
    return {};
  });
}

/** When a cart was last made ready to be ordered. */
export function cartPreparedAt(ctx: Context, cartId: number): Promise<Date | undefined> {
  return selectPreparedAt(ctx, cartId);
}

export { undoOrder } from './cancel-order.ts';
