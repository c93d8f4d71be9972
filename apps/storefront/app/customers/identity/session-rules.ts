import { isEmailAddress } from '@bouwpoort/trade/foundation/email-address';
import { fieldNames, type Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { meetsPolicy } from './password-policy.ts';

/*
 * The rules of these screens return keys of the texts. The browser validates with them while the user types, and the
 * actions on the server apply the same rules to the submitted form (P 5.2, P 8).
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

/** The submitted fields as text; a missing field becomes an empty one. */
export function readFields<V extends Record<string, string>>(rules: Rules<V>, data: FormData): V {
  const pairs = fieldNames(rules).map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(pairs) as V;
}
