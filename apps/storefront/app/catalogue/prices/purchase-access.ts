import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { type ChromeSession, useChromeSession } from '../../frame/visitor/chrome-session.ts';

type Switches = Pick<VentureDetails, 'id' | 'disablePricing' | 'disableOrdering' | 'disableStockInformation'>;

export interface PurchaseAccess {
  /**
   * asked: prices are requested. zero: every variant has price 0 without a request (C 4.10). noLink: the account is not
   * linked to a customer, which the page shows (C 6).
   */
  prices: 'asked' | 'zero' | 'noLink';
  stock: boolean;
  /** The venture accepts orders here, also from this user. */
  ordering: boolean;
  /** A viewer may find articles and make lists, but not order. */
  isViewer: boolean;
}

export function purchaseAccess(
  venture: Switches,
  session: ChromeSession,
  ownVentureId: string | null | undefined,
): PurchaseAccess {
  // C 5: the user's venture must be the current one.
  const user = session.kind === 'user' && ownVentureId === venture.id ? session : undefined;
  const isViewer = user?.companyRole === 'viewer';
  const ordering = !venture.disableOrdering && !isViewer;
  if (!user) return { prices: 'zero', stock: false, ordering, isViewer };
  // A guest buys on the venture's debtor, without a link of their own.
  const linked = user.dynamics || user.isGuestAccount;
  return {
    prices: venture.disablePricing ? 'zero' : linked ? 'asked' : 'noLink',
    stock: user.dynamics && !venture.disableStockInformation,
    ordering,
    isViewer,
  };
}

export function usePurchaseAccess(): PurchaseAccess {
  const { venture, session } = useKnownChrome();
  return purchaseAccess(venture, useChromeSession(), session?.ventureId);
}

/** The owner of cached prices and stock, which are not valid for other users. */
export function usePurchaseOwner(): { userId: string; ventureId: string } {
  const { venture, session } = useKnownChrome();
  return { userId: session?.userId ?? '', ventureId: venture.id };
}
