import { isDutchPhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import { type FieldErrors, type Rules, validate } from '@bouwpoort/ui/form/field-rules.ts';
import { addressRules, required } from '../../organisation/places/address-rules.ts';
import type { MandatoryFields } from './checkout-customer.ts';
import type { CheckoutInfo, CheckoutStep } from './checkout-state.ts';

/** Keys of the texts (C 5). */
export type CheckoutMistakes = FieldErrors<CheckoutInfo>;

export interface StepContext {
  mandatory: MandatoryFields;
  /** The days that can be chosen; null while they are unknown. */
  possibleDays: ReadonlySet<string> | null;
  /** Part of the order arrives after the latest date (C 5). */
  asksConfirmation: boolean;
}

/** The errors that prevent a step from being completed, in the order of the fields on the screen. */
export function mistakesIn(step: CheckoutStep, info: CheckoutInfo, context: StepContext): CheckoutMistakes {
  if (step === 1) return validate(deliveryRules, info);
  return validate(step === 2 ? detailRules(context) : paymentRules(context), info);
}

const isPickup = ({ deliveryMethod }: CheckoutInfo) => deliveryMethod === 'instorepickup';
const whenTyped = (rule: (info: CheckoutInfo) => string | undefined) => (info: CheckoutInfo) =>
  !isPickup(info) && info.addressId === null ? rule(info) : undefined;

const deliveryRules: Rules<CheckoutInfo> = {
  pickupStoreLocationId: (info) => (isPickup(info) && info.pickupStoreLocationId === null ? 'chooseBranch' : undefined),
  postalCode: whenTyped(addressRules.postalCode),
  houseNumber: whenTyped(addressRules.houseNumber),
  street: whenTyped(addressRules.street),
  city: whenTyped(addressRules.city),
  addressName: whenTyped(({ keepAddress, addressName }) => (keepAddress ? required(addressName) : undefined)),
};

function detailRules({ mandatory, possibleDays, asksConfirmation }: StepContext): Rules<CheckoutInfo> {
  return {
    preferredDeliveryDate: ({ preferredDeliveryDate: day }) =>
      day === null || (possibleDays && !possibleDays.has(day)) ? 'invalidDate' : undefined,
    latestDeliveryDate: ({ preferredDeliveryDate: preferred, latestDeliveryDate: latest }) => {
      if (latest === null) return 'invalidDate';
      return latest < (preferred ?? '') ? 'latestBeforePreferred' : undefined;
    },
    ...laterDelivery(asksConfirmation),
    contactPhone: (info) =>
      info.contactPhone.trim() === '' || isPickup(info) || isDutchPhoneNumber(info.contactPhone)
        ? undefined
        : 'invalidPhone',
    reference: ({ reference }) => (mandatory.referenceNumber ? required(reference) : undefined),
    projectId: ({ projectId }) => (mandatory.customerObject && projectId <= 0 ? 'fieldRequired' : undefined),
    customerName: ({ customerName }) => (mandatory.customerName ? required(customerName) : undefined),
    requisitionForm: (info) => (mandatory.counterTicket && isPickup(info) ? required(info.requisitionForm) : undefined),
  };
}

/** A repeated order has its date, and the confirmation that goes with it, on the screen of the payment. */
function paymentRules({ asksConfirmation }: StepContext): Rules<CheckoutInfo> {
  return {
    ...laterDelivery(asksConfirmation),
    paymentMethodName: ({ paymentMethodName }) => (paymentMethodName === null ? 'choosePayment' : undefined),
  };
}

function laterDelivery(asksConfirmation: boolean): Rules<CheckoutInfo> {
  return {
    hasConfirmedLatestDeliveryDateExceeded: ({ hasConfirmedLatestDeliveryDateExceeded: hasConfirmed }) =>
      asksConfirmation && !hasConfirmed ? 'confirmLater' : undefined,
  };
}
