import { siteSettings } from '../site/site-settings.ts';
import { type Page, type PageName, pageTable } from './page-table.ts';

/** Made once: every page looks its address up here before anything else. */
const table = Object.entries(pageTable(siteSettings.brand)).map(([name, page]) => ({
  name: name as PageName,
  page,
  pattern: patternOf(page.path),
}));

/** Which page of the table an address is, for any visitor. */
function pageAt(pathname: string): { name: PageName; page: Page } | undefined {
  return table.find(({ pattern }) => pattern.test(pathname));
}

/** The page of an address; none for an unknown venture, and for the showcase where it is switched off. */
export function findPage(
  pathname: string,
  { known, showcase }: { known: boolean; showcase: boolean },
): readonly [PageName, Page] | readonly [] {
  const found = pageAt(pathname);
  if (!found) return [];
  const { name, page } = found;
  if ((page.path.startsWith('/:venture') && !known) || (page.showcase && !showcase)) return [];
  return [name, page];
}

/**
 * As the router reads it: whatever the case, with or without slashes at the end; `/*` is anything below, or nothing.
 */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/\*$/, '')
    .replace(/\/+$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/:[\w-]+/g, '[^/]+');
  return new RegExp(`^${source}${path.endsWith('/*') ? '(?:/.*)?' : '/*'}$`, 'i');
}
