import { matchPath } from 'react-router';
import type { ChromeSession } from '../visitor/chrome-session.ts';
import { webSettings } from '../web/web-settings.ts';
import { type Page, pageTable } from './page-table.ts';

export type Audience = 'visitor' | 'guest' | 'customer';

export function audienceOf(session: ChromeSession): Audience {
  if (session.kind === 'anonymous') return 'visitor';
  return session.isGuestAccount ? 'guest' : 'customer';
}

/**
 * Whether a link of the menus is of use: a guest cannot open every page, and a login and an account are for visitors
 * only. Another site's pages are its own business.
 */
export function isOfferedTo(audience: Audience, href: string): boolean {
  if (audience === 'visitor') return true;
  const page = pageAt(href);
  const { 'venture-registreren': registration, 'venture-login': login } = pages();
  if (page && (page.path === registration.path || page.path === login.path)) return false;
  return audience === 'customer' || !page || page.allowAnonymous === true || page.allowGuestAccount === true;
}

const pages = () => pageTable(webSettings.brand);

function pageAt(href: string): Page | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const pathname = href.split(/[?#]/)[0] ?? href;
  return Object.values(pages()).find(({ path }) => matchPath(path, pathname));
}
