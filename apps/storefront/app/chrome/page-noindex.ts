import { matchPath } from 'react-router';
import { pageTable } from '../page-table.ts';
import { siteSettings } from '../site-settings.ts';

const pages = Object.values(pageTable(siteSettings.brand));

/** Search, cart, checkout and account pages stay out of search engines, whatever they say themselves (decisions). */
export function isKeptFromSearchEngines(pathname: string): boolean {
  return pages.find((page) => matchPath(page.path, pathname))?.noindex === true;
}
