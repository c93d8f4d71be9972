import type { ConsentKind } from './consent-cookie.ts';
import { onConsentChange } from './consent-events.ts';
import './cookiebot.ts';

/** P 9, consent polling. */
const pollInterval = 100;

interface ConsentedScript {
  /** All of them are required. */
  kinds: readonly ConsentKind[];
  insert: () => () => void;
  /** Called after every answer, while the script is loaded. */
  changed?: () => void;
}

/**
 * P 4.8: inserted while every required consent is given, removed when one is withdrawn (decisions, Content). Polls
 * every 100 ms until the provider has loaded, and after that responds to its events.
 */
export function whileConsented({ kinds, insert, changed }: ConsentedScript): () => void {
  let remove: (() => void) | undefined;
  const check = () => {
    const consent = window.Cookiebot?.consent;
    if (!consent) return;
    clearInterval(polling);
    const isWanted = kinds.every((kind) => consent[kind]);
    if (isWanted && !remove) remove = insert();
    else if (isWanted) changed?.();
    else {
      remove?.();
      remove = undefined;
    }
  };
  const polling = setInterval(check, pollInterval);
  const stopListening = onConsentChange(check);
  return () => {
    clearInterval(polling);
    stopListening();
    remove?.();
  };
}

/** The Content-Security-Policy allows it by its host. */
export function insertScript(src: string, attributes: Record<string, string> = {}): () => void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return () => script.remove();
}
