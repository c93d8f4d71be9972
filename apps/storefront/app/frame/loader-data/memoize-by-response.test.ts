import { expect, test } from 'vitest';
import { memoizeByResponse } from './memoize-by-response.ts';

test('computes once per response and key', () => {
  const doubled = memoizeByResponse((answer: { amount: number }, _venture: string) => [answer.amount * 2]);
  const answer = { amount: 2 };
  expect(doubled(answer, '210')).toEqual([4]);
  expect(doubled(answer, '210')).toBe(doubled(answer, '210'));
  expect(doubled(answer, '220')).not.toBe(doubled(answer, '210'));
  expect(doubled({ amount: 2 }, '210')).not.toBe(doubled(answer, '210'));
});
