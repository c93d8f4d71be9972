import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePurchaseOwner } from '../../catalogue/prices/purchase-access.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { paths } from '../../frame/web/paths.ts';
import type { Cart } from '../cart/cart.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import type { CheckoutBranch } from '../checkout-state/checkout-branch.ts';
import type { CheckoutCustomer } from '../checkout-state/checkout-customer.ts';
import { checkoutStorage } from '../checkout-state/checkout-storage.ts';
import { closeAttempt, openAttempt } from '../checkout-state/order-attempt.ts';
import { failureOf } from '../order-placement/checkout-failure.ts';
import { convertToOrder } from '../order-placement/checkout-server.ts';
import { storedOrder, storeOrder } from '../order-placement/stored-order.ts';
import { repeatedOrderStorage } from '../reorder/repeated-order-storage.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

interface CheckoutWithCartProps {
  customer: CheckoutCustomer;
  branches: readonly CheckoutBranch[];
}

/** Only the browser knows the cart; without lines there is nothing to check out. */
export function CheckoutWithCart(props: CheckoutWithCartProps) {
  const { t } = useTranslation('checkout');
  const { cart, status, read } = useCart();
  const hasLines = cart?.lineItems.some(({ notOrderable }) => notOrderable === null) ?? false;
  const [hadLines, setHadLines] = useState(hasLines);
  if (hasLines && !hadLines) setHadLines(true);
  if (cart && hasLines) return <CheckoutForm {...props} cart={cart} />;
  if (cart) return <NothingToOrder cart={cart} hadLines={hadLines || cart.lineItems.length > 0} />;
  if (status === 'loading' || status === 'none') return <CheckoutSkeleton />;
  return (
    <div className="wrap checkout-page">
      <h1>{t('title')}</h1>
      {status === 'forbidden' ? (
        <Notice kind="attention" title={t('failure_notAllowed')}>
          <p>{t('cartForbidden')}</p>
        </Notice>
      ) : (
        <EmptyState icon="error" title={t('cartFailed')} text={t('cartFailedText')}>
          <Button look="primary" onClick={() => void read().catch(() => window.location.reload())}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

/**
 * Either the device has an old cart, or an order was placed and its answer got lost, or the cart is empty. These are
 * checked in that order before the user is redirected.
 */
function NothingToOrder({ cart, hadLines }: { cart: Cart; hadLines: boolean }) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const owner = usePurchaseOwner();
  const navigate = useNavigate();
  const { read } = useCart();
  const isLooking = useRef(false);
  const [isEmpty, setIsEmpty] = useState(false);
  useEffect(() => {
    if (isLooking.current) return;
    isLooking.current = true;
    const look = async () => {
      const made = await findLostOrder(owner, cart.id);
      if (made) return navigate(paths.orderProcessed(venture), { replace: true });
      await read();
      const lines = useCartStore.getState().cart?.lineItems ?? [];
      if (lines.some(({ notOrderable }) => notOrderable === null)) return;
      setIsEmpty(true);
      // A user who arrives without a cart, such as a new guest, needs no message about an empty one.
      const state = hadLines ? { checkout: 'empty' } : null;
      await navigate(paths.cart(venture), { replace: true, state });
    };
    look().catch((error: unknown) => {
      console.warn(error);
      setIsEmpty(true);
    });
  }, [owner, cart, hadLines, venture, navigate, read]);
  return isEmpty ? (
    <div className="wrap checkout-page">
      <h1>{t('title')}</h1>
      <Notice title={t('cartEmpty')}>
        <p>{t('cartEmptyText')}</p>
      </Notice>
    </div>
  ) : (
    <CheckoutSkeleton />
  );
}

/** The same idempotency key gives the same answer, and never orders a cart that is still open. */
async function findLostOrder(owner: { userId: string; ventureId: string }, cartId: number): Promise<boolean> {
  const attemptStorage = checkoutStorage('attempt', owner);
  const orderStorage = checkoutStorage('order', owner);
  const attempt = openAttempt(attemptStorage);
  const stored = storedOrder(orderStorage);
  if (!attempt || attempt.cartId === cartId || stored?.cartId !== attempt.cartId) return false;
  const method = (JSON.parse(attempt.asked) as unknown[])[0];
  if (method !== 'invoice' && method !== 'cashondelivery') return false;
  try {
    const confirmation = await convertToOrder(browserApi(owner.ventureId), attempt, method);
    storeOrder(orderStorage, { ...stored, confirmation });
    checkoutStorage('state', owner).write(null);
    repeatedOrderStorage(owner).write(null);
    closeAttempt(attemptStorage);
    return true;
  } catch (error) {
    if (failureOf(error).kind !== 'unanswered') closeAttempt(attemptStorage);
    return false;
  }
}
