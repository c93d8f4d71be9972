import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { navigationHref } from '@bouwpoort/trade/content/navigation-href';
import type { Crumb } from '@bouwpoort/ui/molecules/breadcrumb-data.ts';

/** From the catalogue down to the product's category: the menu contains them all, and every loader has it. */
export function categoryTrail(links: readonly HeaderLink[], categoryId: string | null): Crumb[] {
  return (findTrail(links, `${categoryId}__CatalogContent`) ?? []).map(({ text, href }) => ({
    label: text,
    href: navigationHref(href),
  }));
}

function findTrail(links: readonly HeaderLink[], id: string): HeaderLink[] | undefined {
  for (const link of links) {
    if (link.id === id) return [link];
    const deeper = findTrail(link.children, id);
    if (deeper) return [link, ...deeper];
  }
  return undefined;
}
