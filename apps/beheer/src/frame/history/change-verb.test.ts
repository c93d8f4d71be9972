import { expect, test } from 'vitest';
import { actOf, verbOf } from './change-verb.ts';

test('a change without values from before made the record', () => {
  const change = { before: null, after: { name: 'Jan' } };
  expect([actOf(change), verbOf(change)]).toEqual([undefined, 'made']);
});

test('unless it is something done with the record', () => {
  expect(actOf({ before: null, after: { viewedAs: 'jan@merel.example' } })).toBe('viewedAs');
  expect(actOf({ before: { viewedAs: 'x' }, after: { viewedAs: 'y' } })).toBeUndefined();
});
