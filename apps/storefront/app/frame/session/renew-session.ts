import { cookieSession, readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import type { Client } from '@bouwpoort/contract/program/client';
import { broadcastToTabs } from './session-tabs.ts';

/** 'Stay logged in' (P 4.2). One tab renews; others wait for it and then find the session renewed (P 4.1). */
export function renewSession(api: Client, expiresAt: number): Promise<void> {
  return withRenewalLock(async () => {
    const { siteUser } = readSessionCookies(document.cookie);
    if (siteUser && Date.parse(siteUser.expiresAt) > expiresAt) return;
    await api.call('token.issue', {
      body: { grant_type: 'refresh_token', client_id: 'Default' },
      headers: cookieSession,
    });
    broadcastToTabs('changed');
  });
}

/** Web Locks exist on https only; elsewhere the server's lock is enough. */
function withRenewalLock(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('session-renewal', work) : work();
}
