import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { paths } from '../web/paths.ts';
import { webSettings } from '../web/web-settings.ts';
import type { ChromeSession, ChromeUser } from './chrome-session.ts';

type Venture = Pick<VentureDetails, 'id' | 'path' | 'hasShop' | 'registrationUrl'>;

/** The corporate platform itself (P 9), normally also the configured default venture. */
const platformVentureId = '110';

function isPortal(venture: { id: string }): boolean {
  return venture.id === '' || venture.id === platformVentureId || venture.id === webSettings.defaultVentureId;
}

/** The address of 'Registreren', or undefined where it is not offered (P 2.5, 6; decisions, Registration). */
export function registrationHref(venture: Venture, session: ChromeSession): string | undefined {
  if (session.kind === 'user' || isPortal(venture)) return undefined;
  return venture.registrationUrl ?? (venture.hasShop ? paths.register(venture) : undefined);
}

/** A venture without a shop has no accounts; its login page redirects to the home page (P 2.3). */
export function offersLogin(venture: Venture, session: ChromeSession): boolean {
  return session.kind === 'anonymous' && venture.hasShop && !isPortal(venture);
}

/** P 2.5. A venture without a shop has no cart page either (decisions, Routes and access). */
export function showsCart(venture: Venture | undefined, session: ChromeSession): session is ChromeUser {
  return session.kind === 'user' && venture !== undefined && venture.hasShop && !isPortal(venture);
}

/** With their own prices and orders here (P 6). */
export function isCustomerOf(venture: Pick<Venture, 'id' | 'hasShop'>, session: ChromeSession): session is ChromeUser {
  if (session.kind !== 'user' || session.isGuestAccount || !session.dynamics) return false;
  return venture.hasShop && session.ventureId === venture.id;
}

/** The venture whose account pages a user sees: if this one has no accounts, the venture of the account. */
export function accountVenture<V extends { id: string }>(
  venture: V & Pick<Venture, 'hasShop'>,
  user: Pick<ChromeUser, 'ventureId'>,
  ventures: readonly V[],
): V {
  return (venture.hasShop ? undefined : ventures.find(({ id }) => id === user.ventureId)) ?? venture;
}

/** The name in 'Hallo {name}' (P 2.5). */
export function greetingName(user: Pick<ChromeUser, 'firstName' | 'lastName' | 'email'>): string {
  return user.firstName && user.lastName ? user.firstName : user.email.charAt(0);
}
