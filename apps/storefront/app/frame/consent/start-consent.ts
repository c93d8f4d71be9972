import type { ConsentSettings } from '@bouwpoort/contract/program/page-request';
import { browserApi } from '../http/api.ts';
import { type ConsentChoice, readConsent } from './consent-cookie.ts';
import type { ConsentDialog } from './consent-dialog.ts';
import { dispatchConsentEvent, onConsentChange } from './consent-events.ts';
import { consentRootId } from './consent-root.ts';
import { insertScript, whileConsented } from './consented-script.ts';
import { deleteRefusedCookies } from './delete-cookies.ts';
import { dispatchAnswerEvents, ownConsent } from './own-consent.ts';
import { manageTagManager } from './tag-manager.ts';

interface Venture {
  id: string;
  privacyPage: { url: string };
}

/** Monitoring is not a third-party script: it is part of our own files (frame/telemetry/monitoring.tsx). */
type ScriptSettings = Omit<ConsentSettings, 'monitoring'>;

/** Call it once per document. Scripts that need consent are loaded only through whileConsented or useConsent. */
export function startConsent(settings: ScriptSettings, venture: () => Venture): () => void {
  const { cookiebotId, tagManagerId, marketingScript } = settings;
  const stops = [cookiebotId === null ? startOwn(venture) : startCookiebot(cookiebotId)];
  if (marketingScript !== null) {
    stops.push(whileConsented({ kinds: ['statistics', 'marketing'], insert: () => insertScript(marketingScript) }));
  }
  if (tagManagerId !== null) stops.push(manageTagManager(tagManagerId));
  return () => {
    for (const stop of stops) stop();
  };
}

function startCookiebot(id: string): () => void {
  // Our own dialog deletes cookies itself after an answer.
  const stopDeleting = onConsentChange(() => {
    const choice = readConsent(document.cookie);
    if (choice) deleteRefusedCookies(choice);
  });
  const removeScript = insertScript('https://consent.cookiebot.com/uc.js', {
    id: 'Cookiebot',
    'data-cbid': id,
    'data-culture': 'nl',
    // Our code waits for consent itself, so Cookiebot must not block scripts.
    'data-blockingmode': 'none',
  });
  return () => {
    stopDeleting();
    removeScript();
  };
}

function startOwn(venture: () => Venture): () => void {
  const provider = ownConsent((onChoice) => loadDialog(venture, onChoice));
  window.Cookiebot = provider;
  dispatchConsentEvent('CookiebotOnLoad');
  dispatchAnswerEvents(provider);
  if (!provider.hasResponse) provider.show();
  const stopWatchingVisibility = onPageVisible(() => dispatchAnswerEvents(provider));
  return () => {
    stopWatchingVisibility();
    provider.hide();
    delete window.Cookiebot;
  };
}

async function loadDialog(venture: () => Venture, onChoice: (choice: ConsentChoice) => void): Promise<ConsentDialog> {
  const [{ consentDialog }, texts] = await Promise.all([
    import('./consent-dialog.ts'),
    browserApi(venture().id).call('translation.namespace', { params: { namespace: 'consent' } }),
  ]);
  return consentDialog({
    root: () => document.getElementById(consentRootId),
    text: (key) => texts[key] ?? key,
    privacyUrl: () => venture().privacyPage.url,
    onChoice,
  });
}

/** Another tab may have answered in the meantime. */
function onPageVisible(check: () => void): () => void {
  const stamp = () => readConsent(document.cookie)?.stamp;
  let known = stamp();
  const stopListening = onConsentChange(() => {
    known = stamp();
  });
  const run = () => {
    if (document.visibilityState === 'visible' && stamp() !== known) check();
  };
  document.addEventListener('visibilitychange', run);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', run);
  };
}
