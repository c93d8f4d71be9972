import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { navigationHref } from '@bouwpoort/trade/content/navigation-href';
import type { TileProps } from '@bouwpoort/ui/molecules/tile.tsx';

const catalogMark = '__CatalogContent';

/** The venture's categories are in its menu already, so tiles need no request. */
export function categoryTiles(links: readonly HeaderLink[], ids: readonly number[] | undefined): TileProps[] {
  const categories = ids ? allCategories(links) : mainCategories(links);
  const wanted = ids
    ? ids.flatMap((id) => categories.find((link) => link.id === `${id}${catalogMark}`) ?? [])
    : categories;
  return wanted.map((link) => ({
    href: navigationHref(link.href),
    name: link.text,
    sub: link.children
      .slice(0, 2)
      .map((child) => child.text)
      .join(', '),
    picture: link.thumbnailUrl,
  }));
}

/** The first level of the menu that has categories. */
function mainCategories(links: readonly HeaderLink[]): readonly HeaderLink[] {
  const here = links.filter(isCategory);
  return here.length > 0 ? here : links.flatMap((link) => mainCategories(link.children));
}

function allCategories(links: readonly HeaderLink[]): HeaderLink[] {
  return links.flatMap((link) => [...(isCategory(link) ? [link] : []), ...allCategories(link.children)]);
}

function isCategory(link: HeaderLink): boolean {
  return link.id.includes(catalogMark);
}
