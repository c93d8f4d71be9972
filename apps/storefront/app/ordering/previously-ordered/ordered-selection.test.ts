import { expect, test } from 'vitest';
import type { OrderedProduct } from './load-last-ordered.ts';
import { favouritesOf, readOrderedAddress, selectOrdered, writeOrderedAddress } from './ordered-selection.ts';

const products = (times: readonly number[]) =>
  times.map((timesOrdered, id) => ({
    product: { id: String(id) },
    lastOrderedAt: '',
    timesOrdered,
  })) as OrderedProduct[];
const start = { query: '', sort: 'datum', page: 1 } as const;
const ids = (list: readonly OrderedProduct[]) => list.map(({ product }) => product.id);

test('in order of date, or the most ordered first; equal counts by date', () => {
  const all = products([1, 5, 2, 5]);
  expect(ids(selectOrdered(all, start).shown)).toEqual(['0', '1', '2', '3']);
  expect(ids(selectOrdered(all, { ...start, sort: 'aantal' }).shown)).toEqual(['1', '3', '2', '0']);
});

test('a page beyond the last becomes the last', () => {
  const { shown, page, pageCount } = selectOrdered(products(Array(25).fill(1)), { ...start, page: 9 });
  expect([ids(shown), page, pageCount]).toEqual([['24'], 2, 2]);
});

test('favourites stand above a long list, in its initial state', () => {
  const many = products([1, 2, 3, 1, 9, 2, 1, 1, 1, 4]);
  expect(ids(favouritesOf(many, start))).toEqual(['4', '9', '2', '1']);
  expect(favouritesOf(many, { ...start, page: 2 })).toEqual([]);
  expect(favouritesOf(many, { ...start, query: 'pir' })).toEqual([]);
  expect(favouritesOf(many, { ...start, sort: 'aantal' })).toEqual([]);
  expect(favouritesOf(many.slice(0, 8), start)).toEqual([]);
  expect(favouritesOf(products(Array(20).fill(1)), start)).toEqual([]);
});

test('the address contains only non-default values, and is parsed back', () => {
  const asked = { query: 'pir 120', sort: 'aantal', page: 2 } as const;
  expect(writeOrderedAddress(asked).toString()).toBe('zoek=pir+120&sorteer=aantal&page=2');
  expect(readOrderedAddress(writeOrderedAddress(asked))).toEqual(asked);
  expect(readOrderedAddress(new URLSearchParams('sorteer=naam&page=x'))).toEqual(start);
});
