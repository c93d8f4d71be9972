import { isDutchPhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import { isEmailAddress } from '@bouwpoort/trade/foundation/email-address';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { filled, houseNumberMistake, postalCodeMistake } from '../company-lookup/lookup-rules.ts';
import { isGuessable } from '../identity/guessable-password.ts';
import { meetsPolicy } from '../identity/password-policy.ts';

/* P 5.1. The rules return keys of the texts. */

interface EmailValues {
  emailAddress: string;
  accepted: boolean;
}

export const emailRules: Rules<EmailValues> = {
  emailAddress: ({ emailAddress }) => (isEmailAddress(emailAddress) ? undefined : 'invalidEmail'),
  accepted: ({ accepted }) => (accepted ? undefined : 'acceptFirst'),
};

export interface DetailsValues {
  branchId: string;
  /** Asked only when the register has no address of the company. */
  street: string;
  houseNumber: string;
  zipcode: string;
  city: string;
  firstName: string;
  lastName: string;
  phone: string;
  password: string;
  passwordConfirmation: string;
  newsletter: boolean;
}

const required = (text: string) => (filled(text) ? undefined : 'fieldRequired');

const personRules: Rules<DetailsValues> = {
  firstName: ({ firstName }) => (filled(firstName) ? undefined : 'invalidFirstName'),
  lastName: ({ lastName }) => (filled(lastName) ? undefined : 'invalidLastName'),
  phone: ({ phone }) => (isDutchPhoneNumber(phone) ? undefined : 'invalidPhone'),
  password: ({ password }) => (meetsPolicy(password) ? undefined : 'invalidPassword'),
  passwordConfirmation: confirmationMistake,
};

const addressRules: Rules<DetailsValues> = {
  street: ({ street }) => required(street),
  houseNumber: ({ houseNumber }) => houseNumberMistake(houseNumber),
  zipcode: ({ zipcode }) => postalCodeMistake(zipcode),
  city: ({ city }) => required(city),
};

const branchRule: Rules<DetailsValues> = { branchId: ({ branchId }) => required(branchId) };

/**
 * In the order of the fields on the screen: the user is taken to the first error. `known` makes a password easier to
 * guess, like the name.
 */
export function detailsRules(asksAddress: boolean, known: readonly string[] = []): Rules<DetailsValues> {
  const password = (values: DetailsValues) => personRules.password?.(values) ?? guessableMistake(values, known);
  return { ...(asksAddress ? addressRules : {}), ...branchRule, ...personRules, password };
}

function guessableMistake(values: DetailsValues, known: readonly string[]): string | undefined {
  return isGuessable(values.password, [...known, ...personalWords(values)]) ? 'guessablePassword' : undefined;
}

export function personalWords({ firstName, lastName }: DetailsValues): string[] {
  return [firstName, lastName, `${firstName} ${lastName}`];
}

/** No confirmation is required while the password itself is invalid. */
function confirmationMistake({ password, passwordConfirmation }: DetailsValues): string | undefined {
  if (!meetsPolicy(password) || passwordConfirmation === password) return undefined;
  return passwordConfirmation === '' ? 'repeatPassword' : 'passwordsDiffer';
}
