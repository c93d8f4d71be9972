import type { KvkCompany } from '@bouwpoort/contract/customers/registration';
import { expect, test } from 'vitest';
import { narrowToSuffix, pickCompany, splitHouseNumber } from './company-register.ts';

const company = (type: string, huisnummer: number | null, huisnummerToevoeging: string | null = null): KvkCompany => ({
  kvkNummer: '30418276',
  naam: `${type} ${huisnummer}`,
  straatnaam: 'Hardwareweg',
  huisnummer,
  huisnummerToevoeging,
  postcode: '3821BL',
  plaats: 'Amersfoort',
  type,
});

test.each([
  ['12', 12, ''],
  ['12a', 12, 'A'],
  ['12-14', 12, '14'],
  ['3 bis', 3, 'BIS'],
])('the house number %s', (typed, huisnummer, suffix) => {
  expect(splitHouseNumber(typed)).toEqual({ huisnummer, suffix });
});

test('a suffix narrows the list down, unless no company has it', () => {
  const resultaten = [
    company('hoofdvestiging', 9),
    company('nevenvestiging', 9, 'b'),
    company('nevenvestiging', 9, 'C'),
  ];
  const all = { pagina: 1, aantal: 100, totaal: 3, resultaten };
  expect(narrowToSuffix(all, 'B')).toMatchObject({ totaal: 1, resultaten: [{ huisnummerToevoeging: 'b' }] });
  expect(narrowToSuffix(all, 'Z')).toEqual(all);
  expect(narrowToSuffix(all, '')).toEqual(all);
});

test('of one number the entry at the chosen address is taken, else the main one', () => {
  const entries = [company('rechtspersoon', null), company('nevenvestiging', 9), company('hoofdvestiging', 41)];
  expect(pickCompany(entries, { zipcode: '3821BL', houseNumber: 9 })?.type).toBe('nevenvestiging');
  expect(pickCompany(entries, { zipcode: '1111AA', houseNumber: 9 })?.type).toBe('hoofdvestiging');
  expect(pickCompany(entries.slice(0, 2), { zipcode: '1111AA', houseNumber: 9 })?.type).toBe('rechtspersoon');
  expect(pickCompany([], { zipcode: '3821BL', houseNumber: 9 })).toBeUndefined();
});
