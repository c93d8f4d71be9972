import { expect, test } from 'vitest';
import { asksForOtherUsers, readUsersAddress, writeUsersAddress } from './account-address.ts';

const read = (query: string) => readUsersAddress(new URLSearchParams(query));

test.each([
  ['', { query: '', page: 1 }],
  ['zoek=+sanne+&page=2', { query: 'sanne', page: 2 }],
  ['page=-1', { query: '', page: 1 }],
  ['page=2.5', { query: '', page: 1 }],
  [`zoek=${'x'.repeat(200)}`, { query: 'x'.repeat(100), page: 1 }],
])('?%s', (query, expected) => expect(read(query)).toEqual(expected));

test('only differences from the default are written to the address', () => {
  expect(writeUsersAddress({ query: ' ', page: 1 }).toString()).toBe('');
  expect(writeUsersAddress({ query: 'De Wit', page: 3 }).toString()).toBe('zoek=De+Wit&page=3');
});

test('opening a panel does not reload the users, a search does', () => {
  const url = (query: string) => new URL(`https://bouwpoort.test/steenhof/mijn-bouwpoort${query}`);
  expect(asksForOtherUsers(url('?zoek=wit'), url('?zoek=wit&gebruiker=12'))).toBe(false);
  expect(asksForOtherUsers(url(''), url('?page=1#gebruikers'))).toBe(false);
  expect(asksForOtherUsers(url(''), url('?zoek=wit'))).toBe(true);
  expect(asksForOtherUsers(url('?page=2'), url('?page=3'))).toBe(true);
});
