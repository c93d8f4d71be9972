import { describe, expect, test } from 'vitest';
import {
  type InterfaceState,
  initialInterfaceState,
  resetInterface,
  withMainMenu,
  withSearchBar,
} from './interface-state.ts';
import { closedNavigation, openItem } from './navigation-state.ts';

const inUse: InterfaceState = {
  ...openItem(closedNavigation, { id: 'isolatie', text: 'Isolatie' }, 0),
  pageHeaderSearchBarOpen: true,
  pageHeaderMainMenuOpen: true,
  mediaQuery: 'xl',
  wrongVentureModalOpen: true,
  isStockFilterEnabled: true,
  isScrollingBlocked: true,
  isMainSiteLoading: true,
  isNewSearch: true,
};

describe('reset', () => {
  const after = resetInterface(inUse);

  test('sets the depth to 0 and clears open items and stack', () => {
    expect(after).toMatchObject(closedNavigation);
  });

  test('closes the main menu, the search bar and the wrong-venture modal', () => {
    expect(after).toMatchObject({
      pageHeaderMainMenuOpen: false,
      pageHeaderSearchBarOpen: false,
      wrongVentureModalOpen: false,
    });
  });

  test('restores page scrolling', () => {
    expect(after.isScrollingBlocked).toBe(false);
  });

  test('leaves the rest unchanged', () => {
    expect(after).toMatchObject({ mediaQuery: 'xl', isStockFilterEnabled: true, isNewSearch: true });
  });
});

const atRest = resetInterface(initialInterfaceState);

test('scrolling is blocked by default, until the first reset', () => {
  expect(initialInterfaceState.isScrollingBlocked).toBe(true);
  expect(atRest.isScrollingBlocked).toBe(false);
});

test('the open search bar blocks scrolling', () => {
  const open = withSearchBar(atRest, true);
  expect(open).toMatchObject({ pageHeaderSearchBarOpen: true, isScrollingBlocked: true });
  expect(withSearchBar(open, false).isScrollingBlocked).toBe(false);
});

test('the open main menu blocks scrolling, and closing it restores the state before it opened', () => {
  const navigation = openItem(closedNavigation, { id: 'hout', text: 'Hout' }, 0);
  const open = withMainMenu(atRest, navigation);
  expect(open).toMatchObject({ ...navigation, pageHeaderMainMenuOpen: true, isScrollingBlocked: true });
  expect(withMainMenu(open, null)).toEqual(atRest);
});

test('closing one of two keeps scrolling blocked for the other', () => {
  const both = withMainMenu(withSearchBar(atRest, true), closedNavigation);
  expect(withSearchBar(both, false).isScrollingBlocked).toBe(true);
  expect(withMainMenu(both, null).isScrollingBlocked).toBe(true);
});
