import type { Client } from '@bouwpoort/contract/client';
import { cookieSession, readSessionCookies } from '@bouwpoort/contract/session-cookies';
import { tellTabs } from './session-tabs.ts';

/** 'Stay logged in' (P 4.2). One tab renews; the others wait for it and find that it has been done (P 4.1). */
export function renewSession(api: Client, expiresAt: number): Promise<void> {
  return oneTabAtATime(async () => {
    const { siteUser } = readSessionCookies(document.cookie);
    if (siteUser && Date.parse(siteUser.expiresAt) > expiresAt) return;
    await api.call('token.issue', {
      body: { grant_type: 'refresh_token', client_id: 'Default' },
      headers: cookieSession,
    });
    tellTabs('changed');
  });
}

/** Browsers have locks on secure addresses only; elsewhere the server's own lock has to do. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('session-renewal', work) : work();
}
