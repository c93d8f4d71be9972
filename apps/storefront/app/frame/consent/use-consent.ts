import { useSyncExternalStore } from 'react';
import { type ConsentKind, hasConsent } from './consent-cookie.ts';
import { onConsentChange } from './consent-events.ts';
import './cookiebot.ts';

/**
 * Whether the visitor has given this consent. The server never knows, so the rendered page contains nothing that needs
 * consent.
 */
export function useConsent(kind: ConsentKind): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => hasConsent(document.cookie, kind),
    () => kind === 'necessary',
  );
}

/** Opens the provider's dialog; undefined until there is one. */
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
