import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { navigationHref } from '@bouwpoort/trade/content/navigation-href';

/** The number of levels that the menu expands automatically (P 9). */
const autoExpandDepth = 2;

function pathOf(href: string): string {
  return navigationHref(href).split(/[?#]/)[0]?.replace(/\/$/, '') ?? '';
}

function isAt(link: HeaderLink, pathname: string): boolean {
  const path = pathOf(link.href);
  return path !== '' && (pathname === path || pathname.startsWith(`${path}/`));
}

/** The items that lead to the current page, outermost first, as far as they can be opened (P 2.5). */
export function trailTo(links: readonly HeaderLink[], pathname: string, depth = autoExpandDepth): HeaderLink[] {
  if (depth === 0) return [];
  for (const link of links) {
    if (link.children.length === 0) continue;
    const deeper = trailTo(link.children, pathname, depth - 1);
    if (deeper.length > 0 || isAt(link, pathname) || link.children.some((child) => isAt(child, pathname))) {
      return [link, ...deeper];
    }
  }
  return [];
}
