import type { CustomerCookie } from '@bouwpoort/contract/customers/session-cookies';
import type { CustomerToday } from '@bouwpoort/contract/ordering/orders';
import { type DeliveryMethodName, deliveryPromise, handsOut } from '@bouwpoort/trade/catalogue/delivery-days';
import { promiseWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { dayOf, timeOf } from '@bouwpoort/trade/foundation/dutch-dates';

type Branch = NonNullable<CustomerToday['branch']>;
type Customer = Pick<CustomerCookie, 'hasDeliverystop' | 'hasOrderstop' | 'isInactive'>;
type Delivery = NonNullable<CustomerToday['orders']>['deliveries'][number];

interface OrderMoment {
  method: DeliveryMethodName;
  /** Until today's cut-off; null when the next one is on another day, or there is none. */
  minutesLeft: number | null;
  /** 'Vandaag vóór 16.00 uur besteld, morgen geleverd' */
  line: string;
}

/**
 * The cut-off for the earliest day; undefined for a customer who cannot order, or a branch without delivery and pickup.
 */
export function orderMoment({ calendar }: Branch, customer: Customer | undefined, now: Date): OrderMoment | undefined {
  if (!customer || customer.hasOrderstop || customer.isInactive || calendar.cutOffs.length === 0) return undefined;
  const method = customer.hasDeliverystop ? 'instorepickup' : 'storedelivery';
  if (method === 'instorepickup' && !handsOut(calendar)) return undefined;
  const promise = deliveryPromise(calendar, method, now);
  const isToday = promise.orderOn === dayOf(now) && promise.orderBefore !== undefined;
  return {
    method,
    minutesLeft: isToday ? minutesOf(promise.orderBefore ?? '') - minutesOf(timeOf(now)) : null,
    line: promiseWords(promise, method, now).line,
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** '2 uur en 14 minuten' */
export function timeLeft(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [`${hours} uur`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'minuut' : 'minuten'}`] : []),
  ];
  return parts.join(' en ');
}

/** Deliveries that must come today are distinguished from those that may also come later. */
export function deliveriesToday(deliveries: readonly Delivery[], today: string) {
  const certain = deliveries.filter(({ before }) => before === today);
  return certain.length > 0 ? { isCertain: true, deliveries: certain } : { isCertain: false, deliveries };
}
