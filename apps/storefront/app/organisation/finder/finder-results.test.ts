import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import { expect, test } from 'vitest';
import { assortmentOf, finderResults } from './finder-results.ts';

function branch(displayName: string, latitude: number, type: LocationDetail['type'], assortment: string[]) {
  const ventureName = displayName === 'Venlo' ? 'VLC' : 'Steenhof';
  return { displayName, ventureName, latitude, longitude: 5, type, assortment } as LocationDetail;
}
/** A degree of latitude is about 111 km. */
const locations = [
  branch('Ver', 53, 'showroom', ['Keukens']),
  branch('Dichtbij', 52.1, 'bouwshop', ['Hout', 'Verf']),
  branch('Venlo', 52, 'bouwshop', ['Logistiek']),
  branch('Midden', 52.3, 'bouwshop-showroom', ['Hout', 'Keukens']),
];
const here = { latitude: 52, longitude: 5 };
const wishes = { radius: 50, type: '', assortment: [] as string[], order: 'asc' } as const;
const names = (found: { shown: readonly LocationDetail[] }) => found.shown.map(({ displayName }) => displayName);

test('without a place all branches in their own order, without distances', () => {
  const found = finderResults(locations, null, wishes);
  expect(names(found)).toEqual(['Ver', 'Dichtbij', 'Midden']);
  expect(found.nearest).toBeUndefined();
});

test('from a place: nearest first, within the radius', () => {
  const found = finderResults(locations, here, wishes);
  expect(names(found)).toEqual(['Dichtbij', 'Midden']);
  expect(found.shown.map(({ distanceText }) => distanceText)).toEqual(['11 km', '33 km']);
});

test.each([
  [{ radius: null }, ['Dichtbij', 'Midden', 'Ver']],
  [{ order: 'desc' as const }, ['Midden', 'Dichtbij']],
  [{ type: 'showroom' as const }, ['Midden']],
  [{ type: 'showroom' as const, radius: null, assortment: ['Keukens'] }, ['Midden', 'Ver']],
  [{ assortment: ['Hout', 'Verf'] }, ['Dichtbij']],
])('filters %j', (more, expected) => {
  expect(names(finderResults(locations, here, { ...wishes, ...more }))).toEqual(expected);
});

test('none within the radius: the nearest one that matches', () => {
  const { shown, nearest } = finderResults(locations, here, { ...wishes, radius: 10, assortment: ['Keukens'] });
  expect(shown).toEqual([]);
  expect(nearest).toMatchObject({ displayName: 'Midden', distanceText: '33 km' });
  expect(finderResults(locations, here, { ...wishes, assortment: ['Boten'] }).nearest).toBeUndefined();
});

test('the filter offers only properties that some branch has', () => {
  expect(assortmentOf(locations)).toEqual(['Hout', 'Keukens', 'Verf']);
});
