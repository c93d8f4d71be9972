import { expect, test } from 'vitest';
import { addressIn } from './venture-domains.ts';

test.each([
  ['/van-dam', '/', '/van-dam'],
  ['/van-dam', '/?utm=a', '/van-dam?utm=a'],
  ['/van-dam', '/klantenservice?a=b', '/van-dam/klantenservice?a=b'],
  ['/van-dam', '/van-dam/klantenservice', '/van-dam/klantenservice'],
  ['/van-dam', '/Van-Dam', '/Van-Dam'],
  ['/van-dam', '/van-damme', '/van-dam/van-damme'],
  ['', '/vestigingen', '/vestigingen'],
])('below %s, %s is %s', (home, url, expected) => {
  expect(addressIn(home, url)).toBe(expected);
});
