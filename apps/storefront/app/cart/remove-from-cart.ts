import { type CartLine, type CartWay, noWay } from './cart.ts';
import { type RemovedLines, showNotice, useCartStore } from './cart-store.ts';
import { cartActions, requireCartSession } from './use-cart.ts';

/* Taking out what can be put back. */

export function removeFromCart(variantGuids: readonly string[]): void {
  const gone = linesWith((line) => variantGuids.includes(line.variantGuid));
  const way = wayNow();
  if (gone.length === 0) return;
  for (const { line } of gone) void cartActions.remove(line.variantGuid);
  showNotice({ kind: 'removed', lines: gone, way });
}

export function emptyCart(): void {
  const gone = linesWith(() => true);
  const way = wayNow();
  if (gone.length === 0) return;
  void cartActions.empty();
  showNotice({ kind: 'removed', lines: gone, way });
}

export async function restoreToCart({ lines, way }: RemovedLines): Promise<void> {
  const session = await requireCartSession();
  await session.intend({ kind: 'restore', lines, way });
}

function wayNow(): CartWay {
  const { deliveryMethodId, pickupBranchId } = useCartStore.getState().cart?.shipment ?? noWay;
  return { deliveryMethodId, pickupBranchId };
}

function linesWith(isMeant: (line: CartLine) => boolean) {
  const lines = useCartStore.getState().cart?.lineItems ?? [];
  return lines.flatMap((line, position) => (isMeant(line) ? [{ line, position }] : []));
}
