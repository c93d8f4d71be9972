import { demoCompanies } from '@bouwpoort/demo-world/people/companies';
import { demoAddresses } from '@bouwpoort/demo-world/people/customer-addresses';
import { demoBranches } from '@bouwpoort/demo-world/places/branches';
import { describe, expect, test } from 'vitest';
import { kilometresBetween } from '../../../testing/kilometres-between.ts';
import { findPlaces, places } from './gazetteer.ts';

const found = (text: string, top = 3) => findPlaces(text, top).map(({ name, province }) => `${name}, ${province}`);

describe('what is found', () => {
  test.each([
    ['Amersfoort', ['Amersfoort, Utrecht']],
    ['  aMERSFOORT ', ['Amersfoort, Utrecht']],
    ['amersf', ['Amersfoort, Utrecht']],
    ['Feanwalden', ['Feanwâlden, Friesland']],
    ['Tweede Exloermond', ['Tweede Exloërmond, Drenthe']],
    ['bergen op', ['Bergen op Zoom, Noord-Brabant']],
    ['hendrik ido ambacht', ['Hendrik-Ido-Ambacht, Zuid-Holland']],
    ['IJMUIDEN', ['IJmuiden, Noord-Holland']],
    ['Nymegen', ['Nijmegen, Gelderland']],
    ['St. Oedenrode', ['Sint-Oedenrode, Noord-Brabant']],
    ['haag', ['Den Haag, Zuid-Holland']],
    ['hertogenb', ["'s-Hertogenbosch, Noord-Brabant"]],
  ])('%j, in part or without its signs', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    ['’s-Gravenhage', "'s-Gravenhage, Zuid-Holland", 'Den Haag'],
    ['den bos', 'Den Bosch, Noord-Brabant', "'s-Hertogenbosch"],
    ['Ljouwert', 'Ljouwert, Friesland', 'Leeuwarden'],
    ['Dronrijp', 'Dronryp, Friesland', 'Dronryp'],
    ['texel', 'Texel, Noord-Holland', 'Den Burg'],
  ])('%j by another name, at the same place', (text, expected, same) => {
    expect(found(text)).toEqual([expected]);
    const [place, other] = [findPlaces(text, 1)[0], findPlaces(same, 1)[0]];
    expect([place?.latitude, place?.longitude]).toEqual([other?.latitude, other?.longitude]);
  });

  test.each([
    ['Amesfoort', 'Amersfoort, Utrecht'],
    ['Amersfort', 'Amersfoort, Utrecht'],
    ['Utregt', 'Utrecht, Utrecht'],
    ['Einhoven', 'Eindhoven, Noord-Brabant'],
    ['Apledoorn', 'Apeldoorn, Gelderland'],
    ['Lewarden', 'Leeuwarden, Friesland'],
    ['Rotterdm', 'Rotterdam, Zuid-Holland'],
    ['Zwole', 'Zwolle, Overijssel'],
    ['Amesfo', 'Amersfoort, Utrecht'],
  ])('%j, misspelt', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  test.each([
    ['Rijswijk', ['Rijswijk, Zuid-Holland', 'Rijswijk, Gelderland', 'Rijswijk, Noord-Brabant']],
    ['Hengelo', ['Hengelo, Overijssel', 'Hengelo, Gelderland']],
    ['Bergen', ['Bergen, Noord-Holland', 'Bergen, Limburg', 'Bergen op Zoom, Noord-Brabant']],
    ['Nes', ['Nes (Akkrum), Friesland', 'Nes (Ameland), Friesland']],
  ])('%j, of which there are several', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    ['Rijswijk, Noord-Brabant', ['Rijswijk, Noord-Brabant']],
    ['rijswijk, zuid', ['Rijswijk, Zuid-Holland']],
    ['Rijswijk Noord Brabant', ['Rijswijk, Noord-Brabant']],
    ['Hengelo (Gld)', ['Hengelo, Gelderland']],
    ['bergen NH', ['Bergen, Noord-Holland']],
    ['Hengelo, Zeeland', []],
    ['Utrecht, Nederland', ['Utrecht, Utrecht']],
    ['Nes (Ameland)', ['Nes (Ameland), Friesland']],
    ['Hengelo,', ['Hengelo, Overijssel', 'Hengelo, Gelderland']],
  ])('%j, narrowed by its province', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    ...['Antwerpen', 'Essen', 'Bocholt', 'Nordhorn', 'Gent', 'Luik', 'Köln', 'Keulen', 'Aken', 'Brussel', 'Leuven'],
    ...['Turnhout', 'Bonn', 'Oostende', 'Parijs', 'Antwerpe', 'Dusseldorp', 'Aalst, België', 'xyzzy', '', '--', '🙂'],
  ])('%j is nowhere in the Netherlands', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each(['Hasselt', 'Mechelen', 'Aalst', 'Deurne'])('%s is abroad, but here as well', (name) => {
    expect(findPlaces(name, 1)).toMatchObject([{ name }]);
  });

  test('the largest comes first, and no more than asked for', () => {
    expect(found('a', 2)).toEqual(['Amsterdam, Noord-Holland', 'Almere, Flevoland']);
    expect(found('am', 20).length).toBeGreaterThan(5);
  });
});

describe('the gazetteer itself', () => {
  test('lies in the Netherlands and tells its places apart', () => {
    expect(places.length).toBeGreaterThan(1300);
    const names = places.map(({ name, province }) => `${name}, ${province}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, latitude, longitude, inhabitants } of places) {
      expect(latitude > 50.7 && latitude < 53.6 && longitude > 3.3 && longitude < 7.3, name).toBe(true);
      expect(inhabitants, name).toBeGreaterThan(0);
    }
  });

  test('finds every place by its own name', () => {
    for (const { name, latitude, longitude } of places) {
      expect(findPlaces(name, 20), name).toContainEqual(expect.objectContaining({ latitude, longitude }));
    }
  });

  test('knows every town of the demo world', () => {
    const towns = [...demoBranches, ...demoAddresses].map(({ city }) => city);
    for (const town of new Set([...towns, ...demoCompanies.map(({ plaats }) => plaats)])) {
      expect(findPlaces(town, 1)[0]?.name, town).toBe(town);
    }
  });

  test('has the towns of the branches where the branches are', () => {
    for (const branch of demoBranches) {
      const place = findPlaces(branch.city, 1)[0];
      expect(place && kilometresBetween(place, branch), branch.city).toBeLessThan(10);
    }
  });
});
