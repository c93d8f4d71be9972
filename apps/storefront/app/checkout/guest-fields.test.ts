import { errorsIn } from '@bouwpoort/ui/form/field-rules.ts';
import { expect, test } from 'vitest';
import { guestRules, noGuest } from './guest-fields.ts';

const guest = {
  firstName: 'Gerda',
  lastName: 'Gast',
  emailAddress: 'gerda@gast.test',
  postalCode: '3511 AB',
  houseNumber: '12',
  houseNumberAddition: '',
  street: 'Oudegracht',
  city: 'Utrecht',
};

test('everything but the addition is asked for, in the order of the form', () => {
  expect(errorsIn(guestRules, guest)).toEqual({});
  expect(Object.keys(errorsIn(guestRules, noGuest))).toEqual([
    'firstName',
    'lastName',
    'emailAddress',
    'postalCode',
    'houseNumber',
    'street',
    'city',
  ]);
});

test.each([
  [{ emailAddress: 'gerda@' }, { emailAddress: 'invalidEmail' }],
  [{ postalCode: '0123 AB' }, { postalCode: 'invalidPostalCode' }],
  [{ lastName: '  ' }, { lastName: 'fieldRequired' }],
])('%j', (change, expected) => {
  expect(errorsIn(guestRules, { ...guest, ...change })).toEqual(expected);
});
