import { expect, test } from 'vitest';
import { removeDeviceCaches } from '../../frame/session/device-caches.ts';
import type { Cart } from './cart.ts';
import { noShipment, noTotals, sampleLine } from './cart-samples.ts';
import { CartStorage, cartKey, parseCart } from './cart-storage.ts';

class FakeStorage {
  readonly kept = new Map<string, string>();
  full = false;
  get length() {
    return this.kept.size;
  }
  key = (position: number) => [...this.kept.keys()][position] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  removeItem = (key: string) => void this.kept.delete(key);
  setItem = (key: string, value: string) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  };
}

const owner = { userId: 'u-1', ventureId: '210' };
const cart: Cart = {
  id: 7,
  version: 3,
  customerId: '510001',
  market: '210',
  lineItems: [sampleLine('a', 2)],
  shipment: noShipment,
  totals: noTotals,
};

test('C 9: stored under its key, with unsent changes beside it, per window', () => {
  const storage = new FakeStorage();
  const device = new CartStorage(storage, owner);
  device.storeCart(cart);
  device.storeUnsent('one', { batch: null, pending: [{ kind: 'empty' }] });
  expect([...storage.kept.keys()]).toEqual(['cartStore-u-1210', 'cartStore-u-1210/one']);
  expect(device.readCart()).toEqual(cart);
  expect(device.readUnsent('one')).toEqual({ batch: null, pending: [{ kind: 'empty' }] });
  expect(device.readUnsent('two')).toBeNull();
  expect(device.tabs()).toEqual(['one']);
  device.storeUnsent('one', null);
  expect(device.tabs()).toEqual([]);
});

test('another user or venture does not see it, and logging out takes all of it away (P 4.1)', () => {
  const storage = new FakeStorage();
  const device = new CartStorage(storage, owner);
  device.storeCart(cart);
  device.storeUnsent('one', { batch: null, pending: [] });
  expect(new CartStorage(storage, { ...owner, ventureId: '220' }).readCart()).toBeNull();
  removeDeviceCaches(storage);
  expect(storage.kept.size).toBe(0);
});

test.each(['', 'nonsense', '{}', 'null', '{"form":0,"value":{"lineItems":[]}}', '{"form":1,"value":{"lineItems":3}}'])(
  'invalid stored data is ignored: %s',
  (text) => {
    expect(parseCart(text)).toBeNull();
  },
);

test('works on a device without storage', () => {
  const storage = new FakeStorage();
  storage.full = true;
  for (const device of [new CartStorage(storage, owner), new CartStorage(null, owner)]) {
    device.storeCart(cart);
    expect(device.readCart()).toBeNull();
    expect(device.tabs()).toEqual([]);
  }
  expect(cartKey(owner)).toBe('cartStore-u-1210');
});
