import { expect, test } from 'vitest';
import { paginationWindow } from './pagination-window.ts';

test('a few pages are all offered', () => {
  expect(paginationWindow(2, 4)).toEqual([1, 2, 3, 4]);
});

test('the middle of many pages keeps its neighbours and both ends', () => {
  expect(paginationWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
});

test('a gap of one page is that page', () => {
  expect(paginationWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('one page is one number', () => {
  expect(paginationWindow(1, 1)).toEqual([1]);
});
