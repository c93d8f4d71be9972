import type { Customer, SiteUser } from '@bouwpoort/contract/customers/customers';
import { expect, test } from 'vitest';
import { customerCookieOf, siteUserCookieOf } from './session-cookies.ts';

const user: SiteUser & { added: string } = {
  ...{ id: '8ca68fe4', customerId: '510001', ventureId: '210', firstName: 'Daan', lastName: 'ter Veldhuis' },
  ...{ email: 'daan@bouw.test', isGuestAccount: false, dynamics: true, brancheId: '2102', isManager: true },
  ...{ companyRole: 'manager' as const, seesPrices: true, useOrderApiCodit: false, added: 'secret' },
};
const customer: Customer & { added: string } = {
  ...{ customerId: '510001', customerName: 'Ter Veldhuis', hasDeliverystop: false, hasOrderstop: false },
  ...{ counterTicketMandatory: false, customerObjectMandatory: false, customerNameMandatory: false },
  ...{ referenceNumberMandatory: true, isInactive: false, customerAddresses: [], added: 'secret' },
};

test('a new field of a user does not reach the cookie that scripts read, nor does the e-mail address', () => {
  const { added: _, email: __, ...rest } = user;
  const expiresAt = new Date('2026-11-16T10:00:00Z');
  const cookie = siteUserCookieOf(user, { expiresAt, viewedBy: undefined });
  expect(cookie).toEqual({ ...rest, expiresAt: '2026-11-16T10:00:00.000Z' });
});

test('a new field of a customer does not reach the cookie that scripts read, nor do the addresses', () => {
  const { added: _, customerAddresses: __, ...rest } = customer;
  expect(customerCookieOf(customer)).toEqual(rest);
});
