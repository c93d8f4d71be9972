import type { OrderConfirmation, PaymentMethodName } from '@bouwpoort/contract/checkout';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCartStore } from '../cart/cart-store.ts';
import { cartActions } from '../cart/use-cart.ts';
import { browserApi } from '../http/api.ts';
import { randomKey } from '../http/random-key.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';
import { paths } from '../site/paths.ts';
import { addressOf } from './checkout-customer.ts';
import { type CheckoutFailure, failureOf } from './checkout-failure.ts';
import { detailsOf, isSameShipment, shipmentOf } from './checkout-mapping.ts';
import { convertToOrder, type Prepared, prepareCheckout, processPayments } from './checkout-server.ts';
import type { CheckoutInfo } from './checkout-state.ts';
import { checkoutPlace } from './checkout-storage.ts';
import { windowsIn } from './delivery-estimate.ts';
import { type KeptOrder, keepOrder } from './kept-order.ts';
import { attemptFor, closeAttempt } from './order-attempt.ts';
import { placeWords } from './place-words.ts';
import type { CheckoutView } from './use-checkout.ts';

export type OrderingView = ReturnType<typeof useOrdering>;

interface PreparedFor extends Prepared {
  /** What was sent; something else has to be prepared anew. */
  asked: string;
}

/** Everything the server is asked on the way from a cart to an order (C 4.4). */
export function useOrdering(checkout: CheckoutView) {
  const { info, step, cart, customer, dispatch } = checkout;
  const venture = useVenture();
  const owner = usePurchaseOwner();
  const navigate = useNavigate();
  const api = useMemo(() => browserApi(owner.ventureId), [owner.ventureId]);
  const [busy, setBusy] = useState<'delivery' | 'preparing' | 'placing' | null>(null);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [prepared, setPrepared] = useState<PreparedFor | null>(null);
  /** The overview was made again because something changed elsewhere: to be looked at once more. */
  const [changed, setChanged] = useState<{ detail: string | null } | null>(null);
  const isAtWork = useRef(false);
  /** A quiet question under way: the server keeps what it was asked last, so nothing may overtake it. */
  const asking = useRef<Promise<void>>(Promise.resolve());
  const addressKey = useRef({ body: '', key: '' });

  /** One thing at a time: a second click finds somebody at work. */
  const work = useCallback(
    async (kind: 'delivery' | 'preparing' | 'placing', task: () => Promise<void>): Promise<void> => {
      if (isAtWork.current) return;
      isAtWork.current = true;
      setBusy(kind);
      setFailure(null);
      try {
        await task();
      } catch (error) {
        const told = failureOf(error);
        if (told.kind === 'failed' || told.kind === 'unanswered') console.warn(error);
        setFailure(told);
        if (told.kind === 'fields') dispatch({ kind: 'refused', errors: told.errors });
        if (told.kind === 'late') dispatch({ kind: 'late' });
        if (told.kind === 'paymentRequired') dispatch({ kind: 'choose', change: payOnline });
        if (told.kind === 'notPrepared') setPrepared(null);
        if (told.kind === 'cartGone') await cartActions.read();
      } finally {
        isAtWork.current = false;
        setBusy(null);
      }
    },
    [dispatch],
  );

  const prepare = useCallback(async () => {
    await asking.current;
    if ((await cartActions.settled()) === 'waiting') throw new Error('the cart is not at the server yet');
    const asked = JSON.stringify(detailsOf(info));
    const answer = await prepareCheckout(api, useCartStore.getState().cart?.id ?? 0, info);
    setPrepared({ ...answer, asked });
    dispatch({ kind: 'prepared', isOrderOnTime: answer.isOrderOnTime });
    // Somebody else wrote to this cart: the other lists on this page show it too.
    if (answer.concept.cartVersion > (useCartStore.getState().cart?.version ?? 0)) void cartActions.read();
  }, [api, info, dispatch]);

  const completeDelivery = () =>
    work('delivery', async () => {
      const chosen = await keepTyped(info);
      if (chosen.addressId !== info.addressId) checkout.choose({ addressId: chosen.addressId, keepAddress: false });
      const wanted = shipmentOf(chosen, customer, chosen.book);
      if (!isSameShipment(useCartStore.getState().cart?.shipment ?? cart.shipment, wanted)) {
        if ((await cartActions.setShipment(wanted)) !== 'sent') throw new Error('the shipment is not at the server');
      }
      dispatch({ kind: 'done', step: 1 });
    });

  /** A new address that is to stay goes into the book first, and is chosen there. */
  const keepTyped = async (given: CheckoutInfo) => {
    if (
      given.deliveryMethod === 'instorepickup' ||
      given.addressId !== null ||
      !given.keepAddress ||
      customer.isGuest
    ) {
      return { ...given, book: checkout.addresses };
    }
    const { addressName, street, houseNumber, houseNumberAddition, postalCode, city } = given;
    const body = { name: addressName, street, houseNumber, houseNumberAddition, postalCode, city };
    const asked = JSON.stringify(body);
    if (addressKey.current.body !== asked) addressKey.current = { body: asked, key: randomKey() };
    const headers = { 'idempotency-key': addressKey.current.key };
    const added = addressOf(await api.call('account.addAddress', { body, headers }));
    checkout.addAddress(added);
    return { ...given, addressId: added.addressId, book: [...checkout.addresses, added] };
  };

  const completeDetails = () =>
    work('preparing', async () => {
      setChanged(null);
      await prepare();
      dispatch({ kind: 'done', step: 2 });
    });

  /** Quietly, for the warning beside the field: nothing that goes wrong here matters yet. */
  const checkReference = () => {
    if (info.reference.trim() === '' || Object.keys(checkout.found).length > 0 || isAtWork.current) return;
    const asked = JSON.stringify(detailsOf(info));
    asking.current = asking.current
      .then(() => prepareCheckout(api, cart.id, info))
      .then(
        (answer) => setPrepared({ ...answer, asked }),
        () => undefined,
      );
  };

  const isStale =
    prepared !== null &&
    (prepared.concept.cartId !== cart.id ||
      cart.version > prepared.concept.cartVersion ||
      prepared.asked !== askedOf(info));
  useEffect(() => {
    if (step !== 3 || busy !== null || info.preferredDeliveryDate === null) return;
    if (failure !== null && failure.kind !== 'notPrepared') return;
    if (prepared !== null && !isStale) return;
    const hadChanged = failure ?? (prepared === null ? null : { detail: null });
    void work('preparing', async () => {
      // A page that is loaded again begins with the cart the device knew; the server may have another by now.
      await cartActions.settled();
      if (useCartStore.getState().cart?.version !== cart.version) return;
      if (hadChanged) setChanged({ detail: hadChanged.detail });
      await prepare();
    });
  }, [step, busy, failure, prepared, isStale, info.preferredDeliveryDate, cart.version, work, prepare]);
  // What went wrong belongs to the step it went wrong in, or was led to.
  const stepBefore = useRef(step);
  useEffect(() => {
    if (stepBefore.current < step) setFailure(null);
    stepBefore.current = step;
  }, [step]);

  // Back from the bank by the browser's own button: the page is as it was left, and nobody is at work any more.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isAtWork.current = false;
      setBusy(null);
      void cartActions.read();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const place = (paymentMethodName: PaymentMethodName) =>
    work('placing', async () => {
      if (!prepared || isStale) throw new Error('No checkout info');
      const { concept } = prepared;
      const place = checkoutPlace('attempt', owner);
      const asked = JSON.stringify([paymentMethodName, info.paymentOptionId, info.paymentOptionSubId]);
      const keep = (more: Pick<KeptOrder, 'paymentOrderId' | 'confirmation'>) =>
        keepOrder(checkoutPlace('order', owner), { ...orderFacts(checkout, prepared, placeWords(checkout)), ...more });
      const send = async (): Promise<void> => {
        const attempt = attemptFor(place, concept, asked, randomKey);
        keep({ paymentOrderId: null, confirmation: null });
        try {
          if (paymentMethodName === 'paynl') {
            const { orderId, redirectUrl } = await processPayments(api, attempt, info);
            keep({ paymentOrderId: orderId, confirmation: null });
            closeAttempt(place);
            if (redirectUrl !== null) {
              window.location.assign(redirectUrl);
              // The button stays busy until the other page is there.
              return await new Promise<void>(() => undefined);
            }
            await navigate(paths.orderProcessed(venture), { replace: true });
            return;
          }
          const confirmation: OrderConfirmation = await convertToOrder(api, attempt, paymentMethodName);
          keep({ paymentOrderId: null, confirmation });
          closeAttempt(place);
          checkout.forget();
          await navigate(paths.orderProcessed(venture), { replace: true });
        } catch (error) {
          const told = failureOf(error);
          if (told.kind === 'alreadyPaid') {
            keep({ paymentOrderId: told.payment.orderId, confirmation: told.payment.confirmation });
            closeAttempt(place);
            await navigate(paths.orderProcessed(venture), { replace: true });
            return;
          }
          // An answer that may still exist is asked for again under the same key.
          if (told.kind !== 'unanswered' && told.kind !== 'providerFailed') closeAttempt(place);
          // That was an older question, of which nothing came: now the one that stands on screen.
          if (told.kind === 'notPrepared' && attempt.salesOrderId !== concept.salesOrderId) return send();
          throw error;
        }
      };
      await send();
    });

  return {
    busy,
    failure,
    prepared: prepared && !isStale ? prepared : null,
    changed,
    referenceProbablyExists:
      prepared?.referenceProbablyExists === true && referenceIn(prepared.asked) === info.reference.trim(),
    completeDelivery,
    completeDetails,
    checkReference,
    place,
    tryAgain: () => setFailure(null),
  };
}

/** The one way that is left; which bank is asked again. */
const payOnline = { paymentMethodName: 'paynl', paymentOptionId: null, paymentOptionSubId: null } as const;

function askedOf(info: CheckoutInfo): string | null {
  return info.preferredDeliveryDate === null || info.latestDeliveryDate === null
    ? null
    : JSON.stringify(detailsOf(info));
}

function referenceIn(asked: string): string {
  return String((JSON.parse(asked) as { reference?: unknown }).reference ?? '');
}

/** What the next page tells of it. */
function orderFacts({ info, customer }: CheckoutView, { concept }: Prepared, place: string) {
  return {
    cartId: concept.cartId,
    deliveryMethod: info.deliveryMethod,
    place,
    windows: windowsIn(concept.lineItems),
    email: concept.emailAddress || customer.email,
    total: concept.totals.total,
  };
}
