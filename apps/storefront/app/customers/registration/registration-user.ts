import type { RegistrationUser } from '@bouwpoort/contract/customers/registration';
import { splitHouseNumber } from '@bouwpoort/trade/organisation/house-number';
import { normalisePostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { hasAddress, type RegistrationCompany } from '../company-lookup/kvk-result.ts';
import type { DetailsValues } from './registration-rules.ts';

interface Sender {
  ventureId: string;
  token: string;
  emailAddress: string;
}

/** The payload that completes a registration (P 7.4). */
export function registrationUserOf(
  company: RegistrationCompany,
  values: DetailsValues,
  sender: Sender,
): RegistrationUser {
  const { branchId, firstName, lastName, phone, password, newsletter } = values;
  return {
    ...company,
    ...(hasAddress(company) ? {} : typedAddress(values)),
    ...sender,
    branchId,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    password,
    newsletter,
    customerCard: false,
  };
}

function typedAddress({ street, houseNumber, zipcode, city }: DetailsValues) {
  const door = splitHouseNumber(houseNumber);
  return {
    street: street.trim(),
    houseNumber: door?.houseNumber ?? 0,
    houseNumberSuffix: door?.suffix ?? '',
    zipcode: normalisePostalCode(zipcode.replaceAll(/\s/g, '')) ?? zipcode,
    city: city.trim(),
  };
}
