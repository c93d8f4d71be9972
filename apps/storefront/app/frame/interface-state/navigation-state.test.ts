import { describe, expect, test } from 'vitest';
import {
  backOneLevel,
  backToLevel,
  backToParent,
  closedNavigation,
  closeItem,
  type NavigationState,
  openItem,
} from './navigation-state.ts';

const items = {
  hout: { id: 'hout', text: 'Hout' },
  isolatie: { id: 'isolatie', text: 'Isolatie' },
  pir: { id: 'pir', text: 'PIR' },
  dak: { id: 'dak', text: 'Dak' },
};
const textOf = (id: string) => items[id as keyof typeof items]?.text ?? '';
const open = (...ids: (keyof typeof items)[]) =>
  ids.reduce<NavigationState>((state, id, level) => openItem(state, items[id], level), closedNavigation);

describe('opening an item at a level', () => {
  test('first closes any other open item at that level', () => {
    const state = openItem(open('hout'), items.isolatie, 0);
    expect(state.openNavItems).toEqual({ isolatie: true });
    expect(state.navItemStack.map((item) => item.id)).toEqual(['isolatie']);
  });

  test('closes open items inside the item it closes', () => {
    expect(openItem(open('isolatie', 'pir'), items.hout, 0)).toEqual(open('hout'));
  });

  test('removes any earlier entry for the same item', () => {
    const state = openItem(open('isolatie', 'pir'), items.isolatie, 2);
    expect(state.navItemStack.filter((item) => item.id === 'isolatie')).toEqual([
      { id: 'isolatie', isOpen: true, level: 2 },
    ]);
  });

  test('marks it open', () => {
    expect(open('isolatie', 'pir').openNavItems).toEqual({ isolatie: true, pir: true });
  });

  test('pushes it onto the stack with its level', () => {
    expect(open('isolatie', 'pir').navItemStack).toEqual([
      { id: 'isolatie', isOpen: true, level: 0 },
      { id: 'pir', isOpen: true, level: 1 },
    ]);
  });

  test('shows its children: one level deeper, under its own title', () => {
    expect(open('isolatie', 'pir')).toMatchObject({ currentNavDepth: 2, openNavItemText: 'PIR' });
  });
});

describe('closing an item', () => {
  test('removes it from the stack', () => {
    expect(closeItem(open('isolatie', 'pir'), 'pir', textOf)).toEqual(open('isolatie'));
  });

  test('that is not open changes nothing', () => {
    const state = open('isolatie');
    expect(closeItem(state, 'hout', textOf)).toBe(state);
  });
});

describe('going back', () => {
  test('to level 0 clears the stack, all open items and the depth', () => {
    expect(backToLevel(open('isolatie', 'pir', 'dak'), 0, textOf)).toEqual({
      openNavItems: {},
      openNavItemText: '',
      navItemStack: [],
      currentNavDepth: 0,
    });
  });

  test('to level N closes the stack item at level N', () => {
    const state = backToLevel(open('isolatie', 'pir', 'dak'), 2, textOf);
    expect(state.navItemStack.map((item) => item.id)).toEqual(['isolatie', 'pir']);
    expect(state.openNavItems).toEqual({ isolatie: true, pir: true });
  });

  test('to level N sets depth N', () => {
    expect(backToLevel(open('isolatie', 'pir', 'dak'), 1, textOf)).toMatchObject({
      currentNavDepth: 1,
      openNavItemText: 'Isolatie',
    });
  });

  test('to a negative level is ignored', () => {
    const state = open('isolatie');
    expect(backToLevel(state, -1, textOf)).toBe(state);
  });

  test('with the back button goes up one level', () => {
    expect(backOneLevel(open('isolatie', 'pir', 'dak'), textOf)).toEqual(open('isolatie', 'pir'));
  });

  test('with the back button at the top is ignored', () => {
    expect(backOneLevel(closedNavigation, textOf)).toBe(closedNavigation);
  });

  test('with the back-to-parent button goes to level 0', () => {
    expect(backToParent(open('isolatie', 'pir', 'dak'), textOf)).toEqual(closedNavigation);
  });
});
