import type { PaymentMethodName } from '@bouwpoort/contract/ordering/checkout';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { usePurchaseOwner } from '../../catalogue/prices/purchase-access.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { paths } from '../../frame/web/paths.ts';
import type { CartShipment } from '../cart/cart.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { cartActions } from '../cart/use-cart.ts';
import { isSameShipment, shipmentOf } from '../checkout-state/checkout-mapping.ts';
import { checkoutStorage } from '../checkout-state/checkout-storage.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { windowsIn } from '../delivery-days/delivery-estimate.ts';
import { failureOf } from './checkout-failure.ts';
import { type Prepared, prepareCheckout } from './checkout-server.ts';
import { detailWords } from './detail-words.ts';
import {
  currentOverview,
  detailsText,
  initialOrdering,
  type OrderingEvent,
  type OrderingState,
  type OrderingTask,
  orderingReducer,
  preparationNeeded,
  referenceProbablyExists,
} from './ordering-state.ts';
import { placeOrder } from './place-order.ts';
import { placeWords } from './place-words.ts';
import { storeOrder } from './stored-order.ts';
import { useSaveTypedAddress } from './use-save-typed-address.ts';

export type OrderingView = ReturnType<typeof useOrdering>;

/** All server requests on the way from a cart to an order (C 4.4); ordering-state.ts has its rules. */
export function useOrdering(checkout: CheckoutView) {
  const { info, step, cart, customer, addresses, repeated, dispatch } = checkout;
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const owner = usePurchaseOwner();
  const navigate = useNavigate();
  const api = useMemo(() => browserApi(owner.ventureId), [owner.ventureId]);
  const { state, send, current } = useOrderingState(step);
  const [backgroundPrepare] = useState(() => ({ last: Promise.resolve() }));
  const saveTyped = useSaveTypedAddress(checkout);

  const work = useCallback(
    async (task: OrderingTask, run: () => Promise<void>): Promise<void> => {
      if (current().busy !== null) return;
      send({ kind: 'started', task });
      try {
        await run();
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'failed' || failure.kind === 'unanswered') console.warn(error);
        send({ kind: 'failed', failure });
        if (failure.kind === 'fields') dispatch({ kind: 'refused', errors: failure.errors });
        if (failure.kind === 'late') dispatch({ kind: 'late' });
        if (failure.kind === 'paymentRequired') dispatch({ kind: 'choose', change: payOnline });
        if (failure.kind === 'cartGone') await cartActions.read();
      } finally {
        send({ kind: 'finished' });
      }
    },
    [dispatch, send, current],
  );

  const prepare = useCallback(async () => {
    await backgroundPrepare.last;
    // A repeated order skips the first step, which normally sends the shipment.
    if (repeated) await sendShipment(shipmentOf(info, customer, addresses));
    if ((await cartActions.settled()) === 'waiting') throw new Error('the cart is not at the server yet');
    const details = detailsText(info);
    const answer = await prepareCheckout(api, useCartStore.getState().cart?.id ?? 0, info);
    send({ kind: 'prepared', prepared: { ...answer, details } });
    dispatch({ kind: 'prepared', isOrderOnTime: answer.isOrderOnTime });
    // Another client wrote to this cart: update the other lists on this page too.
    if (answer.concept.cartVersion > (useCartStore.getState().cart?.version ?? 0)) void cartActions.read();
  }, [api, info, repeated, customer, addresses, dispatch, send, backgroundPrepare]);

  const completeDelivery = () =>
    work('delivery', async () => {
      const chosen = await saveTyped(api);
      if (chosen.addressId !== info.addressId) checkout.choose({ addressId: chosen.addressId, keepAddress: false });
      await sendShipment(shipmentOf(chosen, customer, chosen.book));
      dispatch({ kind: 'done', step: 1 });
    });

  const completeDetails = () =>
    work('preparing', async () => {
      send({ kind: 'overviewChanged', change: null });
      await prepare();
      dispatch({ kind: 'done', step: 2 });
    });

  /** For the warning beside the field, so a failure is not reported yet. One at a time: the server stores the last. */
  const checkReference = () => {
    if (info.reference.trim() === '' || Object.keys(checkout.found).length > 0 || current().busy !== null) return;
    const details = detailsText(info);
    backgroundPrepare.last = backgroundPrepare.last
      .then(() => prepareCheckout(api, cart.id, info))
      .then(
        (answer) => send({ kind: 'prepared', prepared: { ...answer, details } }),
        () => undefined,
      );
  };

  useEffect(() => send({ kind: 'stepShown', step }), [step, send]);

  useEffect(() => {
    // The step of this render: the state changes after it, and would prepare changes made in between.
    const needed = preparationNeeded({ ...state, step }, { info, cart });
    if (!needed) return;
    // The date is on this same screen: it can change, and a late delivery waits for confirmation.
    if (checkout.awaitsConfirmation) return;
    void work('preparing', async () => {
      // After a reload the page starts with the device's cart; the server's may be newer.
      await cartActions.settled();
      if (useCartStore.getState().cart?.version !== cart.version) return;
      if (needed.change && !repeated) send({ kind: 'overviewChanged', change: needed.change });
      await prepare();
    });
  }, [state, step, info, cart, repeated, checkout.awaitsConfirmation, work, prepare, send]);

  // Handles a return from the bank with the browser's back button.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      send({ kind: 'pageRestored' });
      void cartActions.read();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [send]);

  const overview = currentOverview(state, { info, cart });
  const place = (paymentMethodName: PaymentMethodName, approvalNote = '') =>
    work('placing', async () => {
      if (!overview) throw new Error('No checkout info');
      const facts = orderFacts(checkout, overview, detailWords(t, checkout));
      const tools = {
        api,
        attempts: checkoutStorage('attempt', owner),
        newKey: randomKey,
        store: (more: Parameters<Parameters<typeof placeOrder>[0]['store']>[0]) =>
          storeOrder(checkoutStorage('order', owner), { ...facts, ...more }),
      };
      const placed = await placeOrder(tools, { concept: overview.concept, paymentMethodName, info, approvalNote });
      if (placed.kind === 'redirect') {
        window.location.assign(placed.url);
        // Never resolves: the button stays busy until the other page has loaded.
        return new Promise<void>(() => undefined);
      }
      if (placed.kind === 'ordered') checkout.forget();
      await navigate(paths.orderProcessed(venture), { replace: true });
    });

  return {
    busy: state.busy,
    failure: state.failure,
    prepared: overview,
    changed: state.changed,
    referenceProbablyExists: referenceProbablyExists(state, info),
    completeDelivery,
    completeDetails,
    checkReference,
    place,
    tryAgain: () => send({ kind: 'retried' }),
  };
}

/** Sends the shipment, unless the server has it already. */
async function sendShipment(wanted: Partial<CartShipment>): Promise<void> {
  const now = useCartStore.getState().cart?.shipment;
  if (now && isSameShipment(now, wanted)) return;
  if ((await cartActions.setShipment(wanted)) !== 'sent') throw new Error('the shipment is not at the server');
}

/** A store instead of a React reducer: a second click before the next render must see that a task is running. */
function useOrderingState(step: CheckoutView['step']) {
  const [store] = useState(() => createStore<OrderingState>(() => initialOrdering(step)));
  const send = useCallback(
    (event: OrderingEvent) => store.setState((state) => orderingReducer(state, event), true),
    [store],
  );
  return { state: useStore(store), send, current: store.getState };
}

/** The only remaining method; the bank is chosen on the next page. */
const payOnline = { paymentMethodName: 'paynl', paymentOptionId: null, paymentOptionSubId: null } as const;

/** The facts of the order for the next page. */
function orderFacts(checkout: CheckoutView, { concept }: Prepared, details: readonly string[]) {
  return {
    cartId: concept.cartId,
    deliveryMethod: checkout.info.deliveryMethod,
    place: placeWords(checkout),
    details,
    windows: windowsIn(concept.lineItems),
    email: concept.emailAddress || checkout.customer.email,
    total: concept.totals.total,
  };
}
