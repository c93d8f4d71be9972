import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import { useEffect, useState } from 'react';
import type { RootSession } from '../visitor/root-session.ts';

/** Whether staff of the venture views the shop as this user. Read in the browser, because pages are the same for both. */
export function useIsViewed(session: RootSession | null): boolean {
  const [isViewed, setIsViewed] = useState(false);
  useEffect(() => {
    setIsViewed(session !== null && readSessionCookies(document.cookie).siteUser?.viewedBy !== undefined);
  }, [session]);
  return isViewed;
}
