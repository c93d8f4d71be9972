import type { CheckoutDetails } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { type DeliveryCalendar, earliestDay, horizonDays, refusalOf } from '@bouwpoort/trade/catalogue/delivery-days';
import { refusalWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import type { CustomerStanding } from '../../customers/customers/customers.ts';
import { mustNameProject } from '../../foundation/context/company-role.ts';
import type { CartParty } from '../cart/cart.ts';
import { checkoutError } from './checkout-error.ts';

/** The reasons why a customer cannot order at all (decisions: Registration and accounts). */
export function requireOrderingCustomer(customer: CustomerStanding, method: DeliveryMethodName): void {
  if (customer.isInactive) {
    throw checkoutError('checkoutNotAllowed', 'Je account kan niet bestellen. Neem contact op met je vestiging.');
  }
  if (customer.hasOrderstop) {
    throw checkoutError(
      'checkoutNotAllowed',
      'Voor je account geldt een bestelstop. Neem contact op met je vestiging.',
    );
  }
  if (customer.hasDeliverystop && method !== 'instorepickup') {
    throw checkoutError(
      'checkoutNotAllowed',
      'Voor je account geldt een leverstop: afhalen bij een vestiging kan wel.',
    );
  }
}

const required = ['Veld is verplicht'];

/** The customer's mandatory fields; a counter ticket is only asked for at the counter. */
export function findMissingFields(
  { user, customer }: Pick<CartParty, 'user' | 'customer'>,
  method: DeliveryMethodName,
  details: CheckoutDetails,
): Record<string, string[]> {
  const { reference, requisitionForm, customerName, projectId } = details;
  return {
    ...(customer.referenceNumberMandatory && !reference ? { reference: required } : {}),
    ...(customer.counterTicketMandatory && method === 'instorepickup' && !requisitionForm
      ? { requisitionForm: required }
      : {}),
    ...(customer.customerNameMandatory && !customerName ? { customerName: required } : {}),
    ...((customer.customerObjectMandatory || mustNameProject(user)) && !(projectId && projectId > 0)
      ? { projectId: required }
      : {}),
  };
}

export function findDateErrors(
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  now: Date,
  { preferredDeliveryDate: preferred, latestDeliveryDate: latest }: CheckoutDetails,
): Record<string, string[]> {
  const why = refusalOf(calendar, method, now, preferred);
  const last = refusalOf(calendar, method, now, latest);
  return {
    ...(why ? { preferredDeliveryDate: [refusalWords(why, method)] } : {}),
    ...(latest < preferred ? { latestDeliveryDate: ['De uiterste datum ligt voor de gewenste datum'] } : {}),
    ...(last?.reason === 'tooFar' ? { latestDeliveryDate: [`Kies een datum binnen ${horizonDays} dagen`] } : {}),
  };
}

/** What was asked on another day: a day that cannot be chosen any more becomes the first that can. */
export function withPossibleDays(
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  now: Date,
  details: CheckoutDetails,
): CheckoutDetails {
  const { preferredDeliveryDate: wanted, latestDeliveryDate: latest } = details;
  const preferred = refusalOf(calendar, method, now, wanted) ? earliestDay(calendar, method, now) : wanted;
  return {
    ...details,
    preferredDeliveryDate: preferred,
    latestDeliveryDate: latest < preferred ? preferred : latest,
    hasConfirmedLatestDeliveryDateExceeded: true,
  };
}

export function throwFieldErrors(...mistakes: Record<string, string[]>[]): void {
  const errors = Object.assign({}, ...mistakes) as Record<string, string[]>;
  if (Object.keys(errors).length === 0) return;
  throw checkoutError('invalidInput', 'Niet alles is goed ingevuld', { errors });
}

/** Whether everything can be there by the latest date; later takes a confirmation (C 5). */
export function requireOnTime(
  firstWholeDay: string,
  { latestDeliveryDate, hasConfirmedLatestDeliveryDateExceeded }: CheckoutDetails,
): boolean {
  const onTime = firstWholeDay <= latestDeliveryDate;
  if (onTime || hasConfirmedLatestDeliveryDateExceeded) return onTime;
  throw checkoutError(
    'latestDeliveryDateExceeded',
    'Niet alles kan er op de uiterste datum zijn. Bevestig dat je later levering goed vindt.',
  );
}

/** The credit left for an order on account; undefined for customers who pay in advance or whose credit is unknown. */
export function creditLeft({ creditLimit, creditUsed }: CustomerStanding): ReturnType<typeof decimal> | undefined {
  // NUMERIC can be NaN.
  if (creditLimit === null || creditLimit === 'NaN' || creditUsed === 'NaN') return undefined;
  return decimal(creditLimit).minus(creditUsed);
}
