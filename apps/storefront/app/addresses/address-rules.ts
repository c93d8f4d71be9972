import { isHouseNumber } from '@bouwpoort/trade/house-number';
import { isPostalCode } from '@bouwpoort/trade/postal-code';

export interface AddressValues {
  postalCode: string;
  houseNumber: string;
  houseNumberAddition: string;
  street: string;
  city: string;
}

const required = (text: string) => (text.trim() === '' ? 'fieldRequired' : undefined);

/** Of every form with the fields of an address, in their order on the screen (C 5). They return keys of the texts. */
export const addressRules = {
  postalCode: ({ postalCode }: AddressValues) => (isPostalCode(postalCode) ? undefined : 'invalidPostalCode'),
  houseNumber: ({ houseNumber }: AddressValues) =>
    required(houseNumber) ?? (isHouseNumber(houseNumber) ? undefined : 'invalidHouseNumber'),
  street: ({ street }: AddressValues) => required(street),
  city: ({ city }: AddressValues) => required(city),
};
