import { emailAddress, knownPassword, newPassword } from '@bouwpoort/contract/foundation/scalars';
import { fieldNames, type Mistake, type Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { schemaRules } from '../../frame/form/schema-rules.ts';

/*
 * The browser validates with the schemas of the API while the user types, and the actions on the server apply the same
 * rules to the submitted form (P 5.2, P 8).
 */

type EmailValues = { emailAddress: string };
type LoginValues = EmailValues & { password: string };
type NewPasswordValues = { password: string; passwordConfirmation: string };
type SetValues = EmailValues & NewPasswordValues;
type ChangeValues = { oldPassword: string } & NewPasswordValues;

const texts = {
  'Ongeldig e-mailadres': 'emailInvalid',
  'Geen wachtwoord ingevoerd': 'passwordMissing',
  'Wachtwoord voldoet niet aan de eisen': 'passwordPolicy',
};
const newPasswordRules = {
  ...schemaRules({ password: newPassword }, texts),
  passwordConfirmation: ({ password, passwordConfirmation }: NewPasswordValues) =>
    passwordConfirmation === password ? undefined : 'passwordsDiffer',
};

export const forgotRules: Rules<EmailValues, Mistake> = schemaRules({ emailAddress }, texts);
export const loginRules: Rules<LoginValues, Mistake> = schemaRules({ emailAddress, password: knownPassword }, texts);
export const setRules: Rules<SetValues, Mistake> = { ...forgotRules, ...newPasswordRules };
export const changeRules: Rules<ChangeValues, Mistake> = {
  ...schemaRules({ oldPassword: knownPassword }, texts),
  ...newPasswordRules,
};

/** The submitted fields as text; a missing field becomes an empty one. */
export function readFields<V extends Record<string, string>>(rules: Rules<V, Mistake>, data: FormData): V {
  const pairs = fieldNames(rules).map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(pairs) as V;
}
