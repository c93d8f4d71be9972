import type { HeaderLink } from '@bouwpoort/contract/navigation';

/** The item of the menu that shows the catalogue; a menu without one stays as it is. */
export const assortmentId = (ventureId: string) => `${ventureId}-catalogus`;

const find = (links: readonly HeaderLink[], ventureId: string) =>
  links.find(({ id }) => id === assortmentId(ventureId));

const withChildren = (links: readonly HeaderLink[], ventureId: string, children: HeaderLink[]) =>
  links.map((link) => (link.id === assortmentId(ventureId) ? { ...link, children } : link));

/** As people edit it: the categories are not what anybody changed. */
export function withoutCategories(links: readonly HeaderLink[], ventureId: string): HeaderLink[] {
  return withChildren(links, ventureId, []);
}

/** With what stands below the item today. */
export function withCategories(
  links: readonly HeaderLink[],
  published: readonly HeaderLink[],
  ventureId: string,
): HeaderLink[] {
  return withChildren(links, ventureId, find(published, ventureId)?.children ?? []);
}

/** The item that must stay and was left out. */
export function missingAssortment(
  links: readonly HeaderLink[],
  published: readonly HeaderLink[],
  ventureId: string,
): HeaderLink | undefined {
  return find(links, ventureId) ? undefined : find(published, ventureId);
}
