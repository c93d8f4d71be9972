import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { navigationHref } from '@bouwpoort/trade/content/navigation-href';

export interface CatalogueSection {
  id: string;
  name: string;
  href: string;
  imageUrl: string | null;
  subCategories: { id: string; name: string; href: string }[];
}

/** Main categories are the first categories in the menu tree, with their subcategories. */
export function catalogueSections(links: readonly HeaderLink[]): CatalogueSection[] {
  const here = links.filter((link) => link.id.endsWith('__CatalogContent'));
  if (here.length === 0) return links.flatMap((link) => catalogueSections(link.children));
  return here.map((link) => ({
    id: link.id,
    name: link.text,
    href: navigationHref(link.href),
    imageUrl: link.thumbnailUrl,
    subCategories: link.children.map(({ id, text, href }) => ({ id, name: text, href: navigationHref(href) })),
  }));
}
