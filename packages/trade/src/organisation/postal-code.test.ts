import { expect, test } from 'vitest';
import { addressLine, isPostalCode, normalisePostalCode, showPostalCode } from './postal-code.ts';

test.each([
  ['3511AB', '3511AB', '3511 AB'],
  ['3511 ab', '3511AB', '3511 AB'],
  [' 1000 aa ', '1000AA', '1000 AA'],
])('%j is a postal code', (text, stored, shown) => {
  expect(isPostalCode(text)).toBe(true);
  expect(normalisePostalCode(text)).toBe(stored);
  expect(showPostalCode(text)).toBe(shown);
});

test.each(['0511AB', '3511', '3511A', '35111AB', '3511  AB', 'AB3511', ''])('%j is none', (text) => {
  expect(isPostalCode(text)).toBe(false);
  expect(normalisePostalCode(text)).toBeUndefined();
  expect(showPostalCode(text)).toBe(text);
});

test('an address on one line does not break inside its postal code', () => {
  expect(addressLine('Oudegracht 12', '3511AB', 'Utrecht')).toBe('Oudegracht 12, 3511\u00a0AB Utrecht');
});
