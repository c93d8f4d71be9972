import { expect, test } from 'vitest';
import { notOrderedLines } from './back-to-cart.tsx';

const lines = [
  { contentId: 'a', quantity: 5, askedQuantity: 8 },
  { contentId: 'b', quantity: 0, askedQuantity: 2.5 },
  { contentId: 'c', quantity: 3, askedQuantity: 3 },
];
const left = (state: string) =>
  notOrderedLines({ state, lines } as never).map(({ contentId, left: quantity }) => [contentId, quantity]);

test('a denied request returns all lines to the cart, an ordered one the quantities taken off', () => {
  expect(left('denied')).toEqual([
    ['a', 8],
    ['b', 2.5],
    ['c', 3],
  ]);
  expect(left('ordered')).toEqual([
    ['a', 3],
    ['b', 2.5],
  ]);
  expect(left('waiting')).toEqual([]);
});
