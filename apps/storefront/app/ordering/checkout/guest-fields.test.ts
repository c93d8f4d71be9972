import { accountRoutes } from '@bouwpoort/contract/customers/identity';
import { validate } from '@bouwpoort/ui/form/field-rules.ts';
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

test('every field except the addition is required, in the order of the form', () => {
  expect(validate(guestRules, guest)).toEqual({});
  expect(Object.keys(validate(guestRules, noGuest))).toEqual([
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
  expect(validate(guestRules, { ...guest, ...change })).toEqual(expected);
});

test.each([
  {},
  noGuest,
  { firstName: ' ', emailAddress: 'gerda@' },
  { postalCode: '3511ab', houseNumber: '12a', houseNumberAddition: 'bis' },
  { postalCode: '351 AB', houseNumber: '0' },
  { street: '', city: ' ' },
])('the form and the API reject the same fields: %j', (change) => {
  const values = { ...guest, ...change };
  const answer = accountRoutes.guest.body.safeParse({ ventureId: '101', ...values });
  const refused = answer.error?.issues.map(({ path }) => path[0]) ?? [];
  expect(Object.keys(validate(guestRules, values)).sort()).toEqual([...new Set(refused)].sort());
});
