import { isEmailAddress } from '@bouwpoort/trade/email-address';
import { fieldsIn, type Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { meetsPolicy } from './password-policy.ts';

/*
 * The rules of these screens return keys of the texts. The browser checks with them while the user types, the actions
 * of the server check with the same ones what was sent (P 5.2, P 8).
 */

type EmailValues = { emailAddress: string };
type LoginValues = EmailValues & { password: string };
type NewPasswordValues = { password: string; passwordConfirmation: string };
type SetValues = EmailValues & NewPasswordValues;
type ChangeValues = { oldPassword: string } & NewPasswordValues;

const emailRule = ({ emailAddress }: EmailValues) => (isEmailAddress(emailAddress) ? undefined : 'emailInvalid');
const newPasswordRules = {
  password: ({ password }: NewPasswordValues) => (meetsPolicy(password) ? undefined : 'passwordPolicy'),
  passwordConfirmation: ({ password, passwordConfirmation }: NewPasswordValues) =>
    passwordConfirmation === password ? undefined : 'passwordsDiffer',
};

export const forgotRules: Rules<EmailValues> = { emailAddress: emailRule };
export const loginRules: Rules<LoginValues> = {
  emailAddress: emailRule,
  password: ({ password }) => (password === '' ? 'passwordMissing' : undefined),
};
export const setRules: Rules<SetValues> = { emailAddress: emailRule, ...newPasswordRules };
export const changeRules: Rules<ChangeValues> = {
  oldPassword: ({ oldPassword }) => (oldPassword === '' ? 'passwordMissing' : undefined),
  ...newPasswordRules,
};

/** What a form sends, as text; a field that is missing is an empty one. */
export function readFields<V extends Record<string, string>>(rules: Rules<V>, data: FormData): V {
  const pairs = fieldsIn(rules).map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(pairs) as V;
}
