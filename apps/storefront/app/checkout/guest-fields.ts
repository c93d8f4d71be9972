import { isEmailAddress } from '@bouwpoort/trade/email-address';
import { addressMistakes } from './checkout-fields.ts';

export interface GuestValues {
  firstName: string;
  lastName: string;
  emailAddress: string;
  postalCode: string;
  houseNumber: string;
  houseNumberAddition: string;
  street: string;
  city: string;
}

export type GuestField = keyof GuestValues;
export type GuestMistakes = Partial<Record<GuestField, string>>;

export const noGuest: GuestValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  postalCode: '',
  houseNumber: '',
  houseNumberAddition: '',
  street: '',
  city: '',
};

/** Keys of the texts, in the order of the fields on the screen. */
export function guestMistakes(values: GuestValues): GuestMistakes {
  return {
    ...(values.firstName.trim() === '' ? { firstName: 'fieldRequired' } : {}),
    ...(values.lastName.trim() === '' ? { lastName: 'fieldRequired' } : {}),
    ...(isEmailAddress(values.emailAddress) ? {} : { emailAddress: 'invalidEmail' }),
    ...addressMistakes({ ...values, keepAddress: false, addressName: '' }),
  };
}
