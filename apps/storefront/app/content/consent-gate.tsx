import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/atoms/button.tsx';
import { type ConsentKind, hasConsent } from './consent-cookie.ts';

declare global {
  interface Window {
    /** The consent provider, once it has loaded; `renew` shows its dialog again. */
    Cookiebot?: { renew?: () => void };
  }
}

/** The provider's events (decisions): after each of them the cookie may say something else. */
const consentEvents = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'];

function subscribe(changed: () => void): () => void {
  for (const name of consentEvents) window.addEventListener(name, changed);
  return () => {
    for (const name of consentEvents) window.removeEventListener(name, changed);
  };
}

/** Has the visitor allowed this? The server never knows, so nothing that needs consent is in the page it sends. */
export function useConsent(kind: ConsentKind): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasConsent(document.cookie, kind),
    () => kind === 'necessary',
  );
}

interface ConsentGateProps {
  kind: ConsentKind;
  /** Stands there until the consent is given. */
  fallback: ReactNode;
  children: ReactNode;
}

export function ConsentGate({ kind, fallback, children }: ConsentGateProps) {
  return useConsent(kind) ? children : fallback;
}

/** Leads to the provider's dialog, where there is one. */
export function ConsentButton() {
  const { t } = useTranslation('content');
  const available = useSyncExternalStore(
    subscribe,
    () => window.Cookiebot?.renew !== undefined,
    () => false,
  );
  if (!available) return null;
  return <Button onClick={() => window.Cookiebot?.renew?.()}>{t('consentChange')}</Button>;
}
