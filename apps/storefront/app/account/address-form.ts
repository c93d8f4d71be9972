import type { CustomerAddress, CustomerAddressInput } from '@bouwpoort/contract/customers';
import { isDutchPhoneNumber } from '@bouwpoort/trade/dutch-phone';
import { isEmailAddress } from '@bouwpoort/trade/email-address';
import { showPostalCode } from '@bouwpoort/trade/postal-code';
import { addressMistakes } from '../checkout/checkout-fields.ts';

export interface AddressBookValues {
  name: string;
  postalCode: string;
  houseNumber: string;
  houseNumberAddition: string;
  street: string;
  city: string;
  daytimePhoneNumber: string;
  email: string;
  shippingDefault: boolean;
}

type AddressBookMistakes = Partial<Record<keyof AddressBookValues, string>>;

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

/** Keys of the texts, in the order of the fields on the screen. */
export function addressBookMistakes(values: AddressBookValues): AddressBookMistakes {
  const { name, daytimePhoneNumber: phone, email } = values;
  const place = addressMistakes({ ...values, keepAddress: false, addressName: '' });
  return {
    ...(name.trim() === '' ? { name: 'fieldRequired' } : {}),
    ...place,
    ...(phone.trim() === '' || isDutchPhoneNumber(phone) ? {} : { daytimePhoneNumber: 'invalidPhone' }),
    ...(email.trim() === '' || isEmailAddress(email) ? {} : { email: 'invalidEmail' }),
  };
}

/** The project it belongs to stays its own: that is not chosen here. */
export function addressInputOf(values: AddressBookValues, address: CustomerAddress | null): CustomerAddressInput {
  const { daytimePhoneNumber, email, ...rest } = values;
  return {
    ...rest,
    daytimePhoneNumber: daytimePhoneNumber.trim() || null,
    email: email.trim() || null,
    projectId: address?.projectId ?? null,
  };
}
