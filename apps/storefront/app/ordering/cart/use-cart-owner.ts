import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { useChrome } from '../../frame/chrome/use-chrome.ts';
import { type ChromeUser, useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { showsCart } from '../../frame/visitor/visitor-rules.ts';

interface CartOwner {
  userId: string;
  user: ChromeUser;
  venture: VentureDetails;
}

/** The user whose cart this page has; null for visitors, and in any venture that is not the user's own. */
export function useCartOwner(): CartOwner | null {
  const chrome = useChrome();
  const session = useChromeSession();
  if (!chrome?.session || !showsCart(chrome.venture, session)) return null;
  if (chrome.session.ventureId !== chrome.venture.id) return null;
  return { userId: chrome.session.userId, user: session, venture: chrome.venture };
}
