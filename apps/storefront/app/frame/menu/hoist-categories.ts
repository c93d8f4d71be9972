import type { HeaderLink } from '@bouwpoort/contract/content/menus';

const isCategory = ({ id }: HeaderLink) => id.includes('__CatalogContent');

/**
 * Moves the categories, which people open the menu for, to the first level, before their parent item. That item stays,
 * as the link to all of them.
 */
export function hoistCategories(links: readonly HeaderLink[]): HeaderLink[] {
  return links.flatMap((link) =>
    !isCategory(link) && link.children.some(isCategory) ? [...link.children, { ...link, children: [] }] : [link],
  );
}
