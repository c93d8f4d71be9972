import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { expect, test } from 'vitest';
import { addressOfPage, entranceOf, permissionAt } from './section.ts';

const system = {
  path: 'systeem',
  permission: 'system.read',
  pages: [{}, { path: 'mails/:mailId?' }, { path: 'logboek', permission: 'audit.read' }],
} as const;
const holding =
  (...granted: Permission[]) =>
  (permission: Permission | 'own') =>
    permission === 'own' || granted.includes(permission);

test('the entrance of a section is its first page with permission', () => {
  expect(entranceOf(system, holding('system.read'))).toBe('/systeem');
  expect(entranceOf(system, holding('audit.read'))).toBe('/systeem/logboek');
  expect(entranceOf(system, holding('system.read', 'audit.read'))).toBe('/systeem');
  expect(entranceOf(system, holding('staff.read'))).toBeUndefined();
});

test('a page of a section has its own permission, other pages that of the section', () => {
  expect(permissionAt(system, '/systeem/logboek')).toBe('audit.read');
  expect(permissionAt(system, '/systeem')).toBe('system.read');
  expect(permissionAt(system, '/systeem/mails/5')).toBe('system.read');
  expect(permissionAt(system, '/systeem/logboeken')).toBe('system.read');
});

test('a tab leads to its page without a record', () => {
  expect(system.pages.map((page) => addressOfPage(system, page))).toEqual([
    '/systeem',
    '/systeem/mails',
    '/systeem/logboek',
  ]);
});
