import { readSessionCookies } from '@bouwpoort/contract/session-cookies';
import { useSyncExternalStore } from 'react';
import { useChromeSession } from './chrome-session.ts';

/** Customers with a delivery stop can only pick up, so no delivery is promised to them. */
function hasDeliveryStop(): boolean {
  return readSessionCookies(document.cookie).customer?.hasDeliverystop === true;
}

const none = () => false;

/** For parts that are also rendered on the server, where nobody has one. It cannot change while a page is open. */
export function useDeliveryStop(): boolean {
  const isUser = useChromeSession().kind === 'user';
  // Reading a cookie waits for another process of the browser, at every render.
  return useSyncExternalStore(() => () => undefined, isUser ? hasDeliveryStop : none, none);
}
