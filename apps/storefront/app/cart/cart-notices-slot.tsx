import { type ComponentType, useEffect, useState } from 'react';
import { useTextsOnDemand } from '../pages/use-texts-on-demand.ts';
import { useCartStore } from './cart-store.ts';

/**
 * Where the cart says something. The region is always there, so that what appears in it is read out; the rest is fetched
 * as soon as there is a cart, for without a connection it could no longer be.
 */
export function CartNoticesSlot() {
  const hasCart = useCartStore(
    ({ status, notices }) => notices.length > 0 || status === 'ready' || status === 'failed',
  );
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  const hasWords = useTextsOnDemand('cart', hasCart);

  useEffect(() => {
    if (!hasCart) return;
    import('./cart-notices.tsx').then(
      ({ CartNotices }) => setNotices(() => CartNotices),
      (error: unknown) => console.error('The notices of the cart could not be loaded', error),
    );
  }, [hasCart]);

  return (
    <div className="toasts" role="status">
      {Notices && hasWords && <Notices />}
    </div>
  );
}
