import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { expect, test } from 'vitest';
import { hoistCategories } from './hoist-categories.ts';

const item = (id: string, children: HeaderLink[] = []) => ({ id, text: id, children }) as unknown as HeaderLink;
const ids = (links: readonly HeaderLink[]) => links.map(({ id, children }) => [id, children.length]);

test('categories move to the first level, before their parent item', () => {
  const menu = [
    item('assortiment', [item('1__CatalogContent', [item('11__CatalogContent')]), item('2__CatalogContent')]),
    item('advies', [item('nieuws')]),
  ];
  expect(ids(hoistCategories(menu))).toEqual([
    ['1__CatalogContent', 1],
    ['2__CatalogContent', 0],
    ['assortiment', 0],
    ['advies', 1],
  ]);
});

test('a menu that starts with categories, or has none, is unchanged', () => {
  const menu = [item('1__CatalogContent', [item('11__CatalogContent')]), item('advies', [item('nieuws')])];
  expect(hoistCategories(menu)).toEqual(menu);
});
