import { expect, test } from 'vitest';
import { recordPageVisit } from './first-page.ts';

test('a reload of the first page keeps it the first; every page after another one is past it', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect(
    ['/steenhof', '/steenhof', '/steenhof/nieuws', '/steenhof'].map((path) => recordPageVisit(storage, path)),
  ).toEqual([false, false, true, true]);
});
