import { expect, test } from 'vitest';
import { isDutchPhoneNumber } from './dutch-phone.ts';

test.each([
  '0612345678',
  '06 12345678',
  '06-12345678',
  '030 2345678',
  '0343-123456',
  '+31612345678',
  '+31 612345678',
  '0031 30 2345678',
  '+31-30-2345678',
  ' 0302345678 ',
])('%j is a Dutch phone number', (text) => {
  expect(isDutchPhoneNumber(text)).toBe(true);
});

test.each(['', '12345', '06 18 44', '06 12 34 56 78', '+32 612345678', '06_12345678', '06  12345678', 'bel me', '+31'])(
  '%j is none',
  (text) => {
    expect(isDutchPhoneNumber(text)).toBe(false);
  },
);
