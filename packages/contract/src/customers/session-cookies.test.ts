import { expect, test } from 'vitest';
import { readSessionCookies, type SiteUserCookie } from './session-cookies.ts';

const siteUser: SiteUserCookie = {
  id: '8ca68fe4',
  customerId: '510001',
  ventureId: '210',
  firstName: 'Daan',
  lastName: 'ter Veldhuis; €',
  isGuestAccount: false,
  dynamics: true,
  brancheId: '2102',
  isManager: true,
  companyRole: 'manager',
  seesPrices: true,
  useOrderApiCodit: false,
  expiresAt: '2026-11-16T10:00:00.000Z',
};
const written = encodeURIComponent(JSON.stringify(siteUser));

test('finds the login among other cookies', () => {
  const cookies = `viewport=l; siteUser=${written}; customer=${encodeURIComponent('{"customerId":"510001"}')}`;
  expect(readSessionCookies(cookies)).toEqual({ siteUser, customer: { customerId: '510001' } });
});

test.each([
  '',
  'siteUser=',
  'siteUser=%7B',
  'siteUser=null',
  'siteUser=3',
  'siteUser=%7B%7D',
  `notsiteUser=${written}`,
  'siteUser=%',
])('%j is nobody', (cookies) => {
  expect(readSessionCookies(cookies)).toEqual({ siteUser: undefined, customer: undefined });
});
