import { expect, test } from 'vitest';
import { consentCookie, hasConsent, readConsent } from './consent-cookie.ts';

const cookie = (value: string) => `viewport=xl; CookieConsent=${value}; messageBlocks=1`;
const given =
  '{stamp:%27abc%27%2Cnecessary:true%2Cpreferences:true%2Cstatistics:false%2Cmarketing:false%2Cmethod:%27explicit%27%2Cver:1%2Cutc:1763280000000%2Cregion:%27nl%27}';

test('a category is allowed when the cookie says so', () => {
  expect(hasConsent(cookie(given), 'preferences')).toBe(true);
  expect(hasConsent(cookie(given), 'statistics')).toBe(false);
  expect(hasConsent(cookie(given), 'marketing')).toBe(false);
});

test('only necessary cookies need no consent', () => {
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

test('a written cookie can be parsed back, in the provider’s own format', () => {
  const choice = { preferences: true, statistics: false, marketing: true };
  const written = consentCookie(choice, { stamp: 'q/8+w==', now: new Date(1763280000000), secure: true });
  expect(written).toBe(
    'CookieConsent={stamp:%27q/8+w==%27%2Cnecessary:true%2Cpreferences:true%2Cstatistics:false%2Cmarketing:true%2Cmethod:%27explicit%27%2Cver:1%2Cutc:1763280000000%2Cregion:%27nl%27}; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  const record = { ...choice, stamp: 'q/8+w==', necessary: true, method: 'explicit', ver: 1, region: 'nl' };
  expect(readConsent(written)).toEqual({ ...record, utc: 1763280000000 });
  expect(consentCookie(choice, { stamp: 'x', now: new Date(), secure: false })).not.toContain('Secure');
});

test('missing values get the defaults of the specification', () => {
  const short = '{stamp:%27x%27%2Cnecessary:true%2Cpreferences:true%2Cstatistics:false%2Cmarketing:false}';
  expect(readConsent(cookie(short))).toMatchObject({ ver: 1, utc: 0, region: 'nl', preferences: true });
  for (const none of ['', cookie('-1'), cookie('{stamp:%27x%27}'), 'XCookieConsent={necessary:true}']) {
    expect(readConsent(none), none).toBeNull();
  }
});
