import { expect, test, vi } from 'vitest';
import { removeDeviceCaches } from '../../frame/session/device-caches.ts';
import {
  clearLastOrdered,
  lastOrderedKey,
  productIdOf,
  readLastOrdered,
  storeLastOrdered,
} from './last-ordered-storage.ts';

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (position: number) => [...kept.keys()][position] ?? null,
    get length() {
      return kept.size;
    },
  };
}
const products = Array.from({ length: 8 }, (_, id) => ({
  key: `${id}__CatalogContent`,
  lastOrderedAt: '2026-11-01T10:00:00Z',
  timesOrdered: 1,
  variants: [],
}));

test('the five most recent, for their own user only', () => {
  const storage = memory();
  storeLastOrdered(storage, { userId: 'u1' }, products);
  expect(readLastOrdered(storage, { userId: 'u1' })).toEqual(products.slice(0, 5));
  expect(readLastOrdered(storage, { userId: 'u2' })).toBeNull();
});

test('removed on request and on logout', () => {
  const storage = memory();
  storeLastOrdered(storage, { userId: 'u1' }, products);
  clearLastOrdered(storage);
  expect(storage.getItem(lastOrderedKey)).toBeNull();
  storeLastOrdered(storage, { userId: 'u1' }, products);
  removeDeviceCaches(storage);
  expect(storage.getItem(lastOrderedKey)).toBeNull();
});

test('invalid data is ignored', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const text of ['{', 'null', '[]', '{"userId":"u1"}', '{"userId":"u1","products":[{"key":"1"}]}']) {
    expect(readLastOrdered(memory({ [lastOrderedKey]: text }), { userId: 'u1' })).toBeNull();
  }
  warn.mockRestore();
});

test('a key contains the id of its product', () => {
  expect(productIdOf('4021__CatalogContent')).toBe('4021');
  expect(productIdOf('product-77-9')).toBe('77');
  expect(productIdOf('geen')).toBeUndefined();
});
