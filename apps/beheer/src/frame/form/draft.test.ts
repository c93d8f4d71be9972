import { expect, test } from 'vitest';
import { draftKey, readDraft, writeDraft } from './draft.ts';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('a draft is restored as it was, and removed once it is saved', () => {
  const store = memory();
  writeDraft(store, 'a', { version: 3, values: { name: 'Jan' } });
  expect(readDraft(store, 'a')).toEqual({ version: 3, values: { name: 'Jan' } });
  writeDraft(store, 'a', undefined);
  expect(readDraft(store, 'a')).toBeUndefined();
});

test('the next user of this browser does not get it', () => {
  expect(draftKey('one', 'staff/new')).not.toBe(draftKey('other', 'staff/new'));
});

test('an invalid draft is dropped', () => {
  const store = memory();
  store.setItem('a', '{"version":');
  expect(readDraft(store, 'a')).toBeUndefined();
  expect(store.getItem('a')).toBeNull();
});
