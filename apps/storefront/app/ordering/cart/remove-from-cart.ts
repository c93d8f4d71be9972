import { type CartFulfilment, type CartLine, noFulfilment } from './cart.ts';
import { type RemovedLines, useCartStore } from './cart-store.ts';
import { showNotice } from './show-notice.ts';
import { cartActions, requireCartSession } from './use-cart.ts';

/* Removal from the cart, with undo. */

export function removeFromCart(variantGuids: readonly string[]): void {
  const removed = linesWith((line) => variantGuids.includes(line.variantGuid));
  const fulfilment = currentFulfilment();
  if (removed.length === 0) return;
  for (const { line } of removed) void cartActions.remove(line.variantGuid);
  showNotice({ kind: 'removed', lines: removed, fulfilment });
}

export function emptyCart(): void {
  const removed = linesWith(() => true);
  const fulfilment = currentFulfilment();
  if (removed.length === 0) return;
  void cartActions.empty();
  showNotice({ kind: 'removed', lines: removed, fulfilment });
}

export async function restoreToCart({ lines, fulfilment }: RemovedLines): Promise<void> {
  const session = await requireCartSession();
  await session.enqueue({ kind: 'restore', lines, way: fulfilment });
}

function currentFulfilment(): CartFulfilment {
  const { deliveryMethodId, pickupBranchId } = useCartStore.getState().cart?.shipment ?? noFulfilment;
  return { deliveryMethodId, pickupBranchId };
}

function linesWith(matches: (line: CartLine) => boolean) {
  const lines = useCartStore.getState().cart?.lineItems ?? [];
  return lines.flatMap((line, position) => (matches(line) ? [{ line, position }] : []));
}
