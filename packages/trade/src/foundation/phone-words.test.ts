import { expect, test } from 'vitest';
import { showPhoneNumber } from './phone-words.ts';

test.each([
  ['0671452013', '06 71 45 20 13'],
  ['0337114510', '033 711 45 10'],
  ['0345123456', '0345 12 34 56'],
  ['0800123', '0800123'],
  ['', ''],
])('%s is shown as %s', (stored, shown) => {
  expect(showPhoneNumber(stored)).toBe(shown);
});
