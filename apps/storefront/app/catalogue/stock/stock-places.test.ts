import { expect, test } from 'vitest';
import { nearestWithEnough, placesElsewhere, stockPlaces } from './stock-places.ts';

const entry = (warehouseCode: number, purchaseAvailableQuantity: number) => ({
  warehouseCode,
  purchaseAvailableQuantity,
  entryCode: '1',
});
const warehouses = [
  { code: 1, name: 'Utrecht', locationId: '2101' },
  { code: 2, name: 'Amersfoort', locationId: '2102' },
];
const locations = [
  { branchId: '2101', displayName: 'Utrecht' },
  { branchId: '2102', displayName: 'Amersfoort' },
  { branchId: '2103', displayName: 'Rotterdam' },
];

test("the user's own branch first, then by quantity; branches without an entry have none", () => {
  const places = stockPlaces(
    { entries: [entry(1, 412), entry(2, 1), entry(9, 3)], warehouses },
    locations,
    '2102',
    'PK',
  );
  expect(places.map(({ name, isOwn, amount }) => [name, isOwn, amount])).toEqual([
    ['Amersfoort', true, '1 pak'],
    ['Utrecht', false, '412 pakken'],
    [undefined, false, '3 pakken'],
    ['Rotterdam', false, undefined],
  ]);
});

test("elsewhere lists known branches with stock, except the user's own", () => {
  const places = stockPlaces(
    { entries: [entry(1, 412), entry(2, 1), entry(9, 3)], warehouses },
    locations,
    '2102',
    'PK',
  );
  expect(placesElsewhere(places).map(({ name }) => name)).toEqual(['Utrecht']);
});

test('an entry of zero is not in stock', () => {
  expect(stockPlaces({ entries: [entry(2, 0)], warehouses }, [], '2102', 'PK')).toEqual([
    { key: '2', branchId: '2102', name: 'Amersfoort', isOwn: true, inStock: false, quantity: 0, amount: undefined },
  ]);
});

test('besides the own branch the nearest that has enough comes first', () => {
  const stocked = [
    { code: 3, name: 'Rotterdam', locationId: '2103' },
    { code: 4, name: 'Arnhem', locationId: '2104' },
  ];
  const places = stockPlaces(
    { entries: [entry(1, 4), entry(2, 0), entry(3, 412), entry(4, 60)], warehouses: [...warehouses, ...stocked] },
    locations,
    '2102',
    'PK',
  );
  const kilometres = new Map([
    ['2101', 23],
    ['2103', 70],
    ['2104', 45],
  ]);
  const names = (needed: number | undefined) =>
    nearestWithEnough(places, needed, (id) => kilometres.get(id)).map(({ name }) => name);
  expect(names(40)).toEqual(['Amersfoort', 'Arnhem', 'Rotterdam', 'Utrecht']);
  expect(names(undefined)).toEqual(['Amersfoort', 'Utrecht', 'Arnhem', 'Rotterdam']);
});
