import { type CustomerAddress, customerAddressInput } from '@bouwpoort/contract/customers/customers';
import { validate } from '@bouwpoort/ui/form/field-rules.ts';
import { expect, test } from 'vitest';
import { type AddressBookValues, addressBookRules, addressInputOf, addressValuesOf } from './address-form.ts';

const project: CustomerAddress = {
  addressId: '1',
  name: 'Verbouwing Kerkstraat',
  line1: 'Kerkstraat 18B',
  street: 'Kerkstraat',
  houseNumber: '18',
  houseNumberAddition: 'B',
  postalCode: '3811CV',
  city: 'Amersfoort',
  countryCode: 'NL',
  email: null,
  daytimePhoneNumber: '033 1234567',
  shippingDefault: false,
  addressType: 'project',
  projectId: 4101,
};

test('an unchanged address is sent as it was, with its project', () => {
  expect(addressInputOf(addressValuesOf(project), project)).toEqual({
    name: 'Verbouwing Kerkstraat',
    street: 'Kerkstraat',
    houseNumber: '18',
    houseNumberAddition: 'B',
    postalCode: '3811 CV',
    city: 'Amersfoort',
    email: null,
    daytimePhoneNumber: '033 1234567',
    shippingDefault: false,
    projectId: 4101,
  });
});

test('missing fields are listed in the order of the screen; phone and e-mail may be empty', () => {
  expect(Object.entries(validate(addressBookRules, addressValuesOf(null)))).toEqual([
    ['name', 'fieldRequired'],
    ['postalCode', 'invalidPostalCode'],
    ['houseNumber', 'fieldRequired'],
    ['street', 'fieldRequired'],
    ['city', 'fieldRequired'],
  ]);
});

test('fields must have valid values', () => {
  const values = { ...addressValuesOf(project), daytimePhoneNumber: '12', email: 'jan@', houseNumber: 'x' };
  expect(validate(addressBookRules, values)).toEqual({
    houseNumber: 'invalidHouseNumber',
    daytimePhoneNumber: 'invalidPhone',
    email: 'invalidEmail',
  });
});

test.each<Partial<AddressBookValues>>([
  {},
  addressValuesOf(null),
  { postalCode: '3811cv', houseNumber: '18-20', email: 'jan@bouw.example', daytimePhoneNumber: '06 12 34 56 78' },
  { postalCode: '0811 CV' },
  { houseNumber: 'achttien' },
  { street: ' ', city: '' },
  { email: 'jan@', daytimePhoneNumber: '12' },
])('the form and the API reject the same fields: %j', (change) => {
  const values = { ...addressValuesOf(project), ...change };
  const answer = customerAddressInput.safeParse(addressInputOf(values, project));
  const refused = answer.error?.issues.map(({ path }) => path[0]) ?? [];
  expect(Object.keys(validate(addressBookRules, values)).sort()).toEqual([...new Set(refused)].sort());
});
