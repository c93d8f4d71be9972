import { expect, test } from 'vitest';
import { errorsByField, isValid, type Rules, validate } from './field-rules.ts';
import { changedFields, firstField, formReducer, shownError, startForm } from './form-state.ts';

interface Values {
  name: string;
  days: readonly string[];
  password: string;
  repeated: string;
}

const rules: Rules<Values> = {
  name: ({ name }) => (name === '' ? 'nameMissing' : undefined),
  password: ({ password }) => (password.length < 3 ? 'tooShort' : undefined),
  repeated: ({ password, repeated }) => (password === repeated ? undefined : 'differs'),
};
const empty: Values = { name: '', days: [], password: '', repeated: '' };
const form = startForm(empty);
const changed = (change: Partial<Values>, state = form) => formReducer(state, { kind: 'changed', change });

test('errors stand in the order of the rules, and fields without a rule have none', () => {
  expect(Object.entries(validate(rules, { ...empty, repeated: 'x' }))).toEqual([
    ['name', 'nameMissing'],
    ['password', 'tooShort'],
    ['repeated', 'differs'],
  ]);
  expect(isValid(rules, empty)).toBe(false);
  expect(isValid(rules, { ...empty, name: 'Jan', password: 'abc', repeated: 'abc' })).toBe(true);
});

test('a field that was not left yet shows no error', () => {
  expect(shownError(form, rules, 'name')).toBeUndefined();
  expect(shownError(changed({ name: 'J' }), rules, 'password')).toBeUndefined();
});

test('a field that was left shows its error, and follows every change', () => {
  const left = formReducer(form, { kind: 'left', field: 'name' });
  expect(shownError(left, rules, 'name')).toEqual({ key: 'nameMissing' });
  expect(shownError(left, rules, 'password')).toBeUndefined();
  const filled = changed({ name: 'Jan' }, left);
  expect(shownError(filled, rules, 'name')).toBeUndefined();
  expect(shownError(changed({ name: '' }, filled), rules, 'name')).toEqual({ key: 'nameMissing' });
});

test('a form that the user tried to send shows every error', () => {
  const tried = formReducer(form, { kind: 'tried', fields: ['name', 'password'] });
  expect(tried.isSubmitted && !form.isSubmitted).toBe(true);
  expect(shownError(tried, rules, 'name')).toEqual({ key: 'nameMissing' });
  expect(shownError(tried, rules, 'password')).toEqual({ key: 'tooShort' });
});

test('a rule on two fields follows both', () => {
  const same = formReducer(changed({ password: 'abc', repeated: 'abc' }), { kind: 'left', field: 'repeated' });
  expect(shownError(same, rules, 'repeated')).toBeUndefined();
  expect(shownError(changed({ password: 'abcd' }, same), rules, 'repeated')).toEqual({ key: 'differs' });
});

test('an error of the server stays until its field changes', () => {
  const refused = formReducer(changed({ name: 'Jan' }), {
    kind: 'refused',
    errors: { name: { message: 'Bestaat al' }, days: { message: '' } },
  });
  expect(shownError(refused, rules, 'name')).toEqual({ message: 'Bestaat al' });
  const other = changed({ name: 'Jan', days: [], password: 'abc' }, refused);
  expect(shownError(other, rules, 'name')).toEqual({ message: 'Bestaat al' });
  expect(shownError(other, rules, 'days')).toEqual({ message: '' });
  expect(shownError(changed({ name: 'Piet' }, other), rules, 'name')).toBeUndefined();
});

test('a form is changed while a value differs from its initial one; choices are compared by content', () => {
  const { values } = changed({ name: 'Jan', days: ['ma'] });
  expect(changedFields(empty, values)).toEqual(['name', 'days']);
  expect(changedFields(values, { ...values, days: ['ma'] })).toEqual([]);
  expect(changedFields(empty, changed({ ...empty }, { ...form, values }).values)).toEqual([]);
});

test('the first error on the screen takes the focus, before one without a rule', () => {
  expect(firstField(rules, { days: 'x', repeated: 'x', password: 'x', name: undefined })).toBe('password');
  expect(firstField(rules, { days: 'x' })).toBe('days');
  expect(firstField(rules, {})).toBeUndefined();
});

test('of a refusal each field of the form takes its first error', () => {
  const errors = { name: ['Te lang', 'en meer'], token: ['Onbekend'], days: [] };
  expect(errorsByField(errors, ['name', 'days'])).toEqual({ name: 'Te lang' });
  expect(errorsByField(undefined, ['name'])).toEqual({});
});
