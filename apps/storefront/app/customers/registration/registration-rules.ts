import { kvkLookup, registrationUser } from '@bouwpoort/contract/customers/registration';
import type { Mistake, Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { schemaRules } from '../../frame/form/schema-rules.ts';
import { registrationTexts } from '../company-lookup/lookup-rules.ts';
import { isGuessable } from '../identity/guessable-password.ts';
import { meetsPolicy } from '../identity/password-policy.ts';

/* P 5.1. Fields that the API takes as they are typed have its schemas; the other rules return keys of the texts. */

const { houseNumber } = kvkLookup;
const { emailAddress, firstName, lastName, phone, street, city, zipcode, password } = registrationUser.shape;

interface EmailValues {
  emailAddress: string;
  accepted: boolean;
}

export const emailRules: Rules<EmailValues, Mistake> = {
  ...schemaRules({ emailAddress }, registrationTexts),
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

const personRules = {
  ...schemaRules({ firstName, lastName, phone, password }, registrationTexts),
  passwordConfirmation: confirmationMistake,
};

/** The API takes the house number in two parts. */
const addressRules = schemaRules({ street, houseNumber, zipcode, city }, registrationTexts);

const branchRule: Rules<DetailsValues> = {
  branchId: ({ branchId }) => (branchId === '' ? 'fieldRequired' : undefined),
};

/**
 * In the order of the fields on the screen: the user is taken to the first error. `known` makes a password easier to
 * guess, like the name.
 */
export function detailsRules(asksAddress: boolean, known: readonly string[] = []): Rules<DetailsValues, Mistake> {
  const ownPassword = (values: DetailsValues) => personRules.password(values) ?? guessableMistake(values, known);
  return { ...(asksAddress ? addressRules : {}), ...branchRule, ...personRules, password: ownPassword };
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
