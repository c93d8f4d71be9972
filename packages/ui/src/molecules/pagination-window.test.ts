import { expect, test } from 'vitest';
import { besideGap, paginationWindow } from './pagination-window.ts';

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

test('a phone leaves out the neighbours of a page beside a gap', () => {
  const leftOut = (page: number, pageCount: number) => besideGap(paginationWindow(page, pageCount), page);
  expect(leftOut(10, 20)).toEqual([9, 11]);
  expect(leftOut(1, 20)).toEqual([2]);
  expect(leftOut(3, 20), 'no gap stands for page 2').toEqual([4]);
  expect(leftOut(1, 4), 'a few pages').toEqual([]);
  expect(leftOut(3, 4), 'a few pages').toEqual([]);
});
