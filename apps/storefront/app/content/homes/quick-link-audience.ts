import type { ChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths, type VentureRef } from '../../frame/web/paths.ts';
import type { PageOf } from '../pages/page-of.ts';

type QuickLink = Pick<PageOf<'VentureHomePage'>['quickLinks'][number], 'audience' | 'href'>;

/**
 * Logged-in users are not invited to log in. Links for registered customers need a customer in the ERP: guests (P 6)
 * and accounts without that link (C 6) can use none of them. Users who may not see prices get no price list, and viewers,
 * who cannot order, nothing of the cart.
 */
export function isQuickLinkFor({ audience, href }: QuickLink, session: ChromeSession, venture: VentureRef): boolean {
  if (session.kind === 'anonymous') return audience !== 'registered';
  if (session.dynamics && !session.isGuestAccount) {
    const isRefused =
      (!session.seesPrices && href.endsWith('#prijslijst')) ||
      (session.companyRole === 'viewer' && href.startsWith(paths.cart(venture)));
    return audience !== 'anonymous' && !isRefused;
  }
  return audience !== 'registered' && href !== paths.login(venture) && href !== paths.register(venture);
}
