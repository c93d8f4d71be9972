import type { ManagedUser } from '@bouwpoort/contract/users';
import { isEmailAddress } from '@bouwpoort/trade/email-address';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';

export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  isManager: boolean;
}

export function userValuesOf(user: ManagedUser | null): UserValues {
  const { firstName = '', lastName = '', email = '', isManager = false } = user ?? {};
  return { firstName, lastName, email, isManager };
}

export const userRules: Rules<UserValues> = {
  firstName: ({ firstName }) => (firstName.trim() === '' ? 'firstNameInvalid' : undefined),
  lastName: ({ lastName }) => (lastName.trim() === '' ? 'lastNameInvalid' : undefined),
  email: ({ email }) => (isEmailAddress(email) ? undefined : 'emailInvalid'),
};

export function fullName({ firstName, lastName }: Pick<ManagedUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
