import { expect, test } from 'vitest';
import { parseAmount } from './price-words.ts';

test.each([
  ['26,80', 26.8],
  ['€ 1.234,5', 1234.5],
  ['26.8', 26.8],
  ['1.250', 1250],
  ['0.125', 0.125],
  ['0,6348', 0.6348],
  ['7', 7],
  ['', undefined],
  ['-1', undefined],
  ['1,23456', undefined],
  ['veel', undefined],
])('%j is the amount %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
