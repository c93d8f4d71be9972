import { expect, test } from 'vitest';
import { recordNotices } from './seen-notices.ts';

test('a notice was seen once another page is opened, however the list of its own page changes', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const open = (path: string, ...ids: string[]) => recordNotices(storage, path, ids);
  expect(open('/steenhof', 'crane', 'fair')).toEqual([]);
  // One is closed.
  expect(open('/steenhof', 'fair')).toEqual([]);
  expect(open('/steenhof/nieuws', 'fair', 'strike')).toEqual(['crane', 'fair']);
  expect(open('/steenhof/nieuws', 'fair', 'strike')).toEqual(['crane', 'fair']);
  expect(open('/steenhof', 'fair', 'strike')).toEqual(['crane', 'fair', 'strike']);
});
