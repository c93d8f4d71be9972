/** An opened item of the main navigation and the level it was opened on; 0 is the top. */
export interface NavItem {
  id: string;
  isOpen: boolean;
  level: number;
}

/** The part of the interface state for the main navigation (P 3.8). */
export interface NavigationState {
  openNavItems: Record<string, boolean>;
  /** The title above the open level; empty at the top. */
  openNavItemText: string;
  navItemStack: readonly NavItem[];
  currentNavDepth: number;
}

export const closedNavigation: NavigationState = {
  openNavItems: {},
  openNavItemText: '',
  navItemStack: [],
  currentNavDepth: 0,
};

/** The stack contains only ids; the menu has the texts. */
type TextOf = (id: string) => string;

/** P 4.6. Closing an item closes the open items inside it. */
export function openItem(state: NavigationState, item: { id: string; text: string }, level: number): NavigationState {
  const others = state.navItemStack.filter((other) => other.level < level && other.id !== item.id);
  const navItemStack = [...others, { id: item.id, isOpen: true, level }];
  return {
    openNavItems: openIn(navItemStack),
    openNavItemText: item.text,
    navItemStack,
    currentNavDepth: level + 1,
  };
}

export function closeItem(state: NavigationState, id: string, textOf: TextOf): NavigationState {
  const closed = state.navItemStack.find((item) => item.id === id);
  return closed ? withStackBelow(state, closed.level, textOf) : state;
}

export function backToLevel(state: NavigationState, level: number, textOf: TextOf): NavigationState {
  if (level < 0) return state;
  return level === 0 ? closedNavigation : withStackBelow(state, level, textOf);
}

/** The back button. */
export function backOneLevel(state: NavigationState, textOf: TextOf): NavigationState {
  return backToLevel(state, state.currentNavDepth - 1, textOf);
}

/** The back-to-parent button. */
export function backToParent(state: NavigationState, textOf: TextOf): NavigationState {
  return backToLevel(state, 0, textOf);
}

function withStackBelow(state: NavigationState, level: number, textOf: TextOf): NavigationState {
  const navItemStack = state.navItemStack.filter((item) => item.level < level);
  const open = navItemStack.at(-1);
  return {
    openNavItems: openIn(navItemStack),
    openNavItemText: open ? textOf(open.id) : '',
    navItemStack,
    currentNavDepth: level,
  };
}

function openIn(stack: readonly NavItem[]): Record<string, boolean> {
  return Object.fromEntries(stack.map((item) => [item.id, item.isOpen]));
}
