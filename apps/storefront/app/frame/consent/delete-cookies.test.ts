import { expect, test } from 'vitest';
import { cookiesToDelete, domainsOf } from './delete-cookies.ts';

test('withdrawing a consent deletes the cookies of its scripts, and no others', () => {
  const cookies =
    'siteUser=%7B%7D; _ga=GA1.1; _ga_ABC=GS2; ai_user=a; ai_session=b; ai_other=c; _gcl_au=1; viewport=xl; i18n_redirected=nl; CookieConsent={necessary:true}';
  const choice = { preferences: true, statistics: true, marketing: true };
  expect(cookiesToDelete(cookies, choice)).toEqual([]);
  expect(cookiesToDelete(cookies, { ...choice, statistics: false })).toEqual([
    '_ga',
    '_ga_ABC',
    'ai_user',
    'ai_session',
  ]);
  expect(cookiesToDelete(cookies, { ...choice, marketing: false })).toEqual(['_gcl_au']);
});

test('cookies are deleted for the host and every parent domain', () => {
  expect(domainsOf('localhost')).toEqual(['']);
  expect(domainsOf('www.shop.example')).toEqual(['', '; Domain=www.shop.example', '; Domain=shop.example']);
});
