import { type Audience, isFor } from '@bouwpoort/contract/foundation/audience';

interface Offered {
  audience?: Audience | undefined;
  children?: readonly Offered[];
}

/** The items of a menu for this audience, at every level. */
export function offeredLinks<L extends Offered>(links: readonly L[], isLoggedIn: boolean): L[] {
  return links
    .filter(({ audience }) => isFor(audience, isLoggedIn))
    .map((link) => (link.children ? { ...link, children: offeredLinks(link.children, isLoggedIn) } : link));
}
