import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { ChromeSessionContext, useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { sessionEvents } from '../../frame/visitor/session-events.ts';
import { CartNoticesSlot } from './cart-notices-slot.tsx';
import { noCartSnapshot, useCartStore } from './cart-store.ts';
import { countOf, setCartSession } from './use-cart.ts';
import { useCartOwner } from './use-cart-owner.ts';

/** The cart of the user in their own venture (C 5); passes the number of its lines to the frame. */
export function CartProvider({ children }: { children: ReactNode }) {
  const session = useChromeSession();
  const owner = useCartOwner();
  const userId = owner?.userId;
  const ventureId = owner?.venture.id;
  const seesPrices = owner?.user.seesPrices ?? true;

  useEffect(() => {
    if (userId === undefined || ventureId === undefined) return;
    return runCartSession({ userId, ventureId, seesPrices });
  }, [userId, ventureId, seesPrices]);

  // Deferred, because a context that changes at once empties every part of the page that is not yet hydrated.
  const count = useDeferredValue(useCartStore(countOf));
  const cartCount = owner ? count : 0;
  const withCount = useMemo(
    () => (session.kind === 'user' ? { ...session, cartCount } : session),
    [session, cartCount],
  );
  return (
    <ChromeSessionContext value={withCount}>
      {children}
      <CartNoticesSlot />
    </ChromeSessionContext>
  );
}

/** Loads the code of the cart, and runs a session until the returned function is called. */
function runCartSession(owner: { userId: string; ventureId: string; seesPrices: boolean }): () => void {
  useCartStore.setState({ ...noCartSnapshot, status: 'loading' });
  const starting = import('./cart-session.ts').then(({ startCartSession }) => startCartSession(owner));
  setCartSession(starting);
  starting.catch((error: unknown) => {
    console.error('The cart could not be opened', error);
    useCartStore.setState({ status: 'failed' });
  });
  const stop = () => {
    setCartSession(Promise.resolve(null));
    void starting.then(
      (cart) => cart?.stop(),
      () => undefined,
    );
    useCartStore.setState(noCartSnapshot, true);
  };
  // Runs before the device's storage is cleared: nothing may be written there afterwards (P 4.1).
  const stopListening = sessionEvents.loggedOut.listen(stop);
  return () => {
    stopListening();
    stop();
  };
}
