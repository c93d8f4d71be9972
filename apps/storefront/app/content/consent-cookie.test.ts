import { expect, test } from 'vitest';
import { hasConsent } from './consent-cookie.ts';

const cookie = (value: string) => `viewport=xl; CookieConsent=${value}; messageBlocks=1`;
const given =
  '{stamp:%27abc%27%2Cnecessary:true%2Cpreferences:true%2Cstatistics:false%2Cmarketing:false%2Cmethod:%27explicit%27%2Cver:1%2Cutc:1763280000000%2Cregion:%27nl%27}';

test('a category is allowed when the cookie says so', () => {
  expect(hasConsent(cookie(given), 'preferences')).toBe(true);
  expect(hasConsent(cookie(given), 'statistics')).toBe(false);
  expect(hasConsent(cookie(given), 'marketing')).toBe(false);
});

test('what is necessary needs no consent, everything else does', () => {
  expect(hasConsent('', 'necessary')).toBe(true);
  expect(hasConsent('', 'preferences')).toBe(false);
});

test.each([
  ['{stamp:%27,marketing:true,%27%2Cmarketing:false}', 'words in a text are not consent'],
  ['{xmarketing:true}', 'another name is not consent'],
  ['-1', 'the provider’s mark for regions without consent is not consent'],
  ['%E0%A4%A', 'nonsense is not consent'],
])('%s: %s', (value) => {
  expect(hasConsent(cookie(value), 'marketing')).toBe(false);
});
