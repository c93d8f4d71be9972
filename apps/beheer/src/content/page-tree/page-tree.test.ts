import type { PageNode } from '@bouwpoort/contract/content/pages.staff';
import { expect, test } from 'vitest';
import { ancestorsOf, treeRows } from './page-tree.ts';

const page = (pageId: string, parentId: string | null, position = 0): PageNode => ({
  ...{ pageId, parentId, position, name: pageId, url: `/${pageId}`, contentType: 'ContentPage' },
  ...{ state: 'published', isPublished: true, childCount: 0 },
});
const pages = [page('home', null), page('b', 'home', 2), page('a', 'home', 1), page('a1', 'a'), page('los', 'weg')];
const shown = (isOpen: (id: string) => boolean) =>
  treeRows(pages, isOpen).map((row) => `${row.depth} ${row.page.pageId}`);

test('pages are in order below their open parents, and a page without a parent is at the top', () => {
  expect(shown(() => true)).toEqual(['0 home', '1 a', '2 a1', '1 b', '0 los']);
  expect(shown((id) => id === 'home')).toEqual(['0 home', '1 a', '1 b', '0 los']);
  expect(shown(() => false)).toEqual(['0 home', '0 los']);
});

test('a cycle of parents does not hang the tree', () => {
  expect(ancestorsOf([page('x', 'y'), page('y', 'x')], 'x')).toEqual(['y', 'x']);
  expect(treeRows([page('x', 'y'), page('y', 'x')], () => true)).toEqual([]);
});

test('the ancestors of a page, nearest first', () => {
  expect(ancestorsOf(pages, 'a1')).toEqual(['a', 'home']);
});
