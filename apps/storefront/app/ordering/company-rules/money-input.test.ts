import { writeAmount } from '@bouwpoort/trade/foundation/amount-input';
import { expect, test } from 'vitest';
import { readEuros } from './money-input.tsx';

test.each([
  ['2.500', 2500],
  ['2500', 2500],
  ['2.500,50', 2500.5],
  ['2500.5', 2500.5],
  ['2 500,50', 2500.5],
  ['€ 12\u00A0500', 12500],
  ['€ 1.234.567,89', 1234567.89],
  ['', null],
  ['veel', null],
])('%s is read as %s', (text, amount) => {
  expect(readEuros(text)).toBe(amount);
});

test('a formatted amount is parsed back', () => {
  for (const amount of [1, 250, 2500, 12345.67]) expect(readEuros(writeAmount(amount))).toBe(amount);
});
