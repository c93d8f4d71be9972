import type { ManagedUser } from '@bouwpoort/contract/users';
import { isEmailAddress } from '@bouwpoort/trade/email-address';

export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  isManager: boolean;
}

type UserMistake = 'firstNameInvalid' | 'lastNameInvalid' | 'emailInvalid';

export function userValuesOf(user: ManagedUser | null): UserValues {
  const { firstName = '', lastName = '', email = '', isManager = false } = user ?? {};
  return { firstName, lastName, email, isManager };
}

/** In the order of the fields on the screen. */
export function userMistakes({
  firstName,
  lastName,
  email,
}: UserValues): Partial<Record<keyof UserValues, UserMistake>> {
  return {
    ...(firstName.trim() === '' ? { firstName: 'firstNameInvalid' } : {}),
    ...(lastName.trim() === '' ? { lastName: 'lastNameInvalid' } : {}),
    ...(isEmailAddress(email) ? {} : { email: 'emailInvalid' }),
  };
}

export function fullName({ firstName, lastName }: Pick<ManagedUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
