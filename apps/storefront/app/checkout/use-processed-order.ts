import type { OrderConfirmation, VerifiedPayment } from '@bouwpoort/contract/checkout';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cartActions } from '../cart/use-cart.ts';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { onDevice } from '../orders/orders-device.ts';
import { clearLastOrdered } from '../previously-ordered/last-ordered-device.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';
import type { DeviceOwner } from '../purchase/purchase-device.ts';
import { failureOf } from './checkout-failure.ts';
import { verifyPayments } from './checkout-server.ts';
import { checkoutPlace } from './checkout-storage.ts';
import { type FollowedPayment, followedPayment } from './payment-outcome.ts';
import { type StoredOrder, storedOrder, storeOrder } from './stored-order.ts';

export interface ProcessedOrder {
  /** reading: the storage of this window has not been read yet. none: nothing was ordered here. */
  state: 'reading' | 'none' | 'checking' | 'known' | 'failed' | 'unknownPayment';
  kept: StoredOrder | null;
  payment: VerifiedPayment | null;
  confirmation: OrderConfirmation | null;
  /** Polls the payment once more, at the user's request. */
  checkAgain: () => void;
}

interface Asked {
  cartId: number;
  orderId: string;
}

/** The order that was placed, or the payment the user returns from; both survive a reload of the page. */
export function useProcessedOrder(returned: Asked | null): ProcessedOrder {
  const owner = usePurchaseOwner();
  const stored = useStoredOrder(owner, returned?.orderId);
  const asked = stored === undefined ? null : askedOf(stored, returned);
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['payment', owner.userId, owner.ventureId, asked],
      queryFn: asked
        ? async ({ client, queryKey }) => {
            const payment = await verifyPayments(browserApi(owner.ventureId), asked.cartId, asked.orderId);
            if (payment.confirmation) keepConfirmed(owner, stored, payment.confirmation, asked.orderId);
            return followedPayment(payment, client.getQueryData<FollowedPayment>(queryKey));
          }
        : skipToken,
      refetchInterval: ({ state }) => (state.status === 'success' && state.data?.askAgainIn) || false,
      refetchIntervalInBackground: true,
    },
    browserQueries(),
  );
  const payment = data?.payment ?? null;
  return {
    state: stateOf(),
    kept: stored ?? null,
    payment,
    confirmation: payment?.confirmation ?? stored?.confirmation ?? null,
    checkAgain: () => void refetch(),
  };

  function stateOf(): ProcessedOrder['state'] {
    if (stored === undefined) return 'reading';
    if (!asked) return stored?.confirmation ? 'known' : 'none';
    if (error && !isFetching) return failureOf(error).kind === 'cartGone' ? 'unknownPayment' : 'failed';
    return isFetching || data?.askAgainIn !== undefined ? 'checking' : 'known';
  }
}

/** Undefined until it has been read, because there is no storage during server rendering. */
function useStoredOrder(
  { userId, ventureId }: DeviceOwner,
  orderId: string | undefined,
): StoredOrder | null | undefined {
  const [stored, setStored] = useState<StoredOrder | null>();
  useEffect(() => {
    const own = storedOrder(checkoutPlace('order', { userId, ventureId }));
    const mine = own && (orderId === undefined || own.paymentOrderId === orderId) ? own : null;
    setStored(mine);
    if (mine?.confirmation) void forgetBefore();
  }, [userId, ventureId, orderId]);
  return stored;
}

/** The address takes precedence over the storage, which may be of another payment. */
function askedOf(stored: StoredOrder | null, returned: Asked | null): Asked | null {
  if (returned) return returned;
  return stored?.paymentOrderId ? { cartId: stored.cartId, orderId: stored.paymentOrderId } : null;
}

function keepConfirmed(
  owner: DeviceOwner,
  stored: StoredOrder | null | undefined,
  confirmation: OrderConfirmation,
  paymentOrderId: string,
): void {
  if (stored) storeOrder(checkoutPlace('order', owner), { ...stored, paymentOrderId, confirmation });
  checkoutPlace('state', owner).write(null);
  checkoutPlace('attempt', owner).write(null);
  void forgetBefore();
}

/**
 * An order was placed: the user has a new cart now, and the stored list of last ordered articles is outdated (C 4.13).
 */
async function forgetBefore(): Promise<void> {
  onDevice(clearLastOrdered);
  try {
    await cartActions.read();
  } catch (error) {
    // The session is not open yet, and reads the cart itself when it opens.
    console.info(error);
  }
}
