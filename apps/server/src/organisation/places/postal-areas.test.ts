import { demoCompanies } from '@bouwpoort/demo-world/people/companies';
import { demoAddresses } from '@bouwpoort/demo-world/people/customer-addresses';
import { demoBranches } from '@bouwpoort/demo-world/places/branches';
import { describe, expect, test } from 'vitest';
import { kilometresBetween } from '../../../testing/kilometres-between.ts';
import { findPlaces, places } from './gazetteer.ts';
import { postalAreaOf, postalAreas, showTyped, typedPostalCode } from './postal-areas.ts';
import { provinceName } from './provinces.ts';

test.each([
  ['3511', '3511'],
  ['3511AB', '3511 AB'],
  [' 3511 ab ', '3511 AB'],
  ['3511-ab', '3511 AB'],
  ['3511 AB Utrecht', '3511 AB'],
  ['3511 Utrecht', '3511'],
  ['3511ab 12', '3511 AB'],
  ['3511 A', '3511'],
  ['3511a', '3511'],
])('%j is the postal code %s', (text, expected) => {
  const typed = typedPostalCode(text);
  expect(typed && showTyped(typed)).toBe(expected);
});

test.each(['', '351', '0511 AB', '35111', 'Utrecht', '3511ABC', 'AB3511', '2e Exloërmond'])(
  '%j is no postal code',
  (text) => {
    expect(typedPostalCode(text)).toBeUndefined();
  },
);

describe('the postal map', () => {
  test('has all ninety areas, and knows a part of one only inside it', () => {
    for (let digits = 10; digits <= 99; digits++) expect(postalAreas.has(String(digits)), String(digits)).toBe(true);
    expect([...postalAreas.keys()].filter((digits) => !/^[1-9]\d{1,2}$/.test(digits))).toEqual([]);
  });

  test.each([
    ['1012', 'Amsterdam'],
    ['3011', 'Rotterdam'],
    ['2512', 'Den Haag'],
    ['3511', 'Utrecht'],
    ['5611', 'Eindhoven'],
    ['9711', 'Groningen'],
    ['6211', 'Maastricht'],
    ['4331', 'Middelburg'],
    ['4381', 'Vlissingen'],
    ['1781', 'Den Helder'],
    ['8861', 'Harlingen'],
    ['7811', 'Emmen'],
    ['4531', 'Terneuzen'],
    ['1315', 'Almere'],
    ['7551', 'Hengelo'],
    ['2281', 'Rijswijk'],
  ])('%s is %s', (digits, region) => {
    expect(postalAreaOf(digits)?.region).toBe(region);
  });

  test('puts every area at the place it names', () => {
    for (const [digits, area] of postalAreas) {
      const place = places.find(
        ({ name, province }) => name === area.region && provinceName(province) === area.province,
      );
      expect(place && kilometresBetween(area, place), `${digits} ${area.region}`).toBeLessThan(8);
    }
  });

  test('keeps the parts of an area together', () => {
    for (const [digits, area] of postalAreas) {
      const whole = postalAreas.get(digits.slice(0, 2));
      expect(whole && kilometresBetween(area, whole), `${digits} ${area.region}`).toBeLessThan(45);
    }
  });

  test('has the branches of the demo world where they are', () => {
    for (const branch of demoBranches) {
      const area = postalAreaOf(branch.postalCode);
      expect(area && kilometresBetween(area, branch), `${branch.postalCode} ${branch.city}`).toBeLessThan(10);
    }
  });

  test('has the addresses of the demo world near their towns', () => {
    const doors = [
      ...demoAddresses.map(({ postalCode, city }) => ({ postalCode, city })),
      ...demoCompanies.map(({ postcode, plaats }) => ({ postalCode: postcode, city: plaats })),
    ];
    for (const { postalCode, city } of doors) {
      const [area, place] = [postalAreaOf(postalCode), findPlaces(city, 1)[0]];
      expect(area && place && kilometresBetween(area, place), `${postalCode} ${city}`).toBeLessThan(20);
    }
  });
});
