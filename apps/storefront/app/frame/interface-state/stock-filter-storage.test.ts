import { expect, test } from 'vitest';
import { readStockFilter, storeStockFilter } from './stock-filter-storage.ts';

function storageWith(content: Record<string, string>) {
  const map = new Map(Object.entries(content));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

test('the stock filter is stored under its own key', () => {
  const storage = storageWith({});
  storeStockFilter(storage, true);
  expect([...storage.map]).toEqual([['ui/setIsStockFilterEnabled', 'true']]);
  expect(readStockFilter(storage)).toBe(true);
});

test('missing or invalid storage means off', () => {
  expect(readStockFilter(storageWith({}))).toBe(false);
  expect(readStockFilter(storageWith({ 'ui/setIsStockFilterEnabled': '{"v":1}' }))).toBe(false);
});
