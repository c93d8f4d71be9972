import { expect, test } from 'vitest';
import { isHouseNumber, splitHouseNumber } from './house-number.ts';

test.each([
  ['12', 12, ''],
  [' 350 ', 350, ''],
  ['12a', 12, 'a'],
  ['12-14', 12, '14'],
  ['3 bis', 3, 'bis'],
])('%j is a house number', (text, houseNumber, suffix) => {
  expect(isHouseNumber(text)).toBe(true);
  expect(splitHouseNumber(text)).toEqual({ houseNumber, suffix });
});

test.each(['', '0', '012', 'a12', '123456 abcdefghijk', '12;'])('%j is none', (text) => {
  expect(isHouseNumber(text)).toBe(false);
  expect(splitHouseNumber(text)).toBeUndefined();
});
