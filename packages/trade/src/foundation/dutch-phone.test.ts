import { expect, test } from 'vitest';
import { isDutchPhoneNumber, normalisePhoneNumber } from './dutch-phone.ts';

test.each([
  '0612345678',
  ' 0612345678 ',
  '06 12345678',
  '06-12345678',
  '06 12 34 56 78',
  '06  1234\u00a05678',
  '(06) 1234.5678',
  '06/12345678',
  '+31612345678',
  '+31 6 12 34 56 78',
  '+31 (0)6 - 12 34 56 78',
  '0031 6 12345678',
  '0031-(0)6-12345678',
])('%j is stored as 0612345678', (text) => {
  expect(normalisePhoneNumber(text)).toBe('0612345678');
});

test.each([
  ['030 711 21 00', '0307112100'],
  ['0592 71 22 03', '0592712203'],
  ['0343-123456', '0343123456'],
  ['711 21 00', '7112100'],
])('%j is stored as %s', (text, stored) => {
  expect(normalisePhoneNumber(text)).toBe(stored);
  expect(normalisePhoneNumber(stored)).toBe(stored);
});

test.each([
  '',
  '12345',
  '06 18 4',
  '+32 612345678',
  '06_12345678',
  '06+12345678',
  'bel me',
  '+31',
  '+31 012345',
  '(-)',
])('%j is no phone number', (text) => {
  expect(isDutchPhoneNumber(text)).toBe(false);
});
