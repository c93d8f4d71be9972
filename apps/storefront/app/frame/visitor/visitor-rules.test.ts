import { describe, expect, test } from 'vitest';
import type { ChromeSession, ChromeUser } from './chrome-session.ts';
import { accountVenture, greetingName, offersLogin, registrationHref, showsCart } from './visitor-rules.ts';

const anonymous: ChromeSession = { kind: 'anonymous' };
const user: ChromeUser = {
  kind: 'user',
  firstName: 'Sanne',
  lastName: 'de Wit',
  email: 'sanne@bouw.test',
  isGuestAccount: false,
  ventureId: '210',
  dynamics: true,
  isManager: true,
  companyRole: 'manager',
  seesPrices: true,
  branchId: null,
  cartCount: 0,
  logOut: () => undefined,
};
const shop = { id: '210', path: 'steenhof', hasShop: true, registrationUrl: null };
const showroom = { ...shop, id: '250', path: 'keukenatelier', hasShop: false };
const portal = { ...shop, id: '110', path: 'bouwpoort' };

describe('Registreren', () => {
  test('leads to our own page', () => expect(registrationHref(shop, anonymous)).toBe('/steenhof/registreren'));
  test('leads to the venture’s own address when it has one', () =>
    expect(registrationHref({ ...shop, registrationUrl: 'https://elders.test' }, anonymous)).toBe(
      'https://elders.test',
    ));
  test('is hidden for logged-in users', () => expect(registrationHref(shop, user)).toBeUndefined());
  test('is hidden on the portal', () => expect(registrationHref(portal, anonymous)).toBeUndefined());
  test('is hidden without a venture', () => expect(registrationHref({ ...shop, id: '' }, anonymous)).toBeUndefined());
  test('is hidden where there are no accounts', () => expect(registrationHref(showroom, anonymous)).toBeUndefined());
});

test('logging in is offered to visitors of a shop', () => {
  expect(offersLogin(shop, anonymous)).toBe(true);
  expect(offersLogin(shop, user)).toBe(false);
  expect(offersLogin(showroom, anonymous)).toBe(false);
  expect(offersLogin(portal, anonymous)).toBe(false);
});

describe('the cart', () => {
  test('is shown to logged-in users', () => {
    expect(showsCart(shop, user)).toBe(true);
    expect(showsCart(shop, anonymous)).toBe(false);
  });
  test('needs a venture with a shop', () => {
    expect(showsCart(undefined, user)).toBe(false);
    expect(showsCart(portal, user)).toBe(false);
    expect(showsCart(showroom, user)).toBe(false);
  });
});

test('where there are no accounts, users see the account pages of their own venture', () => {
  const all = [shop, showroom, portal];
  expect(accountVenture(showroom, user, all)).toBe(shop);
  expect(accountVenture(shop, user, all)).toBe(shop);
  expect(accountVenture(showroom, { ventureId: null }, all)).toBe(showroom);
});

describe('the user modal', () => {
  test('greets by first name when both names are set', () => expect(greetingName(user)).toBe('Sanne'));
  test('greets by the first letter of the e-mail address otherwise', () => {
    expect(greetingName({ ...user, lastName: '' })).toBe('s');
    expect(greetingName({ ...user, firstName: '' })).toBe('s');
  });
});
