import { expect, test } from 'vitest';
import { removeDeviceCaches } from '../../frame/session/device-caches.ts';
import { listKey, readStoredList, storeList } from './quick-order-storage.ts';

const owner = { userId: 'daan', ventureId: '210' };

function storageWith(entries: readonly [string, string][] = []) {
  const stored = new Map(entries);
  return {
    stored,
    get length() {
      return stored.size;
    },
    key: (position: number) => [...stored.keys()][position] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const rows = [{ code: '0045120', quantity: '2,5', unit: 'm²' }];

test("a list is restored for its user and venture, without the server's answers", () => {
  const storage = storageWith();
  const answered = rows.map((row) => ({ ...row, id: 4, answer: { reason: 'x' }, found: null }));
  storeList(storage, owner, { rows: answered, attempt: { key: 'k', lines: '[]' } });
  expect(readStoredList(storage, owner)).toEqual({ rows, attempt: { key: 'k', lines: '[]' } });
  expect(readStoredList(storage, { ...owner, userId: 'sanne' })).toBeNull();
  expect(readStoredList(storage, { ...owner, ventureId: '220' })).toBeNull();
});

test('an emptied list is removed, and so is every list at logout', () => {
  const storage = storageWith();
  storeList(storage, owner, { rows, attempt: null });
  storeList(storage, owner, { rows: [], attempt: null });
  expect(storage.stored.size).toBe(0);
  storeList(storage, owner, { rows, attempt: null });
  removeDeviceCaches(storage);
  expect(storage.stored.size).toBe(0);
});

test.each(['rubbish', 'null', '{}', '{"rows":[{"code":1}]}', '{"rows":"x"}'])('%s is ignored', (text) => {
  expect(readStoredList(storageWith([[listKey(owner), text]]), owner)).toBeNull();
});

test('works in a browser that refuses storage', () => {
  expect(readStoredList(null, owner)).toBeNull();
  expect(() => storeList(null, owner, { rows, attempt: null })).not.toThrow();
});
