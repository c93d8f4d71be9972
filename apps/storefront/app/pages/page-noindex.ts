import { pageAt } from './page-matching.ts';

/** Search, cart, checkout and account pages stay out of search engines, whatever they say (decisions: Routes). */
export function isHiddenFromSearchEngines(pathname: string): boolean {
  return pageAt(pathname)?.page.noindex === true;
}
