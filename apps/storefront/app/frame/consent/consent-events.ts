/** Cookiebot's events, dispatched on the window by either provider (decisions, Content). */
export const consentEvents = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'] as const;
const loadEvent = 'CookiebotOnLoad';
type ConsentEvent = (typeof consentEvents)[number] | typeof loadEvent;

/** After any of these events the consent may have changed, or a provider has become available. */
export function onConsentChange(changed: () => void): () => void {
  const names = [...consentEvents, loadEvent];
  for (const name of names) window.addEventListener(name, changed);
  return () => {
    for (const name of names) window.removeEventListener(name, changed);
  };
}

export function dispatchConsentEvent(name: ConsentEvent): void {
  window.dispatchEvent(new Event(name));
}
