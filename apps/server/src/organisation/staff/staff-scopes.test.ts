import { type Permission, permissions, startingRoles } from '@bouwpoort/contract/foundation/permissions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HeldRole, mayDo, mayGrant, scopesOf } from './staff-scopes.ts';

const held = (
  name: keyof typeof startingRoles,
  ventureId: string | null,
  branchId: string | null = null,
): HeldRole => ({
  permissions: startingRoles[name].permissions,
  isFixed: name === 'beheerder',
  ventureId,
  branchId,
});

describe('where a permission holds', () => {
  test.each<[string, HeldRole[], Permission, { ventureId: string | null; branchId?: string } | undefined, boolean]>([
    ['a role for everywhere', [held('binnendienst', null)], 'orders.act', { ventureId: '220' }, true],
    ['a role for another venture', [held('binnendienst', '210')], 'orders.act', { ventureId: '220' }, false],
    ['somewhere is enough to open a list', [held('binnendienst', '210')], 'orders.read', undefined, true],
    [
      'a venture includes its branches',
      [held('vestiging', '210')],
      'branches.edit',
      { ventureId: '210', branchId: '2102' },
      true,
    ],
    ['a branch', [held('vestiging', '210', '2102')], 'branches.edit', { ventureId: '210', branchId: '2102' }, true],
    [
      'another branch',
      [held('vestiging', '210', '2102')],
      'branches.edit',
      { ventureId: '210', branchId: '2101' },
      false,
    ],
    ['a branch is not its venture', [held('vestiging', '210', '2102')], 'orders.read', { ventureId: '210' }, false],
    ['what is of no venture takes everywhere', [held('meelezer', '210')], 'system.read', { ventureId: null }, false],
    ['a permission the role lacks', [held('website', null)], 'orders.read', undefined, false],
    [
      'to change includes to see',
      [{ ...held('website', null), permissions: ['orders.act'] }],
      'orders.read',
      undefined,
      true,
    ],
    [
      'a permission nobody knows',
      [{ ...held('website', null), permissions: ['alles'] }],
      'orders.read',
      undefined,
      false,
    ],
  ])('%s', (_name, roles, permission, place, expected) => {
    expect(mayDo(scopesOf(roles), permission, place)).toBe(expected);
  });
});

const anyRole: fc.Arbitrary<HeldRole> = fc.record({
  permissions: fc.subarray([...permissions]),
  isFixed: fc.boolean(),
  ventureId: fc.constantFrom(null, '210', '220'),
  branchId: fc.constant(null),
});

test('a grant never exceeds the permissions of its grantor', () => {
  fc.assert(
    fc.property(fc.array(anyRole, { maxLength: 4 }), anyRole, (giverRoles, role) => {
      const giver = scopesOf(giverRoles);
      if (!mayGrant(giver, role)) return;
      const receiver = scopesOf([role]);
      for (const permission of permissions)
        for (const ventureId of [null, '210', '220'])
          if (mayDo(receiver, permission, { ventureId })) expect(mayDo(giver, permission, { ventureId })).toBe(true);
    }),
  );
});

test('a role can be granted by a person who has it at the same place', () => {
  expect(mayGrant(scopesOf([held('beheerder', '210')]), held('binnendienst', '210'))).toBe(true);
  expect(mayGrant(scopesOf([held('beheerder', '210')]), held('binnendienst', null))).toBe(false);
  expect(mayGrant(scopesOf([held('binnendienst', null)]), held('beheerder', '210'))).toBe(false);
});
