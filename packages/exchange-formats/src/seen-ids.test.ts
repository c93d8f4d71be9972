import { expect, test } from 'vitest';
import { SeenIds } from './seen-ids.ts';

test('recognises a repeated id, also when the set has grown', () => {
  const seen = new SeenIds();
  const ids = Array.from({ length: 50_000 }, (_, index) => `artikel-${index}`);
  expect(ids.filter((id) => !seen.add(id))).toEqual([]);
  expect(ids.filter((id) => seen.add(id))).toEqual([]);
  expect(seen.add('')).toBe(true);
  expect(seen.add('')).toBe(false);
});
