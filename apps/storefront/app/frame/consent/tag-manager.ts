import type {} from '../tracking/data-layer.ts';
import { insertScript, whileConsented } from './consented-script.ts';

/**
 * The container is loaded with the consent for statistics. It reads in the data layer which of its tags may run, in the
 * terms of Google's consent mode, at the start and after every answer.
 */
export function manageTagManager(id: string): () => void {
  return whileConsented({
    kinds: ['statistics'],
    insert: () => {
      pushConsent('default');
      dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      const remove = insertScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
      return () => {
        pushConsent('update');
        remove();
      };
    },
    changed: () => pushConsent('update'),
  });
}

function pushConsent(command: 'default' | 'update'): void {
  const word = (isAllowed: boolean | undefined) => (isAllowed ? 'granted' : 'denied');
  const { statistics, marketing, preferences } = window.Cookiebot?.consent ?? {};
  gtag('consent', command, {
    analytics_storage: word(statistics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    functionality_storage: word(preferences),
    personalization_storage: word(preferences),
  });
}

function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** The container recognises commands by their Arguments object, which only a non-arrow function has. */
function gtag(..._command: [name: string, ...rest: unknown[]]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}
