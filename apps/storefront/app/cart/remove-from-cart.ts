import type { CartLine } from './cart.ts';
import { type RemovedLines, showNotice, useCartStore } from './cart-store.ts';
import { cartActions, requireCartSession } from './use-cart.ts';

/* Taking out what can be put back. */

export function removeFromCart(variantGuids: readonly string[]): void {
  const gone = linesWith((line) => variantGuids.includes(line.variantGuid));
  const methodBefore = methodNow();
  if (gone.length === 0) return;
  for (const { line } of gone) void cartActions.remove(line.variantGuid);
  showNotice({ kind: 'removed', lines: gone, deliveryMethodId: methodBefore });
}

export function emptyCart(): void {
  const gone = linesWith(() => true);
  const methodBefore = methodNow();
  if (gone.length === 0) return;
  void cartActions.empty();
  showNotice({ kind: 'removed', lines: gone, deliveryMethodId: methodBefore });
}

export async function restoreToCart({ lines, deliveryMethodId }: RemovedLines): Promise<void> {
  const session = await requireCartSession();
  await session.intend({ kind: 'restore', lines, deliveryMethodId });
}

const methodNow = () => useCartStore.getState().cart?.shipment.deliveryMethodId ?? null;

function linesWith(isMeant: (line: CartLine) => boolean) {
  const lines = useCartStore.getState().cart?.lineItems ?? [];
  return lines.flatMap((line, position) => (isMeant(line) ? [{ line, position }] : []));
}
