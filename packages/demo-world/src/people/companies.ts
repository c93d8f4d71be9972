import { readTable } from '../data-files.ts';
import type { TableFill } from '../table-fill.ts';

interface RegisteredCompany {
  kvkNummer: string;
  naam: string;
  straatnaam: string;
  huisnummer: number;
  huisnummerToevoeging: string;
  postcode: string;
  plaats: string;
  type: 'hoofdvestiging' | 'nevenvestiging' | 'rechtspersoon';
}

/** A lookup of this number fails, as when the register itself is down. */
export const kvkErrorNumber = '99999999';

/** An unassigned number. */
export const kvkUnknownNumber = '00000000';

/** A shared business building: more companies than one list of results shows (P 2.13, 'Toon meer'). */
export const sharedAddress = { straatnaam: 'Atoomweg', huisnummer: 350, postcode: '3542AB', plaats: 'Utrecht' };

const columns = [...(['number', 'name', 'street', 'house number', 'addition', 'postal code', 'city', 'type'] as const)];

/** Without a type it is a main establishment. */
export const demoCompanies = readTable('people/companies.csv', columns).map(
  (row): RegisteredCompany => ({
    kvkNummer: row.number,
    naam: row.name,
    straatnaam: row.street,
    huisnummer: Number(row['house number']),
    huisnummerToevoeging: row.addition,
    postcode: row['postal code'],
    plaats: row.city,
    type: (row.type || 'hoofdvestiging') as RegisteredCompany['type'],
  }),
);

export const companyFill = (): TableFill => ({
  table: 'registered_company',
  columns: [
    'id',
    'kvk_nummer',
    'naam',
    'straatnaam',
    'huisnummer',
    'huisnummer_toevoeging',
    'postcode',
    'plaats',
    'type',
  ],
  expected: demoCompanies.length,
  rows: demoCompanies.map((one, index) => [
    index + 1,
    one.kvkNummer,
    one.naam,
    one.straatnaam,
    one.huisnummer,
    one.huisnummerToevoeging,
    one.postcode,
    one.plaats,
    one.type,
  ]),
});
