import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

test.each([
  [12, '', 'Oudegracht 12, 3511 AB Utrecht'],
  [12, 'a', 'Oudegracht 12a, 3511 AB Utrecht'],
  [12, '1', 'Oudegracht 12-1, 3511 AB Utrecht'],
  [12, 'bis', 'Oudegracht 12 bis, 3511 AB Utrecht'],
  [null, null, 'Oudegracht, 3511 AB Utrecht'],
])('%s %j', (houseNumber, houseNumberSuffix, line) => {
  const address = { street: 'Oudegracht', houseNumber, houseNumberSuffix, postalCode: '3511AB', locality: 'Utrecht' };
  expect(addressLine(address)).toBe(line);
});
