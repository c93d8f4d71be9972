import { readSessionCookies } from '@bouwpoort/contract/session-cookies';

/** Customers with a delivery stop can only pick up, so no delivery is promised to them. */
export function hasDeliveryStop(): boolean {
  return readSessionCookies(document.cookie).customer?.hasDeliverystop === true;
}
