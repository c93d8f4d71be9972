import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { create } from 'zustand';
import { deviceStorage } from './device-storage.ts';
import {
  type InterfaceState,
  initialInterfaceState,
  resetInterface,
  withMainMenu,
  withSearchBar,
} from './interface-state.ts';
import { trailTo } from './main-menu-trail.ts';
import { backOneLevel, backToParent, closedNavigation, type NavigationState, openItem } from './navigation-state.ts';
import { readStockFilter, storeStockFilter } from './stock-filter-storage.ts';

/**
 * The interface state of P 3.8. Only the browser changes it: the server renders every page from the initial state, so a
 * store per process is safe there.
 */
export const useInterface = create<InterfaceState>(() => initialInterfaceState);

const change = (next: (state: InterfaceState) => InterfaceState) => useInterface.setState(next);
const navigate = (next: (state: InterfaceState) => NavigationState) =>
  change((state) => ({ ...state, ...next(state) }));

export const interfaceActions = {
  /** After every finished navigation (P 4.6). */
  reset: () => change(resetInterface),

  openSearchBar: () => change((state) => withSearchBar(state, true)),
  closeSearchBar: () => change((state) => withSearchBar(state, false)),

  /** Opens with the items that lead to the current page expanded (P 2.5). */
  openMainMenu(links: readonly HeaderLink[], pathname: string): void {
    const expanded = trailTo(links, pathname).reduce<NavigationState>(openItem, closedNavigation);
    change((state) => withMainMenu(withSearchBar(state, false), expanded));
  },
  closeMainMenu: () => change((state) => withMainMenu(state, null)),
  openNavItem: (link: HeaderLink) => navigate((state) => openItem(state, link, state.currentNavDepth)),
  goBack: (textOf: (id: string) => string) => navigate((state) => backOneLevel(state, textOf)),
  goBackToParent: (textOf: (id: string) => string) => navigate((state) => backToParent(state, textOf)),

  setWrongVentureModalOpen: (wrongVentureModalOpen: boolean) => useInterface.setState({ wrongVentureModalOpen }),
  setMediaQuery: (mediaQuery: string) => useInterface.setState({ mediaQuery }),
  setMainSiteLoading: (isMainSiteLoading: boolean) => useInterface.setState({ isMainSiteLoading }),
  setNewSearch: (isNewSearch: boolean) => useInterface.setState({ isNewSearch }),
  setStockFilterEnabled(isStockFilterEnabled: boolean): void {
    storeStockFilter(deviceStorage, isStockFilterEnabled);
    useInterface.setState({ isStockFilterEnabled });
  },
  /** After hydration: before that it must match the rendering of the server. */
  restoreStockFilter: () => useInterface.setState({ isStockFilterEnabled: readStockFilter(deviceStorage) }),
};
