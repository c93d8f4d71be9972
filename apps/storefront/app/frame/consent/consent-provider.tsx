import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ChromeSlotsContext, useChromeSlots } from '../chrome/chrome-slots.ts';
import { useChrome } from '../chrome/use-chrome.ts';
import { onFirstInput } from '../document/first-input.ts';
import { readConsent } from './consent-cookie.ts';
import { consentRootId } from './consent-root.ts';
import { useConsentDialog } from './use-consent.ts';

/** Asks for consent after the first interaction, and gives the footer its link to the choices (P 2.9). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const slots = useChromeSlots();
  const value = useMemo(() => ({ ...slots, cookieSettings: <CookieSettings /> }), [slots]);
  return (
    <ChromeSlotsContext value={value}>
      {children}
      <ConsentStart />
      {/* The live region for screen readers and the dialog itself, neither rendered by React. */}
      <div id={consentRootId}>
        <div className="sr-only" role="status" />
      </div>
    </ChromeSlotsContext>
  );
}

/** Milliseconds. A visitor who only reads is asked too, long after the page has loaded. */
const askWithin = 5000;

/** Hidden until there is a dialog to open. */
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
    // Only the studio may frame a page: its editor is not a visitor, and must not be counted as one.
    if (window.parent !== window) return;
    // Without header and footer nothing asks for consent.
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
    // If it fails nothing is allowed, as for a visitor who has not answered yet.
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

/** After the first paint, when the main thread is idle. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
