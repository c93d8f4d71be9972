import { describe, expect, test } from 'vitest';
import type { ChromeSession, ChromeUser } from '../../frame/visitor/chrome-session.ts';
import { purchaseAccess } from './purchase-access.ts';

const open = { id: '210', disablePricing: false, disableOrdering: false, disableStockInformation: false };
const user = (own: Partial<ChromeUser> = {}): ChromeSession => ({
  kind: 'user',
  firstName: 'Jan',
  lastName: 'Bakker',
  email: 'jan@bakker.test',
  isGuestAccount: false,
  ventureId: '210',
  dynamics: true,
  branchId: '2102',
  isManager: false,
  companyRole: 'buyer',
  seesPrices: true,
  cartCount: 0,
  logOut: () => undefined,
  ...own,
});

describe('prices (C 4.10)', () => {
  test.each([
    ['a customer', open, user(), '210', 'asked'],
    ['a guest without a link of their own', open, user({ isGuestAccount: true, dynamics: false }), '210', 'asked'],
    ['nobody', open, { kind: 'anonymous' } as const, undefined, 'zero'],
    ['an account without a venture', open, user(), null, 'zero'],
    ['a customer of another venture', open, user(), '220', 'zero'],
    ['a venture that disables prices', { ...open, disablePricing: true }, user(), '210', 'zero'],
    ['an account without a link', open, user({ dynamics: false }), '210', 'noLink'],
  ] as const)('%s', (_, venture, session, own, prices) => {
    expect(purchaseAccess(venture, session, own).prices).toBe(prices);
  });
});

describe('stock (C 2.4, 6)', () => {
  test.each([
    ['a customer', open, user(), true],
    ['without a link', open, user({ dynamics: false }), false],
    ['where it is switched off', { ...open, disableStockInformation: true }, user(), false],
    ['where only prices are off', { ...open, disablePricing: true }, user(), true],
  ] as const)('%s', (_, venture, session, stock) => {
    expect(purchaseAccess(venture, session, '210').stock).toBe(stock);
  });
  test('an anonymous visitor', () => expect(purchaseAccess(open, { kind: 'anonymous' }, undefined).stock).toBe(false));
});

test('ordering has a separate setting', () => {
  expect(purchaseAccess({ ...open, disableOrdering: true }, user(), '210')).toMatchObject({
    ordering: false,
    prices: 'asked',
  });
});
