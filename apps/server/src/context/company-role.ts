import type { CompanyRole } from '@bouwpoort/contract/customers';
import type { SiteUser } from './site-user.ts';

export function companyRoleOf({ isManager, memberRole }: Pick<SiteUser, 'isManager' | 'memberRole'>): CompanyRole {
  return isManager ? 'manager' : memberRole;
}

/** Whether an answer to this user may hold prices and amounts. */
export function maySeePrices({ isManager, seesPrices }: Pick<SiteUser, 'isManager' | 'seesPrices'>): boolean {
  return isManager || seesPrices;
}
