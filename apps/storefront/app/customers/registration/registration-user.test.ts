import { registrationUser } from '@bouwpoort/contract/customers/registration';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { RegistrationCompany } from '../company-lookup/kvk-result.ts';
import type { DetailsValues } from './registration-rules.ts';
import { registrationUserOf } from './registration-user.ts';

const company: RegistrationCompany = {
  businessName: 'Van Dijk Bouw B.V.',
  chamberOfCommerceNumber: '12345678',
  street: 'Oudegracht',
  houseNumber: 12,
  houseNumberSuffix: 'a',
  zipcode: '3511AB',
  city: 'Utrecht',
};
const values: DetailsValues = {
  branchId: '2101',
  street: 'Elders',
  houseNumber: '9-11',
  zipcode: '1234 ab',
  city: 'Elders',
  firstName: ' Mark ',
  lastName: 'van Dijk',
  phone: '06 12345678',
  password: ' Steiger 2026 ',
  passwordConfirmation: ' Steiger 2026 ',
  newsletter: true,
};
const sender = { ventureId: '210', token: 'abc', emailAddress: 'mark@vandijkbouw.test' };

test('sends every field of P 7.4 and nothing else', () => {
  const user = registrationUserOf(company, values, sender);
  expect(z.strictObject(registrationUser.shape).safeParse(user).error).toBeUndefined();
  expect(user).toMatchObject({ ...company, ...sender, firstName: 'Mark', newsletter: true, customerCard: false });
  expect(user.password, 'spaces are part of a password').toBe(' Steiger 2026 ');
});

test('a typed address is sent only where the register has none', () => {
  const hidden = { ...company, street: '', houseNumber: 0, houseNumberSuffix: '', zipcode: '', city: '' };
  const user = registrationUserOf(hidden, values, sender);
  expect(z.strictObject(registrationUser.shape).safeParse(user).error).toBeUndefined();
  expect(user).toMatchObject({
    street: 'Elders',
    houseNumber: 9,
    houseNumberSuffix: '11',
    zipcode: '1234AB',
    city: 'Elders',
  });
});
