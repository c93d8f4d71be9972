import { describe, expect, test } from 'vitest';
import { type StockStatus, stockBranch, stockLines, stockStatus, type WarehouseStock } from './stock-status.ts';

const warehouses = [
  { code: 1, name: 'Utrecht', locationId: 'utrecht' },
  { code: 2, name: 'Zwolle', locationId: 'zwolle' },
  { code: 3, name: '', locationId: 'breda' },
];
const stock = (quantities: Record<number, number>): WarehouseStock[] =>
  Object.entries(quantities).map(([code, purchaseAvailableQuantity]) => ({
    warehouseCode: Number(code),
    purchaseAvailableQuantity,
  }));

const outOfStock: StockStatus = { status: 'outOfStock', clickable: false };
const deliveryItem: StockStatus = { status: 'deliveryItem', clickable: false };
const here = (quantity: number, location: string, isEnough = true): StockStatus => ({
  status: 'itemInStock',
  clickable: true,
  quantity,
  isEnough,
  location,
});
const elsewhere = (quantity: number, location: string, isEnough = true): StockStatus => ({
  status: 'itemInStockOtherWarehouse',
  clickable: true,
  quantity,
  isEnough,
  location,
});

test.each<[string, boolean, Record<number, number>, string | undefined, StockStatus]>([
  ['nowhere', true, {}, 'utrecht', outOfStock],
  ['nowhere, ordered in', false, {}, 'utrecht', deliveryItem],
  ['less than one everywhere', true, { 1: 0.9, 2: 0 }, 'utrecht', outOfStock],
  ['less than one everywhere, ordered in', false, { 1: 0.9, 2: 0 }, 'utrecht', deliveryItem],
  ['sold below zero', true, { 1: -4 }, 'utrecht', outOfStock],
  ['here', true, { 1: 12, 2: 40 }, 'utrecht', here(12, 'Utrecht')],
  ['here, not in the assortment', false, { 1: 12 }, 'utrecht', here(12, 'Utrecht')],
  ['half a one here, one elsewhere', true, { 1: 0.5, 2: 1 }, 'utrecht', here(0.5, 'Utrecht')],
  ['exactly one', true, { 1: 1 }, 'utrecht', here(1, 'Utrecht')],
  ['elsewhere', true, { 1: 0, 2: 3 }, 'utrecht', elsewhere(3, 'Zwolle')],
  ['elsewhere, the most is named', true, { 3: 2, 2: 30 }, 'utrecht', elsewhere(30, 'Zwolle')],
  ['no branch', true, { 1: 3 }, undefined, elsewhere(3, 'Utrecht')],
  ['a warehouse nobody knows', true, { 99: 3 }, 'utrecht', elsewhere(3, 'Unknown')],
  ['a warehouse without a name', true, { 3: 3 }, 'breda', here(3, 'Unknown')],
])('%s', (_, stockItem, quantities, branchLocationId, status) => {
  expect(stockStatus({ stockItem, entries: stock(quantities), warehouses, branchLocationId })).toEqual(status);
});

test('whether what lies there is as much as is asked for', () => {
  const of = (needed: number, quantities: Record<number, number>) =>
    stockStatus({ stockItem: true, entries: stock(quantities), warehouses, branchLocationId: 'utrecht', needed });
  expect(of(12, { 1: 12 })).toEqual(here(12, 'Utrecht'));
  expect(of(5000, { 1: 11, 2: 9000 })).toEqual(here(11, 'Utrecht', false));
  expect(of(5000, { 2: 300 })).toEqual(elsewhere(300, 'Zwolle', false));
});

describe('a line per warehouse', () => {
  const entries = stock({ 1: 12, 2: 0, 99: 3 });

  test('with quantities', () => {
    expect(stockLines(entries, warehouses)).toEqual([
      { text: 'availableQuantityAtLocation', inStock: true, location: 'Utrecht', quantity: 12 },
      { text: 'inStockAtOtherWarehouse', inStock: false, location: 'Zwolle' },
      { text: 'availableQuantityAtLocation', inStock: true, location: 'Unknown', quantity: 3 },
    ]);
  });

  test('without', () => {
    expect(stockLines(entries, warehouses, false).map(({ text, quantity }) => [text, quantity])).toEqual([
      ['availableAtLocation', undefined],
      ['inStockAtOtherWarehouse', undefined],
      ['availableAtLocation', undefined],
    ]);
  });
});

test("the user's branch, else the default one of the venture", () => {
  const locations = [
    { locationId: 'utrecht', defaultBranchLocation: false },
    { locationId: 'zwolle', defaultBranchLocation: true },
  ];
  expect(stockBranch('breda', locations)).toBe('breda');
  expect(stockBranch(null, locations)).toBe('zwolle');
  expect(stockBranch('', locations)).toBe('zwolle');
  expect(stockBranch(undefined, [])).toBeUndefined();
});
