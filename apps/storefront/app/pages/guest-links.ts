import { matchPath } from 'react-router';
import { siteSettings } from '../site/site-settings.ts';
import { pageTable } from './page-table.ts';

/** Whether a guest may open the page a link of the menus leads to; another site's pages are its own business. */
export function isOpenToGuests(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return true;
  const pathname = href.split(/[?#]/)[0] ?? href;
  const page = Object.values(pageTable(siteSettings.brand)).find(({ path }) => matchPath(path, pathname));
  return !page || page.allowAnonymous === true || page.allowGuestAccount === true;
}
