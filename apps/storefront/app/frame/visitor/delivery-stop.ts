import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import { useSyncExternalStore } from 'react';
import { useChromeSession } from './chrome-session.ts';

/** Customers with a delivery stop can only pick up, so nothing promises them a delivery. */
function hasDeliveryStop(): boolean {
  return readSessionCookies(document.cookie).customer?.hasDeliverystop === true;
}

const none = () => false;

/** For parts that are also rendered on the server, where it is false. It cannot change while a page is open. */
export function useDeliveryStop(): boolean {
  const isUser = useChromeSession().kind === 'user';
  // Reading a cookie on every render would wait for another process of the browser.
  return useSyncExternalStore(() => () => undefined, isUser ? hasDeliveryStop : none, none);
}
