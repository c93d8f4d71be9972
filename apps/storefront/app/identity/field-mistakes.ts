import { isEmailAddress } from '@bouwpoort/trade/email-address';
import { meetsPolicy } from './password-policy.ts';

/*
 * What can be wrong with the fields of these screens, as keys of the texts: the browser checks with these rules while
 * somebody types, the server's actions check with the same ones what was sent (P 5.2, P 8).
 */
type FieldMistake =
  | 'emailInvalid'
  | 'passwordMissing'
  | 'passwordPolicy'
  | 'passwordGuessable'
  | 'passwordsDiffer'
  | 'oldPasswordWrong'
  | 'emailOfOther';

/** Field name to what is wrong with it. */
export type FieldMistakes = Record<string, FieldMistake | undefined>;

type FieldRule = (value: string, fields: Record<string, string>) => FieldMistake | undefined;
export type FieldRules = Record<string, FieldRule>;

const emailRule: FieldRule = (value) => (isEmailAddress(value) ? undefined : 'emailInvalid');
const knownPasswordRule: FieldRule = (value) => (value === '' ? 'passwordMissing' : undefined);
const newPasswordRule: FieldRule = (value) => (meetsPolicy(value) ? undefined : 'passwordPolicy');
const confirmationRule: FieldRule = (value, fields) => (value === fields.password ? undefined : 'passwordsDiffer');

export const loginRules = { emailAddress: emailRule, password: knownPasswordRule } satisfies FieldRules;
export const forgotRules = { emailAddress: emailRule } satisfies FieldRules;
export const setRules = {
  emailAddress: emailRule,
  password: newPasswordRule,
  passwordConfirmation: confirmationRule,
} satisfies FieldRules;
export const changeRules = {
  oldPassword: knownPasswordRule,
  password: newPasswordRule,
  passwordConfirmation: confirmationRule,
} satisfies FieldRules;

/** What a form sends, as text; a field that is missing is an empty one. */
export function readFields<R extends FieldRules>(rules: R, data: FormData): Record<keyof R, string> {
  const pairs = Object.keys(rules).map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(pairs) as Record<keyof R, string>;
}

/** Nothing when all of it is right. */
export function mistakesIn(rules: FieldRules, fields: Record<string, string>): FieldMistakes | undefined {
  const found = Object.entries(rules).flatMap(([name, rule]) => {
    const mistake = rule((Object.hasOwn(fields, name) && fields[name]) || '', fields);
    return mistake ? [[name, mistake] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
