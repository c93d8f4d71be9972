import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readPurchases, writePurchases } from './purchase-storage.ts';

const owner = { userId: 'daan', ventureId: '210' };
const lifetimes = { price: 5000, tiers: 5000, stock: 1000 };
const at = 1_000_000;

function storageWith(stored = new Map<string, string>()) {
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

function written() {
  const client = new QueryClient();
  client.setQueryData(['price', 'a'], { price: 4.31 }, { updatedAt: at });
  client.setQueryData(['price', 'b'], null, { updatedAt: at });
  client.setQueryData(['tiers', 'a'], { warehousePrices: [] }, { updatedAt: at });
  client.setQueryData(['stock', 'a'], [{ warehouseCode: 1 }], { updatedAt: at });
  client.setQueryData(['calendar', '2101'], {}, { updatedAt: at });
  const storage = storageWith();
  writePurchases(storage, owner, client);
  return storage;
}

function knownAfter(storage: ReturnType<typeof storageWith>, now: number, reader = owner): string[] {
  const client = new QueryClient();
  readPurchases(storage, reader, client, { now, lifetimes });
  return client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey.join(' '));
}

test('prices and stock are stored under the keys of the specification', () => {
  const { stored } = written();
  expect([...stored.keys()]).toEqual(['catalogStore-210', 'stockStore']);
  expect(stored.get('catalogStore-210')).not.toContain('calendar');
});

test('another page reuses them until they are stale', () => {
  expect(knownAfter(written(), at + 500)).toEqual(['price a', 'price b', 'tiers a', 'stock a']);
  expect(knownAfter(written(), at + 1000)).toEqual(['price a', 'price b', 'tiers a']);
  expect(knownAfter(written(), at + 5000)).toEqual([]);
  expect(knownAfter(written(), at - 1)).toEqual([]);
});

test('they are not shared with another user, or with another venture of the same user', () => {
  expect(knownAfter(written(), at, { ...owner, userId: 'els' })).toEqual([]);
  expect(knownAfter(written(), at, { ...owner, ventureId: '220' })).toEqual([]);
});

test.each(['', 'rubbish', 'null', '{"answers":[null]}', '{"answers":[{"key":1}]}'])('%j is ignored', (text) => {
  expect(knownAfter(storageWith(new Map([['stockStore', text]])), at)).toEqual([]);
});
