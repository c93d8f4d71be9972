import type { StaffMe } from '@bouwpoort/contract/organisation/staff';
import { expect, test } from 'vitest';
import { addressAfterLogin, addressOfLogin } from './return-address.ts';
import { hasPermission } from './session.ts';

const me: Pick<StaffMe, 'scopes'> = {
  scopes: [
    { permission: 'orders.read', ventures: null, branches: null },
    { permission: 'orders.act', ventures: ['210'], branches: null },
    { permission: 'branches.edit', ventures: [], branches: ['2102'] },
  ],
};

test('a permission applies everywhere, in a venture or in a branch', () => {
  expect(hasPermission(me, 'orders.read', { ventureId: '220' })).toBe(true);
  expect(hasPermission(me, 'orders.act')).toBe(true);
  expect(hasPermission(me, 'orders.act', { ventureId: '210' })).toBe(true);
  expect(hasPermission(me, 'orders.act', { ventureId: '220' })).toBe(false);
  expect(hasPermission(me, 'orders.act', { ventureId: null })).toBe(false);
  expect(hasPermission(me, 'branches.edit', { ventureId: '210', branchId: '2102' })).toBe(true);
  expect(hasPermission(me, 'branches.edit', { ventureId: '210', branchId: '2101' })).toBe(false);
  expect(hasPermission(me, 'staff.manage')).toBe(false);
  expect(hasPermission(me, 'own')).toBe(true);
});

test('the login returns the user to the page they were on', () => {
  const address = addressOfLogin('/medewerkers?stand=active');
  expect(addressAfterLogin(new URLSearchParams(address.split('?')[1]))).toBe('/medewerkers?stand=active');
});

test.each(['https://elders.test', '//elders.test', '/\\elders.test', 'javascript:alert(1)', '/inloggen?terug=/'])(
  'but never to %s',
  (wanted) => {
    expect(addressAfterLogin(new URLSearchParams({ terug: wanted }))).toBe('/');
  },
);
