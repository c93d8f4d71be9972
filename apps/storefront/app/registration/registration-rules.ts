import { kvkLookup, registrationUser } from '@bouwpoort/contract/customers/registration';
import { kvkNumber } from '@bouwpoort/contract/foundation/scalars';
import type { Mistake, Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { schemaRules } from '../form/schema-rules.ts';
import { isGuessable } from '../identity/guessable-password.ts';
import { meetsPolicy } from '../identity/password-policy.ts';
import type { LookupMode } from './company-lookup-state.ts';

/* P 5.1. Fields that the API takes as they are typed have its schemas; the other rules return keys of the texts. */

const { postalCode, houseNumber } = kvkLookup;
const { emailAddress, firstName, lastName, phone, street, city, zipcode, password } = registrationUser.shape;

const texts = {
  'Veld verplicht': 'fieldRequired',
  'Ongeldig e-mailadres': 'invalidEmail',
  'Ongeldig KvK nummer': 'invalidKvkNumber',
  'Ongeldige postcode': 'invalidPostalCode',
  'Ongeldig huisnummer': 'invalidHouseNumber',
  'Ongeldige voornaam': 'invalidFirstName',
  'Ongeldige achternaam': 'invalidLastName',
  'Ongeldig telefoonnummer': 'invalidPhone',
  'Wachtwoord voldoet niet aan de eisen': 'invalidPassword',
};

interface EmailValues {
  emailAddress: string;
  accepted: boolean;
}

export const emailRules: Rules<EmailValues, Mistake> = {
  ...schemaRules({ emailAddress }, texts),
  accepted: ({ accepted }) => (accepted ? undefined : 'acceptFirst'),
};

export interface LookupValues {
  kvkNumber: string;
  postalCode: string;
  houseNumber: string;
  /** The captcha's answer; empty while there is none. */
  captcha: string;
}

export const lookupRules: Record<LookupMode, Rules<LookupValues, Mistake>> = {
  number: schemaRules({ kvkNumber }, texts),
  address: schemaRules({ postalCode, houseNumber }, texts),
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
  ...schemaRules({ firstName, lastName, phone, password }, texts),
  passwordConfirmation: confirmationMistake,
};

/** The API takes the house number in two parts. */
const addressRules = schemaRules({ street, houseNumber, zipcode, city }, texts);

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
