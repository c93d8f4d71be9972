import type { HeaderLink } from '@bouwpoort/contract/content/menus';

/** The menu item that shows the catalogue; a menu without one is not changed. */
export const assortmentId = (ventureId: string) => `${ventureId}-catalogus`;

const find = (links: readonly HeaderLink[], ventureId: string) =>
  links.find(({ id }) => id === assortmentId(ventureId));

const withChildren = (links: readonly HeaderLink[], ventureId: string, children: HeaderLink[]) =>
  links.map((link) => (link.id === assortmentId(ventureId) ? { ...link, children } : link));

/** The item as it is edited: the categories below it are generated. */
export function withoutCategories(links: readonly HeaderLink[], ventureId: string): HeaderLink[] {
  return withChildren(links, ventureId, []);
}

/** Adds the current categories below the item. */
export function withCategories(
  links: readonly HeaderLink[],
  published: readonly HeaderLink[],
  ventureId: string,
): HeaderLink[] {
  return withChildren(links, ventureId, find(published, ventureId)?.children ?? []);
}

/** The required item, if it is missing. */
export function missingAssortment(
  links: readonly HeaderLink[],
  published: readonly HeaderLink[],
  ventureId: string,
): HeaderLink | undefined {
  return find(links, ventureId) ? undefined : find(published, ventureId);
}
