import type { CompanyRole } from '@bouwpoort/contract/customers/customers';
import type { SiteUser } from './site-user.ts';

export function companyRoleOf({ isManager, memberRole }: Pick<SiteUser, 'isManager' | 'memberRole'>): CompanyRole {
  return isManager ? 'manager' : memberRole;
}

/** Whether this user may order for a project of their customer. */
export function mayUseProject(user: Pick<SiteUser, 'isManager' | 'projectIds'>, projectId: number): boolean {
  return ownProjectIds(user)?.includes(projectId) ?? true;
}

/** The projects a user may work with; null for all. */
export function ownProjectIds(user: Pick<SiteUser, 'isManager' | 'projectIds'>): readonly number[] | null {
  return user.isManager ? null : user.projectIds;
}

/** A user limited to some projects has to choose one of them for every order. */
export function mustNameProject(user: Pick<SiteUser, 'isManager' | 'projectIds'>): boolean {
  return ownProjectIds(user) !== null;
}

/** Whether an answer to this user may have prices and amounts. */
export function maySeePrices({ isManager, seesPrices }: Pick<SiteUser, 'isManager' | 'seesPrices'>): boolean {
  return isManager || seesPrices;
}
