import { expect, test } from 'vitest';
import { readDutchNumber } from './dutch-number.ts';

test.each([
  ['1.234,5', 1234.5],
  ['1234,5', 1234.5],
  ['2.5', 2.5],
  ['12.50', 12.5],
  ['2.500', 2500],
  ['1.234.567', 1_234_567],
  ['0.125', 0.125],
  ['0.500,5', undefined],
  ['-1.250', -1250],
  [',5', 0.5],
  ['', undefined],
])('%j is the number %s', (text, number) => {
  expect(readDutchNumber(text)).toBe(number);
});
