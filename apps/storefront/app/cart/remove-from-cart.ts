import type { CartLine } from './cart.ts';
import { showNotice, useCartStore } from './cart-store.ts';
import { cartActions } from './use-cart.ts';

/* Taking out what can be put back. */

export function removeFromCart(variantGuids: readonly string[]): void {
  const gone = linesWith((line) => variantGuids.includes(line.variantGuid));
  if (gone.length === 0) return;
  for (const { line } of gone) void cartActions.remove(line.variantGuid);
  showNotice({ kind: 'removed', lines: gone });
}

export function emptyCart(): void {
  const gone = linesWith(() => true);
  if (gone.length === 0) return;
  void cartActions.empty();
  showNotice({ kind: 'removed', lines: gone });
}

function linesWith(isMeant: (line: CartLine) => boolean) {
  const lines = useCartStore.getState().cart?.lineItems ?? [];
  return lines.flatMap((line, position) => (isMeant(line) ? [{ line, position }] : []));
}
