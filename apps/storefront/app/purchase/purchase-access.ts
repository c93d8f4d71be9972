import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { useKnownChrome } from '../pages/use-chrome.ts';
import { type ChromeSession, useChromeSession } from '../visitor/chrome-session.ts';

type Switches = Pick<VentureDetails, 'id' | 'disablePricing' | 'disableOrdering' | 'disableStockInformation'>;

export interface PurchaseAccess {
  /**
   * Asked: prices are fetched. Zero: every variant has a price of nothing, and no call is made (C 4.10). NoLink: the
   * account has no customer behind it, which the page says (C 6).
   */
  prices: 'asked' | 'zero' | 'noLink';
  stock: boolean;
  /** The venture takes orders here, and of this user. */
  ordering: boolean;
  /** In their company they find and make lists, and order nothing. */
  isViewer: boolean;
}

export function purchaseAccess(
  venture: Switches,
  session: ChromeSession,
  ownVentureId: string | null | undefined,
): PurchaseAccess {
  // C 5: the user's venture must be the one on screen.
  const user = session.kind === 'user' && ownVentureId === venture.id ? session : undefined;
  const isViewer = user?.companyRole === 'viewer';
  const ordering = !venture.disableOrdering && !isViewer;
  if (!user) return { prices: 'zero', stock: false, ordering, isViewer };
  // A guest buys on the debtor of the venture, without a link of their own.
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

/** Whose prices and stock: they are of nobody else's use. */
export function usePurchaseOwner(): { userId: string; ventureId: string } {
  const { venture, session } = useKnownChrome();
  return { userId: session?.userId ?? '', ventureId: venture.id };
}
