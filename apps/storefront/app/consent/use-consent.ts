import { useSyncExternalStore } from 'react';
import { type ConsentKind, hasConsent } from './consent-cookie.ts';
import { onConsentChange } from './consent-events.ts';
import './cookiebot.ts';

/** Has the visitor allowed this? The server never knows, so nothing that needs consent is in the page it sends. */
export function useConsent(kind: ConsentKind): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => hasConsent(document.cookie, kind),
    () => kind === 'necessary',
  );
}

/** Leads to the provider's dialog; nothing until there is one. */
export function useConsentDialog(): (() => void) | undefined {
  const available = useSyncExternalStore(
    onConsentChange,
    () => window.Cookiebot?.renew !== undefined,
    () => false,
  );
  return available ? openConsentDialog : undefined;
}

function openConsentDialog(): void {
  window.Cookiebot?.renew();
}
