import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { paths } from '../site/paths.ts';
import { siteSettings } from '../site/site-settings.ts';
import type { ChromeSession, ChromeUser } from './chrome-session.ts';

type Venture = Pick<VentureDetails, 'id' | 'path' | 'hasShop' | 'registrationUrl'>;

/** The corporate platform itself (P 9), which the configured default venture normally is too. */
const platformVentureId = '110';

function isPortal(venture: { id: string }): boolean {
  return venture.id === '' || venture.id === platformVentureId || venture.id === siteSettings.defaultVentureId;
}

/** Where 'Registreren' leads, or nothing where it is not offered (P 2.5, 6; decisions, Registration). */
export function registrationHref(venture: Venture, session: ChromeSession): string | undefined {
  if (session.kind === 'user' || isPortal(venture)) return undefined;
  return venture.registrationUrl ?? (venture.hasShop ? paths.register(venture) : undefined);
}

/** A venture without a shop has no accounts; its login page sends everyone home (P 2.3). */
export function offersLogin(venture: Venture, session: ChromeSession): boolean {
  return session.kind === 'anonymous' && venture.hasShop && !isPortal(venture);
}

/** P 2.5. Where nothing is sold the cart page has nothing to show either (decisions, Routes and access). */
export function showsCart(venture: Venture | undefined, session: ChromeSession): session is ChromeUser {
  return session.kind === 'user' && venture !== undefined && venture.hasShop && !isPortal(venture);
}

/** With prices and orders of their own here (P 6). */
export function isCustomerOf(venture: Pick<Venture, 'id' | 'hasShop'>, session: ChromeSession): session is ChromeUser {
  if (session.kind !== 'user' || session.isGuestAccount || !session.dynamics) return false;
  return venture.hasShop && session.ventureId === venture.id;
}

/** Whose account pages a user is offered: where there are none, those of the venture the account belongs to. */
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
