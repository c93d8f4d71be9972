import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { ChromeSlotsContext, useChromeSlots } from '../../frame/chrome/chrome-slots.ts';
import { useCartOwner } from '../cart/use-cart-owner.ts';

const QuickOrderModal = lazy(() =>
  import('./quick-order-modal.tsx').then((file) => ({ default: file.QuickOrderModal })),
);

/** 'Snel toevoegen' in the header: focuses the panel on the cart page, opens a modal everywhere else. */
export function QuickOrderEntry({ children }: { children: ReactNode }) {
  const owner = useCartOwner();
  const isOffered =
    owner !== null &&
    !owner.venture.disableOrdering &&
    (owner.user.dynamics || owner.user.isGuestAccount) &&
    owner.user.companyRole !== 'viewer';
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
