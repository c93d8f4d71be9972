import type { StaffPerson } from '@bouwpoort/contract/organisation/staff';
import { expect, test } from 'vitest';
import { peopleShown, stateOfPerson } from './people-list.ts';
import { roleIdOf } from './role-id.ts';

const person = (name: string, more: Partial<StaffPerson> = {}): StaffPerson => ({
  staffId: name,
  email: `${name.toLowerCase()}@bouw.test`,
  name,
  grants: [{ roleId: 'website', ventureId: '210', branchId: null }],
  hasPassword: true,
  hasSecondStep: false,
  isLocked: false,
  lastSeenAt: null,
  createdAt: '2026-11-01T08:00:00Z',
  version: 1,
  ...more,
});
const everywhere = [{ roleId: 'beheerder', ventureId: null, branchId: null }];
const people = [
  person('Cor', { hasPassword: false }),
  person('Ans', { grants: everywhere, hasSecondStep: true }),
  person('Bea', { isLocked: true, grants: [{ roleId: 'website', ventureId: '220', branchId: null }] }),
];
const names = (...[address, venture]: [Partial<Parameters<typeof peopleShown>[1]>, string?]) =>
  peopleShown(people, { search: '', filters: {}, sort: undefined, ...address }, venture).map(({ name }) => name);

test('people are sorted by name, or by the selected column', () => {
  expect(names({})).toEqual(['Ans', 'Bea', 'Cor']);
  expect(names({ sort: { column: 'name', descending: true } })).toEqual(['Cor', 'Bea', 'Ans']);
});

test('search and filters are combined', () => {
  expect(names({ search: 'BEA@' })).toEqual(['Bea']);
  expect(names({ filters: { stand: 'invited' } })).toEqual(['Cor']);
  expect(names({ filters: { stappen: 'ja', rol: 'beheerder' } })).toEqual(['Ans']);
  expect(names({ filters: { stappen: 'ja', rol: 'website' } })).toEqual([]);
});

test('a venture shows its own people and those with a role everywhere', () => {
  expect(names({}, '220')).toEqual(['Ans', 'Bea']);
});

test('a user who never set a password is only invited', () => {
  expect(people.map(stateOfPerson)).toEqual(['invited', 'active', 'locked']);
});

test('a user of single sign-on needs no password', () => {
  expect(stateOfPerson(person('Dik', { hasPassword: false, lastSeenAt: '2026-11-02T08:00:00Z' }))).toBe('active');
});

test.each([
  ['Verkoop & Advies', 'verkoop-advies'],
  ['Financiën', 'financien'],
  ['1', 'rol-'],
  ['24-uurs dienst', 'uurs-dienst'],
])('the label of role %s is %s', (name, id) => {
  expect(roleIdOf(name)).toBe(id);
});
