import { isHouseNumber } from '@bouwpoort/trade/organisation/house-number';
import { isPostalCode } from '@bouwpoort/trade/organisation/postal-code';

export interface AddressValues {
  postalCode: string;
  houseNumber: string;
  houseNumberAddition: string;
  street: string;
  city: string;
}

export const required = (text: string) => (text.trim() === '' ? 'fieldRequired' : undefined);

/** Shared by every form with address fields, in the order of the screen (C 5). Each rule returns a key of the texts. */
export const addressRules = {
  postalCode: ({ postalCode }: AddressValues) => (isPostalCode(postalCode) ? undefined : 'invalidPostalCode'),
  houseNumber: ({ houseNumber }: AddressValues) =>
    required(houseNumber) ?? (isHouseNumber(houseNumber) ? undefined : 'invalidHouseNumber'),
  street: ({ street }: AddressValues) => required(street),
  city: ({ city }: AddressValues) => required(city),
};
