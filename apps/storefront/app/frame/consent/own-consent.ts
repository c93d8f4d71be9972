import { type ConsentChoice, consentCookie, nothingAllowed, readConsent } from './consent-cookie.ts';
import type { ConsentDialog } from './consent-dialog.ts';
import { dispatchConsentEvent } from './consent-events.ts';
import type { Cookiebot } from './cookiebot.ts';
import { deleteRefusedCookies } from './delete-cookies.ts';

/** Loads the dialog, with its texts, when it is first shown, never with the page. */
type LoadDialog = (onChoice: (choice: ConsentChoice) => void) => Promise<ConsentDialog>;

/**
 * Our own provider, with Cookiebot's interface. The cookie is the only state: every read goes there, so that another
 * tab's answer counts here too.
 */
export function ownConsent(load: LoadDialog): Cookiebot {
  let dialog: Promise<ConsentDialog> | undefined;
  const record = () => readConsent(document.cookie);
  const isAllowed = (kind: keyof ConsentChoice) => record()?.[kind] === true;
  const open = (view: 'banner' | 'choices') => {
    dialog ??= load(answer);
    dialog
      .then((loaded) => loaded.open(view, record() ?? nothingAllowed))
      .catch((error: unknown) => {
        // The visitor was not asked, so nothing is allowed; the next call loads it again.
        dialog = undefined;
        console.warn(error);
      });
  };

  const provider: Cookiebot = {
    consent: {
      necessary: true,
      get preferences() {
        return isAllowed('preferences');
      },
      get statistics() {
        return isAllowed('statistics');
      },
      get marketing() {
        return isAllowed('marketing');
      },
    },
    get consented() {
      return isAllowed('preferences') || isAllowed('statistics') || isAllowed('marketing');
    },
    get declined() {
      return provider.hasResponse && !provider.consented;
    },
    get hasResponse() {
      return record() !== null;
    },
    renew: () => open('choices'),
    show: () => open('banner'),
    hide: () => void dialog?.then((loaded) => loaded.close()),
    withdraw: () => answer(nothingAllowed),
    submitCustomConsent: (preferences, statistics, marketing) => answer({ preferences, statistics, marketing }),
  };

  function answer(choice: ConsentChoice): void {
    const secure = window.location.protocol === 'https:';
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = consentCookie(choice, { stamp: newStamp(), now: new Date(), secure });
    deleteRefusedCookies(choice);
    provider.hide();
    dispatchAnswerEvents(provider);
  }

  return provider;
}

/** As Cookiebot does: after an answer, and on every page for visitors who answered before. */
export function dispatchAnswerEvents(provider: Cookiebot): void {
  if (!provider.hasResponse) return;
  dispatchConsentEvent('CookiebotOnConsentReady');
  dispatchConsentEvent(provider.consented ? 'CookiebotOnAccept' : 'CookiebotOnDecline');
}

function newStamp(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}
