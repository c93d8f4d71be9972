import { type ComponentType, useEffect, useState } from 'react';
import { useCartStore } from './cart-store.ts';
import { useCartWords } from './use-cart-words.ts';

/** Where the cart says something. The region is always there, so that what appears in it is read out. */
export function CartNoticesSlot() {
  const needed = useCartStore(({ notices, connected }) => notices.length > 0 || !connected);
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  const hasWords = useCartWords('cart', needed);
  const load = needed && Notices === null;

  useEffect(() => {
    if (!load) return;
    import('./cart-notices.tsx').then(
      ({ CartNotices }) => setNotices(() => CartNotices),
      (error: unknown) => console.error('The notices of the cart could not be loaded', error),
    );
  }, [load]);

  return (
    <div className="toasts" role="status">
      {Notices && hasWords && <Notices />}
    </div>
  );
}
