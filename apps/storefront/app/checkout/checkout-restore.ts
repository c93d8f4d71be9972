import type { PaymentMethodName } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import type { DeliveryModeId } from '@bouwpoort/contract/organisation/ventures';
import { deliveryTimes } from '@bouwpoort/trade/ordering/delivery-wishes';
import { type CartFulfilment, isPickedUp } from '../cart/cart.ts';
import {
  type CheckoutInfo,
  type CheckoutState,
  type CheckoutStep,
  noProject,
  startCheckout,
} from './checkout-state.ts';

/* The checkout that a window stores, and the part of it that is still valid when it is read. */

/** Raise it when the stored format changes, so that values of an older page are ignored. */
const storageVersion = 1;

/** The lines of the cart when the checkout was stored. */
export type StoredLines = readonly (readonly [variantGuid: string, quantity: number])[];

export interface KnownChoices {
  deliveryMethods: readonly DeliveryMethodName[];
  addressIds: readonly string[];
  branchIds: readonly string[];
  projectIds: readonly number[];
  deliveryModes: readonly DeliveryModeId[];
  lines: StoredLines;
}

export function storedText({ step, reached, info, isLatestByHand }: CheckoutState, lines: StoredLines): string {
  // A confirmation applies to what is on screen now, so it is not restored.
  const stored = { ...info, hasConfirmedLatestDeliveryDateExceeded: false };
  return JSON.stringify({ form: storageVersion, step, reached, info: stored, isLatestByHand, lines });
}

/** Every value is validated against the current data; invalid ones get their default. */
export function restoreCheckout(text: string | null, fresh: Partial<CheckoutInfo>, known: KnownChoices): CheckoutState {
  const begun = startCheckout(fresh);
  const stored = parsed(text);
  if (stored?.form !== storageVersion || !isRecord(stored.info)) return begun;
  const start = { ...begun, isLatestByHand: stored.isLatestByHand === true };
  const { info, isWhole } = validInfo(stored.info, start.info, known);
  if (!isWhole || hasMore(known.lines, stored.lines)) return { ...start, info };
  const reached = stepIn(stored.reached);
  return { ...start, info, reached, step: Math.min(stepIn(stored.step), reached) as CheckoutStep };
}

/**
 * The choice between delivery and pickup, and of the branch, may be made on another page: it takes precedence over the
 * checkout that this window stored. A cart without a choice is a new one, and starts with the defaults.
 */
export function withPickupOf(
  state: CheckoutState,
  cart: CartFulfilment,
  fresh: Pick<Partial<CheckoutInfo>, 'deliveryMethod' | 'pickupStoreLocationId'>,
  branchIds: readonly string[],
): CheckoutState {
  const { deliveryMethod, pickupStoreLocationId } = state.info;
  const wasPickup = deliveryMethod === 'instorepickup';
  const chosen = branchIds.find((branchId) => branchId === cart.pickupBranchId) ?? null;
  const start = {
    deliveryMethod: fresh.deliveryMethod ?? 'storedelivery',
    pickupStoreLocationId: fresh.pickupStoreLocationId ?? null,
  };
  const isPickup = isPickedUp(cart) || start.deliveryMethod === 'instorepickup';
  const atBranch = chosen ?? (wasPickup ? pickupStoreLocationId : start.pickupStoreLocationId);
  const wanted = isPickup
    ? { deliveryMethod: 'instorepickup' as const, pickupStoreLocationId: atBranch }
    : wasPickup
      ? start
      : { deliveryMethod, pickupStoreLocationId };
  if (wanted.deliveryMethod === deliveryMethod && wanted.pickupStoreLocationId === pickupStoreLocationId) return state;
  return { ...state, step: 1, reached: 1, info: { ...state.info, ...wanted } };
}

function validInfo(stored: Record<string, unknown>, start: CheckoutInfo, known: KnownChoices) {
  const text = (name: keyof CheckoutInfo, longest: number) => {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  const oneOf = <T>(value: unknown, all: readonly T[]) => (all.includes(value as T) ? (value as T) : null);
  const deliveryMethod = oneOf(stored.deliveryMethod, known.deliveryMethods);
  const addressId = oneOf(stored.addressId, known.addressIds);
  const branchId = oneOf(stored.pickupStoreLocationId, known.branchIds);
  const projectId = oneOf(stored.projectId, known.projectIds);
  const info: CheckoutInfo = {
    ...start,
    deliveryMethod: deliveryMethod ?? start.deliveryMethod,
    addressId: stored.addressId === null ? null : (addressId ?? start.addressId),
    street: text('street', 100),
    houseNumber: text('houseNumber', 16),
    houseNumberAddition: text('houseNumberAddition', 10),
    postalCode: text('postalCode', 10),
    city: text('city', 80),
    keepAddress: stored.keepAddress === true,
    addressName: text('addressName', 100),
    deliveryModeId: oneOf(stored.deliveryModeId, known.deliveryModes),
    deliveryTime: oneOf(stored.deliveryTime, deliveryTimes) ?? 'any',
    unloadingFloor: text('unloadingFloor', 40),
    contactPhone: text('contactPhone', 25),
    pickupStoreLocationId: branchId ?? start.pickupStoreLocationId,
    preferredDeliveryDate: dayIn(stored.preferredDeliveryDate),
    latestDeliveryDate: dayIn(stored.latestDeliveryDate),
    reference: text('reference', 50),
    comment: text('comment', 1000),
    projectId: projectId ?? noProject,
    requisitionForm: text('requisitionForm', 50),
    costCentre: text('costCentre', 30),
    customerName: text('customerName', 100),
    paymentMethodName: oneOf<PaymentMethodName>(stored.paymentMethodName, ['paynl', 'invoice', 'cashondelivery']),
    paymentOptionId: text('paymentOptionId', 50) || null,
    paymentOptionSubId: text('paymentOptionSubId', 50) || null,
  };
  const isWhole =
    deliveryMethod !== null &&
    (stored.addressId === null || addressId !== null) &&
    (stored.pickupStoreLocationId === null || branchId !== null) &&
    (stored.projectId === noProject || projectId !== null);
  return { info, isWhole };
}

/** C 2.7: back to the first step when something is added, in any window or on any device. */
export function hasMore(now: StoredLines, stored: unknown): boolean {
  if (!Array.isArray(stored)) return true;
  const before = new Map(stored.filter(Array.isArray).map(([guid, quantity]) => [guid as unknown, Number(quantity)]));
  return now.some(([guid, quantity]) => !(quantity <= (before.get(guid) ?? 0)));
}

function dayIn(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const date = new Date(`${value}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null;
}

function stepIn(value: unknown): CheckoutStep {
  return value === 2 || value === 3 ? value : 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    // Truncated or written by other code: treated as absent.
    return null;
  }
}
