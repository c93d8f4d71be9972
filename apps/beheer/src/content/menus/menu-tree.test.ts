import { fieldOfMenu, type MenuEdit } from '@bouwpoort/contract/content/menus.staff';
import { describe, expect, test } from 'vitest';
import { changeAt, drop, type MenuNode, menuOf, move, nodeAt, nodesOf, removeAt, rowsOf } from './menu-tree.ts';

const node = (text: string, children: MenuNode[] = []): MenuNode => ({
  ...{ id: text, text, href: `/${text}`, thumbnailUrl: null, target: null, title: null, children },
});
const menu = [
  node('assortiment', [node('gips', [node('platen')])]),
  node('acties'),
  node('advies', [node('isolatie')]),
];
const words = (nodes: readonly MenuNode[]): string =>
  nodes.map(({ text, children }) => (children.length === 0 ? text : `${text}(${words(children)})`)).join(' ');

describe('moving an item', () => {
  test.each([
    ['up', [1], 'acties assortiment(gips(platen)) advies(isolatie)', [0]],
    ['down', [1], 'assortiment(gips(platen)) advies(isolatie) acties', [2]],
    ['out', [2, 0], 'assortiment(gips(platen)) acties advies isolatie', [3]],
    ['in', [2], 'assortiment(gips(platen)) acties(advies(isolatie))', [1, 0]],
  ] as const)('%s', (direction, path, expected, place) => {
    const moved = move(menu, path, direction, 'header', 'assortiment');
    expect(moved && words(moved.nodes)).toBe(expected);
    expect(moved?.path).toEqual(place);
    expect(moved && nodeAt(moved.nodes, moved.path)?.text).toBe(nodeAt(menu, path)?.text);
  });

  test.each([
    ['above the first', 'up', [0], 'header'],
    ['below the last', 'down', [2], 'header'],
    ['out of the top', 'out', [1], 'header'],
    ['below nothing', 'in', [0], 'header'],
    ['below what fills itself', 'in', [1], 'header'],
    ['deeper than the menu goes', 'in', [1], 'service'],
    ['from a column to where columns stand', 'out', [2, 0], 'footer'],
  ] as const)('not %s', (_, direction, path, kind) => {
    expect(move(menu, path, direction, kind, 'assortiment')).toBeUndefined();
  });

  test('by dragging: before the item it is dropped on, among its siblings', () => {
    const moved = drop(menu, [2], [0]);
    expect(moved && words(moved.nodes)).toBe('advies(isolatie) assortiment(gips(platen)) acties');
    expect(drop(menu, [2], [0, 0])).toBeUndefined();
    expect(drop(menu, [2], [2])).toBeUndefined();
  });
});

test('an item at any level is changed or removed', () => {
  expect(words(changeAt(menu, [2, 0], { text: 'warmte' }))).toBe('assortiment(gips(platen)) acties advies(warmte)');
  expect(words(removeAt(menu, [2, 0]))).toBe('assortiment(gips(platen)) acties advies');
});

test('rows show one level of the categories, which cannot be moved', () => {
  expect(rowsOf(menu, 'assortiment').map(({ node: { text }, isFixed }) => `${text}${isFixed ? '!' : ''}`)).toEqual([
    ...['assortiment', 'gips!', 'acties', 'advies', 'isolatie'],
  ]);
});

test('every menu survives a round trip through a tree', () => {
  const link = { text: 'Retour', href: '/retour', target: null, title: null };
  const edit: MenuEdit = {
    headerLinks: menu,
    footerLinks: [{ title: 'Service', links: [link] }],
    secondaryLinks: [{ ...link, id: 'r', thumbnailUrl: null, audience: 'customers' }],
  };
  for (const kind of ['header', 'service', 'footer'] as const) {
    expect(menuOf(kind, nodesOf(edit, kind))).toEqual({ [fieldOfMenu[kind]]: edit[fieldOfMenu[kind]] });
  }
});
