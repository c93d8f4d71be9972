import { isHouseNumber } from '@bouwpoort/trade/house-number';
import { isPostalCode } from '@bouwpoort/trade/postal-code';
import type { MandatoryFields } from './checkout-customer.ts';
import type { CheckoutField, CheckoutInfo, CheckoutStep } from './checkout-state.ts';

/** Keys of the texts (C 5). */
type CheckoutMistake =
  | 'fieldRequired'
  | 'invalidPostalCode'
  | 'invalidHouseNumber'
  | 'invalidDate'
  | 'chooseBranch'
  | 'latestBeforePreferred'
  | 'confirmLater'
  | 'choosePayment';

export type CheckoutMistakes = Partial<Record<CheckoutField, CheckoutMistake>>;

export interface FieldRules {
  mandatory: MandatoryFields;
  /** The days that can be chosen; nothing while they are not known. */
  possibleDays: ReadonlySet<string> | null;
  /** Something comes after the latest date (C 5). */
  asksConfirmation: boolean;
}

const isEmpty = (text: string) => text.trim() === '';

/** What keeps a step from being done, in the order of the fields on the screen. */
export function mistakesIn(step: CheckoutStep, info: CheckoutInfo, rules: FieldRules): CheckoutMistakes {
  if (step === 1) return deliveryMistakes(info);
  return step === 2 ? detailMistakes(info, rules) : paymentMistakes(info);
}

function deliveryMistakes(info: CheckoutInfo): CheckoutMistakes {
  if (info.deliveryMethod === 'instorepickup') {
    return info.pickupStoreLocationId === null ? { pickupStoreLocationId: 'chooseBranch' } : {};
  }
  return info.addressId === null ? addressMistakes(info) : {};
}

type TypedAddress = Pick<
  CheckoutInfo,
  'street' | 'houseNumber' | 'postalCode' | 'city' | 'keepAddress' | 'addressName'
>;

export function addressMistakes(typed: TypedAddress): CheckoutMistakes {
  return {
    ...(isPostalCode(typed.postalCode) ? {} : { postalCode: 'invalidPostalCode' }),
    ...houseNumberMistake(typed.houseNumber),
    ...(isEmpty(typed.street) ? { street: 'fieldRequired' } : {}),
    ...(isEmpty(typed.city) ? { city: 'fieldRequired' } : {}),
    ...(typed.keepAddress && isEmpty(typed.addressName) ? { addressName: 'fieldRequired' } : {}),
  };
}

function houseNumberMistake(text: string): CheckoutMistakes {
  if (isEmpty(text)) return { houseNumber: 'fieldRequired' };
  return isHouseNumber(text) ? {} : { houseNumber: 'invalidHouseNumber' };
}

function detailMistakes(info: CheckoutInfo, { mandatory, possibleDays, asksConfirmation }: FieldRules) {
  const { preferredDeliveryDate: preferred, latestDeliveryDate: latest } = info;
  const asksTicket = mandatory.counterTicket && info.deliveryMethod === 'instorepickup';
  const mistakes: CheckoutMistakes = {
    ...(preferred === null || (possibleDays && !possibleDays.has(preferred))
      ? { preferredDeliveryDate: 'invalidDate' }
      : {}),
    ...(latest === null ? { latestDeliveryDate: 'invalidDate' } : {}),
    ...(latest !== null && latest < (preferred ?? '') ? { latestDeliveryDate: 'latestBeforePreferred' } : {}),
    ...(asksConfirmation && !info.hasConfirmedLatestDeliveryDateExceeded
      ? { hasConfirmedLatestDeliveryDateExceeded: 'confirmLater' }
      : {}),
    ...(mandatory.referenceNumber && isEmpty(info.reference) ? { reference: 'fieldRequired' } : {}),
    ...(mandatory.customerObject && info.projectId <= 0 ? { projectId: 'fieldRequired' } : {}),
    ...(mandatory.customerName && isEmpty(info.customerName) ? { customerName: 'fieldRequired' } : {}),
    ...(asksTicket && isEmpty(info.requisitionForm) ? { requisitionForm: 'fieldRequired' } : {}),
  };
  return mistakes;
}

function paymentMistakes(info: CheckoutInfo): CheckoutMistakes {
  return info.paymentMethodName === null ? { paymentMethodName: 'choosePayment' } : {};
}
