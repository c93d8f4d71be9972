import { expect, test } from 'vitest';
import { recordSeesPrices, removeDeviceCaches } from './device-caches.ts';

function storageOf(...keys: string[]) {
  const kept = [...keys];
  return {
    kept,
    get length() {
      return kept.length;
    },
    key: (position: number) => kept[position] ?? null,
    removeItem: (key: string) => {
      kept.splice(kept.indexOf(key), 1);
    },
  };
}

test('what belongs to the user goes, what belongs to the device stays', () => {
  const storage = storageOf(
    'cartStore-daan210',
    'cartStore-daan220',
    'messageBlocks',
    'catalogStore-210',
    'stockStore',
    'ordersStore',
    'ui/setIsStockFilterEnabled',
    'orders/lastOrderedProducts',
    'stockStoreKeeper',
    'quickOrder-210-daan',
  );
  removeDeviceCaches(storage);
  expect(storage.kept).toEqual(['messageBlocks', 'ui/setIsStockFilterEnabled', 'stockStoreKeeper']);
});

test('stored data with prices is deleted once when the user may no longer see prices', () => {
  const stored = new Map([
    ['seesPrices', 'true'],
    ['cartStore-daan210', '{"price":12.5}'],
    ['messageBlocks', 'x'],
    ['quickOrder-210-daan', '{}'],
  ]);
  const storage = {
    get length() {
      return stored.size;
    },
    key: (position: number) => [...stored.keys()][position] ?? null,
    removeItem: (key: string) => void stored.delete(key),
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect(recordSeesPrices(storage, true)).toBe(false);
  expect(stored.has('cartStore-daan210')).toBe(true);
  expect(recordSeesPrices(storage, false)).toBe(true);
  expect([...stored]).toEqual([
    ['messageBlocks', 'x'],
    ['quickOrder-210-daan', '{}'],
    ['seesPrices', 'false'],
  ]);
  // What is stored from now on holds none; the page is not loaded again and again.
  stored.set('cartStore-daan210', '{}');
  expect(recordSeesPrices(storage, false)).toBe(false);
});
