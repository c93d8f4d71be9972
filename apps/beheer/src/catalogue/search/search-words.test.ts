import type { TunedItem } from '@bouwpoort/contract/catalogue/search.staff';
import { expect, test } from 'vitest';
import { toggled } from './search-words.ts';

const pin: TunedItem = { productId: 1, action: 'pin', place: 3, boost: null, from: '2026-11-16', until: null };

test('a product has one tuning at a time, and keeps its campaign when that changes', () => {
  expect(toggled([pin], 1, 'hide', 3)).toEqual([{ ...pin, action: 'hide', place: null }]);
  expect(toggled([pin], 1, 'boost', 3)).toEqual([{ ...pin, action: 'boost', place: null, boost: 50 }]);
});

test('repeating a tuning removes it, without changing the others', () => {
  const other = { ...pin, productId: 2 };
  expect(toggled([pin, other], 1, 'pin', 3)).toEqual([other]);
  expect(toggled([other], 1, 'pin', 4)).toEqual([other, { ...pin, place: 4, from: null }]);
});
