import type { OrderConfirmation, VerifiedPayment } from '@bouwpoort/contract/checkout';
import { useCallback, useEffect, useState } from 'react';
import { cartActions } from '../cart/use-cart.ts';
import { browserApi } from '../http/api.ts';
import { onDevice } from '../orders/orders-device.ts';
import { clearLastOrdered } from '../previously-ordered/last-ordered-device.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';
import { failureOf } from './checkout-failure.ts';
import { verifyPayments } from './checkout-server.ts';
import { checkoutPlace } from './checkout-storage.ts';
import { askAgainAfter, isUndecided } from './payment-outcome.ts';
import { type StoredOrder, storedOrder, storeOrder } from './stored-order.ts';

export interface ProcessedOrder {
  /** Reading: what this window keeps is not read yet. None: nothing was ordered here. */
  state: 'reading' | 'none' | 'checking' | 'known' | 'failed' | 'unknownPayment';
  kept: StoredOrder | null;
  payment: VerifiedPayment | null;
  confirmation: OrderConfirmation | null;
  /** Somebody asks once more how the payment stands. */
  checkAgain: () => void;
}

interface Asked {
  cartId: number;
  orderId: string;
}

/** The order that was made, or the payment somebody comes back from; both survive a page that is loaded again. */
export function useProcessedOrder(returned: Asked | null): ProcessedOrder {
  const { userId, ventureId } = usePurchaseOwner();
  const [kept, setCached] = useState<StoredOrder | null>(null);
  const [payment, setPayment] = useState<VerifiedPayment | null>(null);
  const [state, setState] = useState<ProcessedOrder['state']>('reading');
  const [round, setRound] = useState(0);
  const cartId = returned?.cartId;
  const orderId = returned?.orderId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const owner = { userId, ventureId };
    const place = checkoutPlace('order', owner);
    const own = storedOrder(place);
    const mine = own && (orderId === undefined || own.paymentOrderId === orderId) ? own : null;
    setCached(mine);
    const asked = askedOf(mine, cartId, orderId);
    if (!asked) {
      setState(mine?.confirmation ? 'known' : 'none');
      if (mine?.confirmation) void forgetBefore();
      return;
    }
    const leaving = new AbortController();
    const settle = (answer: VerifiedPayment) => {
      setPayment(answer);
      if (!answer.confirmation) return;
      if (mine) storeOrder(place, { ...mine, paymentOrderId: asked.orderId, confirmation: answer.confirmation });
      checkoutPlace('state', owner).write(null);
      checkoutPlace('attempt', owner).write(null);
      void forgetBefore();
    };
    setState('checking');
    follow(ventureId, asked, leaving.signal, settle).then(
      () => leaving.signal.aborted || setState('known'),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn(error);
        setState(failureOf(error).kind === 'cartGone' ? 'unknownPayment' : 'failed');
      },
    );
    return () => leaving.abort();
  }, [userId, ventureId, cartId, orderId, round]);

  const checkAgain = useCallback(() => setRound((count) => count + 1), []);
  return { state, kept, payment, confirmation: payment?.confirmation ?? kept?.confirmation ?? null, checkAgain };
}

/** What stands in the address goes before what is kept: it may be another window. */
function askedOf(kept: StoredOrder | null, cartId: number | undefined, orderId: string | undefined): Asked | null {
  if (orderId !== undefined) {
    const known = cartId ?? kept?.cartId;
    return known === undefined ? null : { cartId: known, orderId };
  }
  return kept?.paymentOrderId ? { cartId: kept.cartId, orderId: kept.paymentOrderId } : null;
}

/** C 4.4: asks how it ended, and again while nobody has decided. */
async function follow(
  ventureId: string,
  { cartId, orderId }: Asked,
  leaving: AbortSignal,
  onAnswer: (payment: VerifiedPayment) => void,
): Promise<void> {
  const api = browserApi(ventureId);
  for (const wait of [...askAgainAfter, 0]) {
    const answer = await verifyPayments(api, cartId, orderId);
    if (leaving.aborted) return;
    onAnswer(answer);
    if (!isUndecided(answer) || wait === 0) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (leaving.aborted) return;
  }
}

/** An order was made: what is left is another cart, and what the device keeps is no longer ordered last (C 4.13). */
async function forgetBefore(): Promise<void> {
  onDevice(clearLastOrdered);
  try {
    await cartActions.read();
  } catch (error) {
    // Not open yet: it reads itself when it is.
    console.info(error);
  }
}
