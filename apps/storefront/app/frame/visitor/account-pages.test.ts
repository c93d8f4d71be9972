import { expect, test } from 'vitest';
import { accountPages } from './account-pages.ts';
import type { ChromeSession, ChromeUser } from './chrome-session.ts';

const manager: ChromeUser = {
  kind: 'user',
  firstName: 'Daan',
  lastName: 'ter Veldhuis',
  email: 'daan@terveldhuis.example',
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
const namesFor = (session: ChromeSession) => accountPages(session).map(({ name }) => name);
const ordering = ['overview', 'orders', 'orderLists', 'previouslyOrdered', 'quotes'];

test('a manager sees every page', () =>
  expect(namesFor(manager)).toEqual([...ordering, 'clientQuotes', 'approvals', 'sites', 'company']));

test('a buyer does not see the page with permissions', () =>
  expect(namesFor({ ...manager, isManager: false, companyRole: 'buyer' })).toEqual([
    ...ordering,
    'clientQuotes',
    'approvals',
    'sites',
  ]));

test('a requester sees requests, but not quotes for clients', () =>
  expect(namesFor({ ...manager, isManager: false, companyRole: 'requester' })).toEqual([
    ...ordering,
    'approvals',
    'sites',
  ]));

test('a viewer sees neither requests nor approvals', () =>
  expect(namesFor({ ...manager, isManager: false, companyRole: 'viewer', seesPrices: false })).toEqual([
    ...ordering,
    'sites',
  ]));

test('a buyer without prices does not see quotes for clients', () =>
  expect(namesFor({ ...manager, isManager: false, companyRole: 'buyer', seesPrices: false })).not.toContain(
    'clientQuotes',
  ));

test('an account without a customer sees only the overview; a guest and a visitor see nothing', () => {
  expect(namesFor({ ...manager, dynamics: false })).toEqual(['overview']);
  expect(namesFor({ ...manager, isGuestAccount: true })).toEqual([]);
  expect(namesFor({ kind: 'anonymous' })).toEqual([]);
});
