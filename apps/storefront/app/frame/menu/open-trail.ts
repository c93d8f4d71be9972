import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import type { NavItem } from '../interface-state/navigation-state.ts';

/** The open items, outermost first, as far as they are in the menu. */
export function openTrail(links: readonly HeaderLink[], stack: readonly NavItem[]): HeaderLink[] {
  const trail: HeaderLink[] = [];
  let level = links;
  for (const { id } of stack) {
    const link = level.find((candidate) => candidate.id === id);
    if (!link) break;
    trail.push(link);
    level = link.children;
  }
  return trail;
}
