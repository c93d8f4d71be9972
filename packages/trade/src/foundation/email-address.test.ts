import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['mark@vandijkbouw.test', ' m.van-dijk+bouw@mail.vandijk.nl ', "o'neil@bouw.nl"])('%j is one', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'mark',
  'mark@',
  '@bouw.nl',
  'mark@bouw',
  'mark@@bouw.nl',
  '.mark@bouw.nl',
  'ma..rk@bouw.nl',
  'a b@c.nl',
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('no longer than a mail server takes', () => {
  expect(isEmailAddress(`${'a'.repeat(246)}@bouw.nl`)).toBe(true);
  expect(isEmailAddress(`${'a'.repeat(247)}@bouw.nl`)).toBe(false);
});
