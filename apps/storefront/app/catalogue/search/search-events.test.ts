import { expect, test } from 'vitest';
import type { SearchData } from './load-search.ts';
import { countedResults, placeOf } from './search-events.ts';

const listing = { page: 1, isFiltered: false, stockFilter: false } as SearchData['listing'] & object;
const found = { query: 'gips', listing, productCount: 12 } as SearchData;

test('a search counts when its first page is seen without changes', () => {
  expect(countedResults(found)).toBe(12);
  expect(countedResults({ ...found, productCount: 0 })).toBe(0);
});

test('changes within the same search do not count again', () => {
  expect(countedResults({ ...found, listing: { ...listing, page: 2 } })).toBeUndefined();
  expect(countedResults({ ...found, listing: { ...listing, isFiltered: true } })).toBeUndefined();
  expect(countedResults({ ...found, listing: { ...listing, stockFilter: true } })).toBeUndefined();
  expect(countedResults({ ...found, listing: null })).toBeUndefined();
  expect(countedResults({ ...found, query: '' })).toBeUndefined();
});

test('positions continue over pages', () => {
  expect(placeOf(0, 1)).toBe(1);
  expect(placeOf(3, 2)).toBe(28);
});
