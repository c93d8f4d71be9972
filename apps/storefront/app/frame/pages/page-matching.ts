import { webSettings } from '../web/web-settings.ts';
import { type Page, type PageName, pageTable } from './page-table.ts';

/** Compiled once, because every request looks up its page here. */
const table = Object.entries(pageTable(webSettings.brand)).map(([name, page]) => ({
  name: name as PageName,
  page,
  pattern: patternOf(page.path),
}));

/** The page of an address, whatever the visitor may see. */
function pageAt(pathname: string): { name: PageName; page: Page } | undefined {
  return table.find(({ pattern }) => pattern.test(pathname));
}

/** Empty for an unknown venture, and for the showcase where it is disabled. */
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

/** Matches like the router: case-insensitive, trailing slashes allowed, `/*` for anything below or nothing. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/\*$/, '')
    .replace(/\/+$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/:[\w-]+/g, '[^/]+');
  return new RegExp(`^${source}${path.endsWith('/*') ? '(?:/.*)?' : '/*'}$`, 'i');
}
