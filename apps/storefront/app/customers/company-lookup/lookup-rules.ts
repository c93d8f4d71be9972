import { kvkLookup } from '@bouwpoort/contract/customers/registration';
import { kvkNumber } from '@bouwpoort/contract/foundation/scalars';
import type { Mistake, Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { schemaRules } from '../../frame/form/schema-rules.ts';
import type { LookupMode } from './company-lookup-state.ts';

const { postalCode, houseNumber } = kvkLookup;

/** The operator's wording of the messages of registration (P 5.1). */
export const registrationTexts = {
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

export interface LookupValues {
  kvkNumber: string;
  postalCode: string;
  houseNumber: string;
  /** The captcha's answer; empty while there is none. */
  captcha: string;
}

export const lookupRules: Record<LookupMode, Rules<LookupValues, Mistake>> = {
  number: schemaRules({ kvkNumber }, registrationTexts),
  address: schemaRules({ postalCode, houseNumber }, registrationTexts),
};
