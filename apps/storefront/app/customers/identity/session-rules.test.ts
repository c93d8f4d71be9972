import { validate } from '@bouwpoort/ui/form/field-rules.ts';
import { expect, test } from 'vitest';
import { changeRules, loginRules, readFields, setRules } from './session-rules.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test.each([
  ['', 'emailInvalid'],
  ['aannemer', 'emailInvalid'],
  ['aannemer@steenhof', 'emailInvalid'],
  ['aan nemer@steenhof.test', 'emailInvalid'],
  ['aannemer@steenhof..test', 'emailInvalid'],
  [`${'a'.repeat(250)}@a.nl`, 'emailInvalid'],
  [' aannemer@steenhof.test ', undefined],
  ["o'brien+bouw@sub.steenhof.test", undefined],
])('e-mail address %j', (emailAddress, mistake) => {
  expect(validate(loginRules, { emailAddress, password: 'x' }).emailAddress).toBe(mistake);
});

test('missing fields are empty, and empty is invalid', () => {
  expect(validate(loginRules, readFields(loginRules, form({})))).toEqual({
    emailAddress: 'emailInvalid',
    password: 'passwordMissing',
  });
});

test('a login is not held to the policy for new passwords', () => {
  expect(validate(loginRules, { emailAddress: 'a@b.nl', password: 'kort' })).toEqual({});
});

test('a new password meets the policy and is repeated exactly', () => {
  const right = { oldPassword: 'kort', password: 'Steigerhout', passwordConfirmation: 'Steigerhout' };
  expect(validate(changeRules, right)).toEqual({});
  expect(validate(changeRules, { ...right, passwordConfirmation: 'Steigerhout ' })).toEqual({
    passwordConfirmation: 'passwordsDiffer',
  });
  expect(validate(setRules, { emailAddress: 'a@b.nl', password: 'kort', passwordConfirmation: 'kort' })).toEqual({
    password: 'passwordPolicy',
  });
});
