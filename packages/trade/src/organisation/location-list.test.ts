import { describe, expect, test } from 'vitest';
import {
  filterByAssortment,
  filterByDistance,
  filterByType,
  type ListedLocation,
  type LocationList,
  locationList,
  resetLocations,
  sortByDistance,
} from './location-list.ts';

interface Named extends ListedLocation {
  name: string;
}
const at = (name: string, type: string, distanceMeter: number | null, assortment: string[] = []): Named => ({
  name,
  displayName: name,
  ventureName: 'Steenhof',
  type,
  distanceMeter,
  assortment,
});

const utrecht = at('Utrecht', 'bouwshop', 21_000, ['Hout', 'Isolatie']);
const amersfoort = at('Amersfoort', 'bouwshop-showroom', 1800, ['Hout', 'Isolatie', 'Gevels']);
const apeldoorn = at('Apeldoorn', 'showroom', 41_000, ['Keukens']);
const venlo = at('Venlo', 'bouwshop', null, ['Hout']);
const all = locationList([utrecht, venlo, apeldoorn, amersfoort]);
const names = ({ shown }: LocationList<Named>) => shown.map(({ name }) => name);

test('what belongs to VLC is in no list', () => {
  const list = locationList([utrecht, { ...venlo, ventureName: 'VLC' }, { ...apeldoorn, displayName: 'VLC' }]);
  expect(names(list)).toEqual(['Utrecht']);
  expect(names(resetLocations(list))).toEqual(['Utrecht']);
});

test.each([
  ['asc', ['Amersfoort', 'Utrecht', 'Apeldoorn', 'Venlo']],
  ['desc', ['Apeldoorn', 'Utrecht', 'Amersfoort', 'Venlo']],
] as const)('sorted by distance %s', (order, expected) => {
  expect(names(sortByDistance(all, order))).toEqual(expected);
});

test('equal distances keep the order they had', () => {
  const twins = locationList([
    { ...utrecht, name: 'een', distanceMeter: 5 },
    { ...utrecht, name: 'twee', distanceMeter: 5 },
  ]);
  expect(names(sortByDistance(twins, 'asc'))).toEqual(['een', 'twee']);
  expect(names(sortByDistance(twins, 'desc'))).toEqual(['een', 'twee']);
});

test.each([
  ['bouwshop', ['Utrecht', 'Venlo', 'Amersfoort']],
  ['showroom', ['Apeldoorn', 'Amersfoort']],
  ['bouwshop-showroom', ['Amersfoort']],
  ['magazijn', []],
  ['', ['Utrecht', 'Venlo', 'Apeldoorn', 'Amersfoort']],
])('of type %j', (type, expected) => {
  expect(names(filterByType(all, type))).toEqual(expected);
});

test.each([
  [50_000, ['Utrecht', 'Apeldoorn', 'Amersfoort']],
  [21_000, ['Amersfoort']],
  [21_001, ['Utrecht', 'Amersfoort']],
  [1800, []],
  [0, []],
])('closer than %d meter', (meter, expected) => {
  expect(names(filterByDistance(all, meter))).toEqual(expected);
});

test.each([
  [[], ['Utrecht', 'Venlo', 'Apeldoorn', 'Amersfoort']],
  [['Hout'], ['Utrecht', 'Venlo', 'Amersfoort']],
  [['Hout', 'Gevels'], ['Amersfoort']],
  [['Hout', 'Keukens'], []],
])('with all of %j', (properties, expected) => {
  expect(names(filterByAssortment(all, properties))).toEqual(expected);
});

describe('together', () => {
  const narrowed = filterByAssortment(filterByDistance(filterByType(all, 'bouwshop'), 50_000), ['Hout']);

  test('each narrows what the ones before it left', () => {
    expect(names(sortByDistance(narrowed, 'asc'))).toEqual(['Amersfoort', 'Utrecht']);
  });

  test('an empty type and a reset bring the original list back, in its own order', () => {
    expect(names(filterByType(narrowed, ''))).toEqual(names(all));
    expect(names(resetLocations(sortByDistance(narrowed, 'desc')))).toEqual(names(all));
  });

  test('nothing of it changes the list it was given', () => {
    expect(names(all)).toEqual(['Utrecht', 'Venlo', 'Apeldoorn', 'Amersfoort']);
  });
});
