import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { navigationHref } from '@bouwpoort/trade/content/navigation-href';

const catalogMark = '__CatalogContent';

export interface TrailStep {
  id: string;
  name: string;
  url: string;
}

/**
 * The categories from the main one down to the one at this address, taken from the menu: a page's loader has the menu
 * already, so the id is known before any request, and category and products can be fetched in parallel.
 */
export function menuTrailTo(links: readonly HeaderLink[], pathname: string): TrailStep[] {
  const wanted = pathname.toLowerCase().replace(/\/+$/, '');
  for (const link of links) {
    const step = stepOf(link);
    if (step?.url.toLowerCase() === wanted) return [step];
    const below = menuTrailTo(link.children, wanted);
    if (below.length > 0) return step ? [step, ...below] : below;
  }
  return [];
}

function stepOf(link: HeaderLink): TrailStep | undefined {
  if (!link.id.endsWith(catalogMark)) return undefined;
  const [url = ''] = navigationHref(link.href).split('?');
  return { id: link.id.slice(0, -catalogMark.length), name: link.text, url };
}
