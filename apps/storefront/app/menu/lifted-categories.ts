import type { HeaderLink } from '@bouwpoort/contract/navigation';

const isCategory = ({ id }: HeaderLink) => id.includes('__CatalogContent');

/**
 * What people open the menu for stands on its first level: the categories, in the place of the item that holds them. That
 * item stays, behind them, as the way to all of it.
 */
export function liftedCategories(links: readonly HeaderLink[]): HeaderLink[] {
  return links.flatMap((link) =>
    !isCategory(link) && link.children.some(isCategory) ? [...link.children, { ...link, children: [] }] : [link],
  );
}
