import type { OrderConfirmation, VerifiedPayment } from '@bouwpoort/contract/ordering/checkout';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePurchaseOwner } from '../../catalogue/prices/purchase-access.ts';
import type { DeviceOwner } from '../../catalogue/prices/purchase-storage.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { cartActions } from '../cart/use-cart.ts';
import { checkoutStorage } from '../checkout-state/checkout-storage.ts';
import { failureOf } from '../order-placement/checkout-failure.ts';
import { verifyPayments } from '../order-placement/checkout-server.ts';
import { type StoredOrder, storedOrder, storeOrder } from '../order-placement/stored-order.ts';
import { withStorage } from '../orders/orders-storage.ts';
import { clearLastOrdered } from '../previously-ordered/last-ordered-storage.ts';
import { type FollowedPayment, followedPayment } from './payment-outcome.ts';

export interface ProcessedOrder {
  /** reading: the storage of this window has not been read yet. none: nothing was ordered here. */
  state: 'reading' | 'none' | 'checking' | 'known' | 'failed' | 'unknownPayment';
  stored: StoredOrder | null;
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
            if (payment.confirmation) storeConfirmed(owner, stored, payment.confirmation, asked.orderId);
            return followedPayment(payment, client.getQueryData<FollowedPayment>(queryKey));
          }
        : skipToken,
      refetchInterval: ({ state }) => (state.status === 'success' && state.data?.nextPollDelay) || false,
      refetchIntervalInBackground: true,
    },
    browserQueries(),
  );
  const payment = data?.payment ?? null;
  return {
    state: stateOf(),
    stored: stored ?? null,
    payment,
    confirmation: payment?.confirmation ?? stored?.confirmation ?? null,
    checkAgain: () => void refetch(),
  };

  function stateOf(): ProcessedOrder['state'] {
    if (stored === undefined) return 'reading';
    if (!asked) return stored?.confirmation ? 'known' : 'none';
    if (error && !isFetching) return failureOf(error).kind === 'cartGone' ? 'unknownPayment' : 'failed';
    return isFetching || data?.nextPollDelay !== undefined ? 'checking' : 'known';
  }
}

/** Undefined until it has been read, because there is no storage during server rendering. */
function useStoredOrder(
  { userId, ventureId }: DeviceOwner,
  orderId: string | undefined,
): StoredOrder | null | undefined {
  const [stored, setStored] = useState<StoredOrder | null>();
  useEffect(() => {
    const own = storedOrder(checkoutStorage('order', { userId, ventureId }));
    const ownStored = own && (orderId === undefined || own.paymentOrderId === orderId) ? own : null;
    setStored(ownStored);
    if (ownStored?.confirmation) void clearOutdated();
  }, [userId, ventureId, orderId]);
  return stored;
}

/** The address takes precedence over the storage, which may be of another payment. */
function askedOf(stored: StoredOrder | null, returned: Asked | null): Asked | null {
  if (returned) return returned;
  return stored?.paymentOrderId ? { cartId: stored.cartId, orderId: stored.paymentOrderId } : null;
}

function storeConfirmed(
  owner: DeviceOwner,
  stored: StoredOrder | null | undefined,
  confirmation: OrderConfirmation,
  paymentOrderId: string,
): void {
  if (stored) storeOrder(checkoutStorage('order', owner), { ...stored, paymentOrderId, confirmation });
  checkoutStorage('state', owner).write(null);
  checkoutStorage('attempt', owner).write(null);
  void clearOutdated();
}

/**
 * An order was placed: the user has a new cart now, and the stored list of last ordered articles is outdated (C 4.13).
 */
async function clearOutdated(): Promise<void> {
  withStorage(clearLastOrdered);
  try {
    await cartActions.read();
  } catch (error) {
    // The session is not open yet, and reads the cart itself when it opens.
    console.info(error);
  }
}
