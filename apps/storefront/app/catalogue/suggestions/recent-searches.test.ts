import { expect, test } from 'vitest';
import { clearRecentSearches, readRecentSearches, storeRecentSearch } from './recent-searches.ts';

function storageWith(content: Record<string, string> = {}) {
  const map = new Map(Object.entries(content));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

test('the last five, newest first, without duplicates, per venture', () => {
  const storage = storageWith();
  for (const query of ['pir', 'kit', 'gips', 'Kit', 'osb', 'lat', 'plug']) storeRecentSearch(storage, '210', query);
  expect(readRecentSearches(storage, '210')).toEqual(['plug', 'lat', 'osb', 'Kit', 'gips']);
  expect(readRecentSearches(storage, '220')).toEqual([]);
});

test('clearing removes all of them', () => {
  const storage = storageWith();
  storeRecentSearch(storage, '210', 'pir');
  clearRecentSearches(storage, '210');
  expect(readRecentSearches(storage, '210')).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null,"pir"]', 'null'])('invalid data in storage (%s) does no harm', (kept) => {
  const storage = storageWith({ 'searchStore-210': kept });
  expect(readRecentSearches(storage, '210')).toEqual(kept.includes('pir') ? ['pir'] : []);
});
