import type { CustomerAddress, CustomerAddressInput } from '@bouwpoort/contract/customers/customers';
import { isDutchPhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import { isEmailAddress } from '@bouwpoort/trade/foundation/email-address';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { type AddressValues, addressRules } from '../../organisation/places/address-rules.ts';

export interface AddressBookValues extends AddressValues {
  name: string;
  daytimePhoneNumber: string;
  email: string;
  shippingDefault: boolean;
}

export function addressValuesOf(address: CustomerAddress | null): AddressBookValues {
  return {
    name: address?.name ?? '',
    postalCode: showPostalCode(address?.postalCode ?? ''),
    houseNumber: address?.houseNumber ?? '',
    houseNumberAddition: address?.houseNumberAddition ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    daytimePhoneNumber: address?.daytimePhoneNumber ?? '',
    email: address?.email ?? '',
    shippingDefault: address?.shippingDefault ?? false,
  };
}

export const addressBookRules: Rules<AddressBookValues> = {
  name: ({ name }) => (name.trim() === '' ? 'fieldRequired' : undefined),
  ...addressRules,
  daytimePhoneNumber: ({ daytimePhoneNumber: phone }) =>
    phone.trim() === '' || isDutchPhoneNumber(phone) ? undefined : 'invalidPhone',
  email: ({ email }) => (email.trim() === '' || isEmailAddress(email) ? undefined : 'invalidEmail'),
};

/** The project of an address cannot be changed here. */
export function addressInputOf(values: AddressBookValues, address: CustomerAddress | null): CustomerAddressInput {
  const { daytimePhoneNumber, email, ...rest } = values;
  return {
    ...rest,
    daytimePhoneNumber: daytimePhoneNumber.trim() || null,
    email: email.trim() || null,
    projectId: address?.projectId ?? null,
  };
}
