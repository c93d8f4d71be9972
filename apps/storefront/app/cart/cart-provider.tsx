import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { ChromeSlotsContext, useChromeSlots } from '../chrome/chrome-slots.ts';
import { ChromeSessionContext, useChromeSession } from '../chrome/session-seam.ts';
import { useChrome } from '../chrome/use-chrome.ts';
import { showsCart } from '../chrome/visitor-rules.ts';
import { sessionEvents } from '../session/session-events.ts';
import { CartNoticesSlot } from './cart-notices-slot.tsx';
import { noCartSnapshot, useCartStore } from './cart-store.ts';
import { countOf, setCartSession } from './use-cart.ts';

const QuickOrderModal = lazy(() =>
  import('../quick-order/quick-order-modal.tsx').then((file) => ({ default: file.QuickOrderModal })),
);

/** The cart of whoever is logged in, in his own venture (C 5); the frame gets to know how many lines it has. */
export function CartProvider({ children }: { children: ReactNode }) {
  const chrome = useChrome();
  const session = useChromeSession();
  const venture = chrome?.venture;
  const isOwn = showsCart(venture, session) && chrome?.session?.ventureId === venture?.id;
  const userId = isOwn ? chrome?.session?.userId : undefined;
  const ventureId = venture?.id;

  useEffect(() => {
    if (userId === undefined || ventureId === undefined) return;
    return keepCartSession({ userId, ventureId });
  }, [userId, ventureId]);

  const count = useCartStore(countOf);
  const withCount = useMemo(
    () => (session.kind === 'user' ? { ...session, cartCount: isOwn ? count : 0 } : session),
    [session, isOwn, count],
  );
  const mayOrder = isOwn && venture?.disableOrdering === false && (session.dynamics || session.isGuestAccount);
  return (
    <ChromeSessionContext value={withCount}>
      <QuickOrderEntry isOffered={mayOrder}>{children}</QuickOrderEntry>
      <CartNoticesSlot />
    </ChromeSessionContext>
  );
}

/** 'Snel toevoegen' in the header: the panel of the cart page where it is on screen, a modal everywhere else. */
function QuickOrderEntry({ isOffered, children }: { isOffered: boolean; children: ReactNode }) {
  const slots = useChromeSlots();
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setIsOpen(false), [key]);
  const openQuickOrder = useCallback(() => {
    const field = document.querySelector<HTMLElement>('[data-quick-panel] input');
    if (field?.checkVisibility()) field.focus();
    else setIsOpen(true);
  }, []);
  const filled = useMemo(() => (isOffered ? { ...slots, openQuickOrder } : slots), [slots, isOffered, openQuickOrder]);
  return (
    <ChromeSlotsContext value={filled}>
      {children}
      {isOpen && isOffered && (
        <Suspense>
          <QuickOrderModal onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ChromeSlotsContext>
  );
}

/** Fetches what it takes to keep a cart, and keeps it until the login or the venture is another. */
function keepCartSession(owner: { userId: string; ventureId: string }): () => void {
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
  // Before the device is emptied: nothing may be written there afterwards (P 4.1).
  const stopListening = sessionEvents.loggedOut.listen(stop);
  return () => {
    stopListening();
    stop();
  };
}
