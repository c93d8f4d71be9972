import * as scalars from '@bouwpoort/contract/foundation/scalars';
import { fieldNames, validate } from '@bouwpoort/ui/form/field-rules.ts';
import { expect, test } from 'vitest';
import { type LookupValues, lookupRules } from '../company-lookup/lookup-rules.ts';
import { loadStrengthLibrary } from '../identity/guessable-password.ts';
import { type DetailsValues, detailsRules, emailRules } from './registration-rules.ts';

test.each([
  ['mark@vandijkbouw.test', true, {}],
  ['mark@', true, { emailAddress: 'invalidEmail' }],
  ['', false, { emailAddress: 'invalidEmail', accepted: 'acceptFirst' }],
])('the e-mail form with %j and agreement %s', (emailAddress, accepted, mistakes) => {
  expect(validate(emailRules, { emailAddress, accepted })).toEqual(mistakes);
});

const nothing: LookupValues = { kvkNumber: '', postalCode: '', houseNumber: '', captcha: '' };

test.each([
  ['number', { kvkNumber: '12345678' }, {}],
  ['number', { kvkNumber: '1234567' }, { kvkNumber: 'invalidKvkNumber' }],
  ['number', { kvkNumber: '1234567x', postalCode: '3511AB', houseNumber: '12' }, { kvkNumber: 'invalidKvkNumber' }],
  ['address', { postalCode: '3511 ab', houseNumber: '12' }, {}],
  ['address', { postalCode: '35 11 AB', houseNumber: '12' }, {}],
  [
    'address',
    { postalCode: '351AB', houseNumber: '' },
    { postalCode: 'invalidPostalCode', houseNumber: 'fieldRequired' },
  ],
  ['address', { postalCode: '3511AB', houseNumber: 'x' }, { houseNumber: 'invalidHouseNumber' }],
  ['address', { kvkNumber: '12345678' }, { postalCode: 'invalidPostalCode', houseNumber: 'fieldRequired' }],
] as const)('lookup by %s with %j', (mode, typed, mistakes) => {
  expect(validate(lookupRules[mode], { ...nothing, ...typed })).toEqual(mistakes);
});

const complete: DetailsValues = {
  branchId: '2101',
  street: '',
  houseNumber: '',
  zipcode: '',
  city: '',
  firstName: 'Mark',
  lastName: 'van Dijk',
  phone: '06 12 34 56 78',
  password: 'Steigerdoek+7',
  passwordConfirmation: 'Steigerdoek+7',
  newsletter: false,
};

test.each<[Partial<DetailsValues>, Record<string, string>]>([
  [{}, {}],
  [{ branchId: '' }, { branchId: 'fieldRequired' }],
  [{ firstName: ' ' }, { firstName: 'invalidFirstName' }],
  [{ lastName: '' }, { lastName: 'invalidLastName' }],
  [{ phone: '06 18 4' }, { phone: 'invalidPhone' }],
  [{ password: 'Steig26!' }, { password: 'invalidPassword' }],
  [{ passwordConfirmation: '' }, { passwordConfirmation: 'repeatPassword' }],
  [{ passwordConfirmation: 'Steigerdoek+8' }, { passwordConfirmation: 'passwordsDiffer' }],
])('the details with %j', (change, mistakes) => {
  expect(validate(detailsRules(false), { ...complete, ...change })).toEqual(mistakes);
});

test('a lookup by number validates no address fields, and the other way round', () => {
  expect(fieldNames(lookupRules.number)).toEqual(['kvkNumber']);
  expect(fieldNames(lookupRules.address)).toEqual(['postalCode', 'houseNumber']);
});

test('the address is required where the register has none', () => {
  expect(Object.keys(validate(detailsRules(true), complete))).toEqual(['street', 'houseNumber', 'zipcode', 'city']);
  const address = { street: 'Oudegracht', houseNumber: '12a', zipcode: '3511 ab', city: 'Utrecht' };
  expect(validate(detailsRules(true), { ...complete, ...address })).toEqual({});
});

test('a guessable password is refused before it is sent', async () => {
  await loadStrengthLibrary();
  const mistake = (password: string) =>
    validate(detailsRules(false, ['mark@bouw.example']), { ...complete, password, passwordConfirmation: password });
  for (const password of ['Welkom2026!', 'Mark@bouw.example', `${complete.firstName} ${complete.lastName} 1`]) {
    expect(mistake(password)).toEqual({ password: 'guessablePassword' });
  }
  expect(mistake(complete.password)).toEqual({});
});

/** The API is the reference: the form accepts exactly what it accepts. */
const samples = [
  ...['', 'mark', 'mark@bouw.nl', ' mark@bouw.nl ', 'mark@bouw', "o'neil@bouw.nl", '.a@b.nl'],
  ...['0612345678', '06 12 34 56 78', '+31-30-2345678', '12345', '+32612345678'],
  ...['12345678', '1234567', '123456789', 'Steigerdoek+7', 'steigerhout', 'Steig26!', `${'a'.repeat(64)}1`],
  ...['12', '12a', '3 bis', '0', 'a12', '3511AB', '3511 ab', '0511AB'],
];

test.each(samples)('the form and the API agree on %j', (text) => {
  const typed = { phone: text, password: text, passwordConfirmation: text, zipcode: text, houseNumber: text };
  const details = validate(detailsRules(true), { ...complete, ...typed });
  const email = validate(emailRules, { emailAddress: text, accepted: true });
  const lookup = validate(lookupRules.number, { ...nothing, kvkNumber: text });
  expect({
    email: email.emailAddress === undefined,
    kvkNumber: lookup.kvkNumber === undefined,
    phone: details.phone === undefined,
    password: details.password !== 'invalidPassword',
    zipcode: details.zipcode === undefined,
    houseNumber: details.houseNumber === undefined,
  }).toEqual({
    email: scalars.emailAddress.safeParse(text).success,
    kvkNumber: scalars.kvkNumber.safeParse(text).success,
    phone: scalars.phoneNumber.safeParse(text).success,
    password: scalars.newPassword.safeParse(text).success,
    zipcode: scalars.postalCode.safeParse(text).success,
    houseNumber: scalars.houseNumber.safeParse(text).success,
  });
});
