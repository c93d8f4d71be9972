import { expect, test } from 'vitest';
import { localeCookie } from './locale-cookie.ts';

test('the locale cookie lasts a year, for the whole site', () => {
  expect(localeCookie({ secure: false })).toBe('i18n_redirected=nl; path=/; max-age=31536000; samesite=lax');
  expect(localeCookie({ secure: true })).toBe('i18n_redirected=nl; path=/; max-age=31536000; samesite=lax; secure');
});
