import { expect, test } from 'vitest';
import { removeDeviceCaches } from './device-caches.ts';

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
  );
  removeDeviceCaches(storage);
  expect(storage.kept).toEqual(['messageBlocks', 'ui/setIsStockFilterEnabled', 'stockStoreKeeper']);
});
