import { readSessionCookies } from '@bouwpoort/contract/session-cookies';
import { useSyncExternalStore } from 'react';

/** Customers with a delivery stop can only pick up, so no delivery is promised to them. */
function hasDeliveryStop(): boolean {
  return readSessionCookies(document.cookie).customer?.hasDeliverystop === true;
}

/** For parts that are also rendered on the server, where nobody has one. It cannot change while a page is open. */
export function useDeliveryStop(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    hasDeliveryStop,
    () => false,
  );
}
