import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useCartStore } from './cart-store.ts';

const CartNotices = lazyPart(
  () => import('./cart-notices.tsx').then((part) => part.CartNotices),
  () => null,
);

/**
 * Where notices of the cart appear. The region is always in the page, so that screen readers announce what appears in
 * it. The notices are loaded as soon as there is a cart: one of them reports a lost connection.
 */
export function CartNoticesSlot() {
  const hasCart = useCartStore(
    ({ status, notices }) => notices.length > 0 || status === 'ready' || status === 'failed',
  );
  return (
    <div className="toasts" role="status">
      {hasCart && <CartNotices />}
    </div>
  );
}
