import type { StaffRole } from '@bouwpoort/contract/organisation/staff';
import { expect, test } from 'vitest';
import { changesIn, permissionsOf, toggled } from './role-edits.ts';

const role = (permissions: StaffRole['permissions'], isFixed = false): StaffRole => ({
  roleId: 'kantoor',
  name: 'Kantoor',
  permissions,
  isFixed,
  staffCount: 3,
  version: 1,
});

test('a permission to change includes the permission to read', () => {
  const office = role([]);
  expect(permissionsOf(office, toggled(office, {}, 'orders.act'))).toEqual(['orders.read', 'orders.act']);
});

test('the permission to read stays as long as the permission to change is there', () => {
  const office = role(['orders.read', 'orders.act']);
  expect(toggled(office, {}, 'orders.read')).toEqual({});
});

test('switching back is not a change', () => {
  const office = role(['orders.read']);
  const once = toggled(office, {}, 'audit.read');
  expect(changesIn([office], once)).toEqual([{ role: office, permission: 'audit.read', isOn: true }]);
  expect(toggled(office, once, 'audit.read')).toEqual({});
});

test('the role with all permissions cannot be changed', () => {
  const all = role(['orders.read'], true);
  expect(toggled(all, {}, 'audit.read')).toEqual({});
});
