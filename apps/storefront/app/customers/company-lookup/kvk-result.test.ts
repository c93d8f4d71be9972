import type { KvkCompany } from '@bouwpoort/contract/customers/registration';
import { expect, test } from 'vitest';
import { companyOf, hasAddress, readKvkResult } from './kvk-result.ts';

const vanDijk: KvkCompany = {
  kvkNummer: '12345678',
  naam: 'Van Dijk Bouw B.V.',
  straatnaam: 'Oudegracht',
  huisnummer: 12,
  huisnummerToevoeging: 'a',
  postcode: '3511AB',
  plaats: 'Utrecht',
  type: 'hoofdvestiging',
};

test('maps the register’s names to ours', () => {
  expect(readKvkResult({ pagina: 1, aantal: 100, totaal: 14, resultaten: [vanDijk] })).toEqual({
    page: 1,
    amountPerPage: 100,
    totalResults: 14,
    results: [
      {
        chamberOfCommerceNumber: '12345678',
        name: 'Van Dijk Bouw B.V.',
        street: 'Oudegracht',
        houseNumber: 12,
        houseNumberSuffix: 'a',
        postalCode: '3511AB',
        locality: 'Utrecht',
        companyType: 'hoofdvestiging',
      },
    ],
  });
});

test('selecting a company fills in the fields of the registration', () => {
  const [item] = readKvkResult({ pagina: 1, aantal: 100, totaal: 1, resultaten: [vanDijk] }).results;
  const company = item && companyOf(item);
  expect(company).toEqual({
    businessName: 'Van Dijk Bouw B.V.',
    chamberOfCommerceNumber: '12345678',
    street: 'Oudegracht',
    houseNumber: 12,
    houseNumberSuffix: 'a',
    zipcode: '3511AB',
    city: 'Utrecht',
  });
  expect(company && hasAddress(company)).toBe(true);
});

test.each(['straatnaam', 'huisnummer', 'postcode', 'plaats'])('without %s there is no address', (missing) => {
  const hidden = { ...vanDijk, [missing]: null };
  const [item] = readKvkResult({ pagina: 1, aantal: 100, totaal: 1, resultaten: [hidden] }).results;
  expect(item && hasAddress(companyOf(item))).toBe(false);
});
