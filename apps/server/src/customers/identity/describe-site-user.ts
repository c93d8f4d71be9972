import type { SiteUser as WireSiteUser } from '@bouwpoort/contract/customers/customers';
import { companyRoleOf, maySeePrices } from '../../foundation/context/company-role.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';

/** A user in the form of the API and the pages. */
export function describeSiteUser(user: SiteUser): WireSiteUser {
  return {
    id: user.id,
    customerId: user.customerId,
    ventureId: user.ventureId,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isGuestAccount: user.isGuestAccount,
    dynamics: user.dynamics,
    brancheId: user.branchId,
    isManager: user.isManager,
    companyRole: companyRoleOf(user),
    seesPrices: maySeePrices(user),
    useOrderApiCodit: user.useOrderApiCodit,
  };
}
