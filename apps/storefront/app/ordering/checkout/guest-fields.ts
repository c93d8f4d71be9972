import { isEmailAddress } from '@bouwpoort/trade/foundation/email-address';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { type AddressValues, addressRules } from '../../organisation/places/address-rules.ts';

export interface GuestValues extends AddressValues {
  firstName: string;
  lastName: string;
  emailAddress: string;
}

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

export const guestRules: Rules<GuestValues> = {
  firstName: ({ firstName }) => (firstName.trim() === '' ? 'fieldRequired' : undefined),
  lastName: ({ lastName }) => (lastName.trim() === '' ? 'fieldRequired' : undefined),
  emailAddress: ({ emailAddress }) => (isEmailAddress(emailAddress) ? undefined : 'invalidEmail'),
  ...addressRules,
};
