import {
  type CustomerAddress,
  type CustomerAddressInput,
  customerAddressInput,
} from '@bouwpoort/contract/customers/customers';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import type { Mistake, Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { schemaRules } from '../../frame/form/schema-rules.ts';
import type { AddressValues } from '../../organisation/places/address-rules.ts';

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

const { name, postalCode, houseNumber, street, city, daytimePhoneNumber, email } = customerAddressInput.shape;

export const addressBookRules: Rules<AddressBookValues, Mistake> = schemaRules(
  { name, postalCode, houseNumber, street, city, daytimePhoneNumber, email },
  {
    'Veld is verplicht': 'fieldRequired',
    'Ongeldige postcode': 'invalidPostalCode',
    'Ongeldig huisnummer': 'invalidHouseNumber',
    'Ongeldig telefoonnummer': 'invalidPhone',
    'Ongeldig e-mailadres': 'invalidEmail',
  },
);

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
