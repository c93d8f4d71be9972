import type { CompanyRole } from '@bouwpoort/contract/customers/customers';
import type { CompanyRightsInput, ManagedUser } from '@bouwpoort/contract/customers/users';
import { readAmount, writeAmount } from '@bouwpoort/trade/foundation/amount-input';
import { isEmailAddress } from '@bouwpoort/trade/foundation/email-address';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';

export type MemberRole = Exclude<CompanyRole, 'manager'>;
export const memberRoles = ['buyer', 'requester', 'viewer'] as const satisfies readonly MemberRole[];
export const companyRoles = ['manager', ...memberRoles] as const satisfies readonly CompanyRole[];

export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  isManager: boolean;
  /** The role of a user who is not a manager. */
  memberRole: MemberRole;
  seesPrices: boolean;
  maxPerOrder: string;
  maxPerMonth: string;
  allProjects: boolean;
  projectIds: readonly number[];
}

export function userValuesOf(user: ManagedUser | null): UserValues {
  const { firstName = '', lastName = '', email = '', isManager = false } = user ?? {};
  return {
    ...{ firstName, lastName, email, isManager },
    memberRole: user && user.role !== 'manager' ? user.role : 'buyer',
    seesPrices: user?.seesPrices ?? true,
    maxPerOrder: writeAmount(user?.maxPerOrder ?? null),
    maxPerMonth: writeAmount(user?.maxPerMonth ?? null),
    allProjects: user?.allProjects ?? true,
    projectIds: user?.projectIds ?? [],
  };
}

/** Only users who order without approval have limits. */
export function hasLimits({ isManager, memberRole }: Pick<UserValues, 'isManager' | 'memberRole'>): boolean {
  return !isManager && memberRole === 'buyer';
}

const limitRule = (name: 'maxPerOrder' | 'maxPerMonth') => (values: UserValues) =>
  hasLimits(values) && readAmount(values[name]).mistake ? 'limitInvalid' : undefined;

export const userRules: Rules<UserValues> = {
  firstName: ({ firstName }) => (firstName.trim() === '' ? 'firstNameInvalid' : undefined),
  lastName: ({ lastName }) => (lastName.trim() === '' ? 'lastNameInvalid' : undefined),
  email: ({ email }) => (isEmailAddress(email) ? undefined : 'emailInvalid'),
  maxPerOrder: limitRule('maxPerOrder'),
  maxPerMonth: limitRule('maxPerMonth'),
  projectIds: ({ isManager, allProjects, projectIds }) =>
    !isManager && !allProjects && projectIds.length === 0 ? 'projectMissing' : undefined,
};

/** The body of the API request. A manager has every permission, so the earlier permissions stay unchanged. */
export function userBody(
  values: UserValues,
): Pick<UserValues, 'firstName' | 'lastName' | 'email' | 'isManager'> & CompanyRightsInput {
  const { firstName, lastName, email, isManager, memberRole, seesPrices, allProjects, projectIds } = values;
  const person = { firstName, lastName, email, isManager };
  if (isManager) return person;
  return {
    ...person,
    role: memberRole,
    seesPrices,
    ...(hasLimits(values) && {
      maxPerOrder: readAmount(values.maxPerOrder).amount ?? null,
      maxPerMonth: readAmount(values.maxPerMonth).amount ?? null,
    }),
    allProjects,
    ...(!allProjects && { projectIds: [...projectIds] }),
  };
}

export function fullName({ firstName, lastName }: Pick<ManagedUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
