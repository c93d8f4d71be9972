import { closedNavigation, type NavigationState } from './navigation-state.ts';

/** P 3.8 */
export interface InterfaceState extends NavigationState {
  pageHeaderSearchBarOpen: boolean;
  pageHeaderMainMenuOpen: boolean;
  /** The size label of P 9; empty until the window has been measured. */
  mediaQuery: string;
  wrongVentureModalOpen: boolean;
  isStockFilterEnabled: boolean;
  /** Blocked until hydration: the first finished navigation restores scrolling, as every later one does. */
  isScrollingBlocked: boolean;
  isMainSiteLoading: boolean;
  isNewSearch: boolean;
}

export const initialInterfaceState: InterfaceState = {
  ...closedNavigation,
  pageHeaderSearchBarOpen: false,
  pageHeaderMainMenuOpen: false,
  mediaQuery: '',
  wrongVentureModalOpen: false,
  isStockFilterEnabled: false,
  isScrollingBlocked: true,
  isMainSiteLoading: false,
  isNewSearch: false,
};

/** P 4.6: the state that every finished navigation resets. */
export function resetInterface(state: InterfaceState): InterfaceState {
  return {
    ...state,
    ...closedNavigation,
    pageHeaderMainMenuOpen: false,
    pageHeaderSearchBarOpen: false,
    wrongVentureModalOpen: false,
    isScrollingBlocked: false,
  };
}

/** While the search bar or the main menu is open, the page behind it does not scroll (P 2.5). */
export function withSearchBar(state: InterfaceState, open: boolean): InterfaceState {
  return { ...state, pageHeaderSearchBarOpen: open, isScrollingBlocked: open || state.pageHeaderMainMenuOpen };
}

export function withMainMenu(state: InterfaceState, navigation: NavigationState | null): InterfaceState {
  const open = navigation !== null;
  return {
    ...state,
    ...(navigation ?? closedNavigation),
    pageHeaderMainMenuOpen: open,
    isScrollingBlocked: open || state.pageHeaderSearchBarOpen,
  };
}
