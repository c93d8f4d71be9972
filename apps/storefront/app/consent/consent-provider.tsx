import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ChromeSlotsContext, useChromeSlots } from '../pages/chrome-slots.ts';
import { useChrome } from '../pages/use-chrome.ts';
import { consentRootId, startConsent } from './start-consent.ts';
import { useConsentDialog } from './use-consent.ts';

/** Asks for consent once the page stands, and gives the footer its way back to the choices (P 2.9). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const slots = useChromeSlots();
  const openConsentDialog = useConsentDialog();
  const value = useMemo(
    () => (openConsentDialog ? { ...slots, openConsentDialog } : slots),
    [slots, openConsentDialog],
  );
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
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      stop = startConsent({ cookiebotId, tagManagerId, marketingScript }, () => {
        if (!venture.current) throw new Error('Nobody to ask for');
        return venture.current;
      });
    });
    return () => {
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
