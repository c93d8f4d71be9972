import { expect, test, vi } from 'vitest';
import { removeDeviceCaches } from '../../frame/session/device-caches.ts';
import { sampleSummary } from './order-samples.ts';
import { dropOrder, ordersKey, readOrders, storeOrders } from './orders-storage.ts';

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
const owner = { userId: 'u1', ventureId: '210' };
const list = { ...owner, at: '2026-11-16T10:00:00Z', orders: [sampleSummary({ id: '1' }), sampleSummary({ id: '2' })] };

test('the stored list is returned only to its own user and venture', () => {
  const storage = memory();
  storeOrders(storage, list);
  expect(readOrders(storage, owner)).toEqual(list);
  expect(readOrders(storage, { ...owner, userId: 'u2' })).toBeNull();
  expect(readOrders(storage, { ...owner, ventureId: '220' })).toBeNull();
});

test('a cancelled order is removed from it', () => {
  const storage = memory();
  storeOrders(storage, list);
  dropOrder(storage, owner, '1');
  expect(readOrders(storage, owner)?.orders.map(({ id }) => id)).toEqual(['2']);
});

test('logging out removes it', () => {
  const storage = memory();
  storeOrders(storage, list);
  removeDeviceCaches(storage);
  expect(storage.getItem(ordersKey)).toBeNull();
});

test('invalid data is ignored, and only the newest orders are stored', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readOrders(memory({ [ordersKey]: '{"orders":' }), owner)).toBeNull();
  expect(readOrders(memory({ [ordersKey]: '7' }), owner)).toBeNull();
  warn.mockRestore();
  const storage = memory();
  storeOrders(storage, { ...list, orders: Array.from({ length: 900 }, (_, id) => sampleSummary({ id: String(id) })) });
  expect(readOrders(storage, owner)?.orders).toHaveLength(200);
});
