import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { usePurchaseOwner } from '../../catalogue/prices/purchase-access.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { type Cart, isPickedUp } from '../cart/cart.ts';
import { cartActions } from '../cart/use-cart.ts';
import { dayChoices, firstOf, laterThan, plannedLines, withoutFixedDay } from '../delivery-days/day-choices.ts';
import { useBranchCalendar } from '../delivery-days/use-branch-calendar.ts';
import { useLineWindows } from '../delivery-days/use-line-windows.ts';
import { chosenJobsite, markChosenJobsiteApplied } from '../jobsite-choice/chosen-jobsite.ts';
import { repeatedIn } from '../reorder/repeated-order.ts';
import { repeatedOrderStorage } from '../reorder/repeated-order-storage.ts';
import { type CheckoutBranch, deliveringBranch } from './checkout-branch.ts';
import type { CheckoutAddress, CheckoutCustomer } from './checkout-customer.ts';
import { type CheckoutMistakes, mistakesIn } from './checkout-fields.ts';
import { isSameShipment, wayOf } from './checkout-mapping.ts';
import { hasMore, restoreCheckout, type StoredLines, storedText, withPickupOf } from './checkout-restore.ts';
import { type CheckoutInfo, type CheckoutStep, checkoutReducer, noProject, repeatCheckout } from './checkout-state.ts';
import { checkoutStorage } from './checkout-storage.ts';
import { bothMethods, firstChoices, jobsiteChoices, onlyProject, withJobsite, withProject } from './jobsite-choices.ts';
import { repeatedChoices } from './repeated-choices.ts';
import { useDeliveryMethods } from './use-payment-methods.ts';

interface CheckoutOptions {
  customer: CheckoutCustomer;
  branches: readonly CheckoutBranch[];
  cart: Cart;
}

export type CheckoutView = ReturnType<typeof useCheckout>;

/** The choices, the options and the errors of the checkout. In the browser only: the window stores it. */
export function useCheckout({ customer: given, branches, cart }: CheckoutOptions) {
  const venture = useVenture();
  const { userId, ventureId } = usePurchaseOwner();
  const site = useMemo(() => chosenJobsite({ userId, ventureId }), [userId, ventureId]);
  const customer = useMemo(() => withProject(given, given.isGuest ? null : site), [given, site]);
  const place = useMemo(() => checkoutStorage('state', { userId, ventureId }), [userId, ventureId]);
  const [addedAddresses, setAddedAddresses] = useState<readonly CheckoutAddress[]>([]);
  const addresses = useMemo(() => mergeBook(customer.addresses, addedAddresses), [customer.addresses, addedAddresses]);
  const { names: deliveryMethods, directSaving, isKnown } = useDeliveryMethods(cart, customer.hasDeliveryStop);
  const lines = useMemo(() => storedLinesOf(cart), [cart]);
  const repeatStorage = useMemo(() => repeatedOrderStorage({ userId, ventureId }), [userId, ventureId]);
  const repeated = useMemo(() => repeatedIn(repeatStorage.read(), cart), [repeatStorage, cart]);
  const [state, dispatch] = useReducer(checkoutReducer, undefined, () => {
    const branchIds = branches.map(({ branchId }) => branchId);
    if (repeated && !repeated.isTaken) {
      const choices = repeatedChoices(repeated, { customer, branchIds, deliveryModes: venture.deliveryModes });
      const given = choices.projectId === noProject ? onlyProject(customer) : {};
      return repeatCheckout({ ...firstChoices(customer, branches, cart), ...choices, ...given });
    }
    // Choices taken over from a repeated order are dropped with it: the cart is a different one now.
    const stored = repeatStorage.read() && !repeated ? null : place.read();
    const ofJobsite = site && !customer.isGuest ? jobsiteChoices(site, customer) : {};
    const fresh = firstChoices(customer, branches, cart);
    const restored = restoreCheckout(
      stored,
      { ...fresh, ...ofJobsite },
      {
        deliveryMethods: customer.hasDeliveryStop ? ['instorepickup'] : bothMethods,
        addressIds: customer.addresses.map(({ addressId }) => addressId),
        branchIds,
        projectIds: customer.projects.map(({ id }) => id),
        deliveryModes: venture.deliveryModes,
        lines,
      },
    );
    const begun = stored !== null && site && !site.isTaken ? withJobsite(restored, ofJobsite) : restored;
    return withPickupOf(begun, cart.shipment, fresh, branchIds);
  });
  // Taken once: from here on it is one of the choices.
  useEffect(() => markChosenJobsiteApplied({ userId, ventureId }), [userId, ventureId]);
  const { info, step } = state;

  // C 2.7: an added line returns to the first step.
  const [isLedBack, setIsLedBack] = useState(false);
  const stepNow = useRef(step);
  useEffect(() => {
    stepNow.current = step;
  }, [step]);
  const linesBefore = useRef<StoredLines>(lines);
  useEffect(() => {
    const isMore = hasMore(lines, linesBefore.current);
    linesBefore.current = lines;
    if (!isMore) return;
    setIsLedBack(stepNow.current > 1);
    dispatch({ kind: 'added' });
  }, [lines]);
  useEffect(() => place.write(storedText(state, linesBefore.current)), [place, state]);
  useEffect(() => {
    if (!repeated) repeatStorage.write(null);
    else if (!repeated.isTaken) repeatStorage.write({ ...repeated, isTaken: true });
  }, [repeatStorage, repeated]);
  useEffect(() => cartActions.setCheckoutStep(step), [step]);
  // The cart shows its own way of being got. Not again when the cart changes: another window may choose otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    const way = wayOf(info);
    const isDelivered = !isPickedUp(way) && !isPickedUp(cart.shipment);
    if (isDelivered || isSameShipment(cart.shipment, way)) return;
    // Step 1 sends it again on completion, and reports failures then.
    cartActions.setShipment(way).catch((error: unknown) => console.warn(error));
  }, [info.deliveryMethod, info.pickupStoreLocationId]);
  useEffect(() => {
    const [first] = deliveryMethods;
    if (first && isKnown && !deliveryMethods.includes(info.deliveryMethod)) {
      dispatch({ kind: 'choose', change: { deliveryMethod: first } });
    }
  }, [deliveryMethods, isKnown, info.deliveryMethod]);

  const isPickup = info.deliveryMethod === 'instorepickup';
  const ownBranch = deliveringBranch(customer.branchId, venture.storeLocations);
  const branchId = isPickup ? info.pickupStoreLocationId : ownBranch;
  const branchCalendar = useBranchCalendar(branchId);
  const windows = useLineWindows(cart, info.deliveryMethod, branchId);
  const planned = useMemo(() => plannedLines(cart.lineItems, windows.byVariant), [cart.lineItems, windows]);
  const minute = Math.floor(branchCalendar.now.getTime() / 60_000);
  const days = useMemo(
    () =>
      branchCalendar.calendar === null || windows.state === 'loading'
        ? null
        : dayChoices(branchCalendar.calendar, info.deliveryMethod, new Date(minute * 60_000), firstOf(planned)),
    [branchCalendar.calendar, windows.state, planned, info.deliveryMethod, minute],
  );
  useEffect(() => {
    if (days && days.possible.size > 0) dispatch({ kind: 'days', possible: days.possible, first: days.first });
  }, [days]);

  const late = laterThan(planned, info.preferredDeliveryDate);
  const tooLate = laterThan(planned, info.latestDeliveryDate);
  const asksConfirmation = !state.isOrderOnTime || tooLate.length > 0;
  /** A repeated order goes straight to the overview, which cannot be made before this confirmation. */
  const awaitsConfirmation = repeated !== null && asksConfirmation && !info.hasConfirmedLatestDeliveryDateExceeded;
  const found = mistakesIn(step, info, {
    mandatory: customer.mandatory,
    possibleDays: days?.possible ?? null,
    asksConfirmation,
  });

  const [checked, setChecked] = useState<CheckoutStep | null>(null);
  return {
    ...state,
    cart,
    /** The order that is repeated, while this cart still contains part of it. */
    repeated,
    customer,
    branches,
    addresses,
    deliveryMethods,
    directSaving,
    ownBranch,
    calendar: branchCalendar,
    days,
    /** All articles that can be ordered are in stock at the branch, so they all share its first day. */
    isAllInStock: windows.state === 'known' && planned.every(({ supplySource }) => supplySource === 'branch'),
    late,
    tooLate,
    withoutFixedDay: withoutFixedDay(planned, info.preferredDeliveryDate, info.latestDeliveryDate),
    asksConfirmation,
    awaitsConfirmation,
    found,
    /** A line was added to the cart in a later step. */
    isLedBack: isLedBack && step === 1,
    /** Hidden until the user tries to continue. */
    mistakes: checked === step ? found : noMistakes,
    choose: (change: Partial<CheckoutInfo>) => dispatch({ kind: 'choose', change }),
    open: (to: CheckoutStep) => {
      setChecked(null);
      dispatch({ kind: 'open', step: to });
    },
    /** Shows errors from now on; returns true when there are none. */
    check: () => {
      setChecked(step);
      setIsLedBack(false);
      return Object.keys(found).length === 0;
    },
    addAddress: (address: CheckoutAddress) => setAddedAddresses((known) => [...known, address]),
    forget: () => {
      place.write(null);
      repeatStorage.write(null);
    },
    dispatch,
  };
}

const noMistakes: CheckoutMistakes = {};

function mergeBook(book: readonly CheckoutAddress[], added: readonly CheckoutAddress[]): readonly CheckoutAddress[] {
  const known = new Set(book.map(({ addressId }) => addressId));
  return [...book, ...added.filter(({ addressId }) => !known.has(addressId))];
}

function storedLinesOf({ lineItems }: Cart): StoredLines {
  return lineItems.map(({ variantGuid, quantity }) => [variantGuid, quantity] as const);
}
