import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { onFirstInput } from '../document/first-input.ts';
import { ChromeSlotsContext, useChromeSlots } from '../pages/chrome-slots.ts';
import { useChrome } from '../pages/use-chrome.ts';
import { readConsent } from './consent-cookie.ts';
import { consentRootId } from './consent-root.ts';
import { useConsentDialog } from './use-consent.ts';

/** Asks for consent once the page is in use, and gives the footer its way back to the choices (P 2.9). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const slots = useChromeSlots();
  const value = useMemo(() => ({ ...slots, cookieSettings: <CookieSettings /> }), [slots]);
  return (
    <ChromeSlotsContext value={value}>
      {children}
      <ConsentStart />
      {/* What is said of the dialog to those who do not see it, and the dialog itself: neither is React's. */}
      <div id={consentRootId}>
        <div className="sr-only" role="status" />
      </div>
    </ChromeSlotsContext>
  );
}

/** Milliseconds. A visitor who only reads is asked too, when the page has long been complete. */
const askWithin = 5000;

/** Not there until there is a dialog to open. */
function CookieSettings() {
  const { t } = useTranslation('chrome');
  const open = useConsentDialog();
  return (
    open && (
      <button type="button" onClick={open}>
        {t('cookieSettings')}
      </button>
    )
  );
}

function ConsentStart() {
  const chrome = useChrome();
  const { cookiebotId, tagManagerId, marketingScript } = chrome?.consent ?? {};
  const venture = useRef(chrome?.venture);
  venture.current = chrome?.venture;
  useEffect(() => {
    // Only the studio may frame a page: its editor is no visitor to ask, and would count as one.
    if (window.parent !== window) return;
    // Without header and footer there is nobody to ask for.
    if (cookiebotId === undefined || tagManagerId === undefined || marketingScript === undefined) return;
    let hasLeft = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { startConsent } = await import('./start-consent.ts');
      if (hasLeft) return;
      stop = startConsent({ cookiebotId, tagManagerId, marketingScript }, () => {
        if (!venture.current) throw new Error('Nobody to ask for');
        return venture.current;
      });
    };
    // Without it nothing is allowed, which is what a visitor who was not asked yet allowed.
    const run = () => void start().catch((error: unknown) => console.warn(error));
    const cancel = inLaterTask(() =>
      readConsent(document.cookie) ? whenIdle(run) : onFirstInput(run, { within: askWithin }),
    );
    return () => {
      hasLeft = true;
      cancel();
      stop?.();
    };
  }, [cookiebotId, tagManagerId, marketingScript]);
  return null;
}

/** After the first paint and whatever the page itself is busy with. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
