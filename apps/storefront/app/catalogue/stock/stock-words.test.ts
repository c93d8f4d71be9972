import { describe, expect, test } from 'vitest';
import { combinedHint, stockHint, unknownStock } from './stock-words.ts';
import type { KnownStock } from './use-stock.ts';

const warehouses = [
  { code: 2101, name: 'Utrecht', locationId: '2101' },
  { code: 2102, name: 'Amersfoort', locationId: '2102' },
];
const stock = (quantities: Record<number, number>): KnownStock => ({
  status: 'known',
  entries: Object.entries(quantities).map(([code, purchaseAvailableQuantity]) => ({
    warehouseCode: Number(code),
    purchaseAvailableQuantity,
    entryCode: '1',
  })),
  warehouses,
  at: 1,
});
const hint = (quantities: Record<number, number>, stockItem = true, stockUnit: string | undefined = 'PK') =>
  stockHint({ stock: stock(quantities), stockItem, branchId: '2102', stockUnit });

describe('the status of one variant', () => {
  test.each([
    [
      { 2102: 238, 2101: 3 },
      true,
      { kind: 'here', text: 'stockHereAmount', amount: '238 pakken', location: 'Amersfoort' },
    ],
    [{ 2102: 0, 2101: 3 }, true, { kind: 'other', text: 'stockElsewhere', location: 'Utrecht' }],
    [{ 9: 3 }, true, { kind: 'other', text: 'stockElsewhereUnknown' }],
    [{ 2102: 0 }, true, { kind: 'out', text: 'stockOut' }],
    [{}, false, { kind: 'order', text: 'stockOrder' }],
  ])('%o', (quantities, stockItem, expected) => {
    expect(hint(quantities as Record<number, number>, stockItem)).toMatchObject(expected);
  });
  test('without its unit no quantity is shown', () => {
    const hint = stockHint({ stock: stock({ 2102: 5 }), stockItem: true, branchId: '2102', stockUnit: undefined });
    expect(hint).toMatchObject({ kind: 'here', text: 'stockHere', amount: '' });
  });
  test.each([
    [
      { 2102: 11, 2101: 9000 },
      { text: 'stockShort', available: '11', amount: '5.000 pakken', location: 'Amersfoort' },
    ],
    [{ 2101: 300 }, { text: 'stockShort', available: '300', amount: '5.000 pakken', location: 'Utrecht' }],
    [{ 9: 300 }, { text: 'stockShortUnknown', available: '300', amount: '5.000 pakken' }],
    [{ 2102: 5000 }, { kind: 'here', text: 'stockHereAmount', amount: '5.000 pakken' }],
    [{}, { kind: 'out', text: 'stockOut' }],
  ])('5,000 wanted where there are %o', (quantities, expected) => {
    const asked = { stock: stock(quantities as Record<number, number>), branchId: '2102', stockUnit: 'PK' };
    const hint = stockHint({ ...asked, stockItem: true, needed: 5000 });
    expect(hint).toMatchObject(expected);
    if (hint.text === 'stockShort') expect(hint.kind).toBe('other');
  });
  test('stock that failed to load is unknown', () => {
    const failed: KnownStock = { ...stock({}), status: 'failed' };
    expect(stockHint({ stock: failed, stockItem: true, branchId: '2102', stockUnit: 'PK' })).toBe(unknownStock);
  });
});

describe('several variants together', () => {
  test('all of them here', () => {
    expect(combinedHint([hint({ 2102: 1 }), hint({ 2102: 9 })])).toMatchObject({ text: 'stockHere', amount: '' });
  });
  test('some of them here', () => {
    expect(combinedHint([hint({ 2101: 1 }), hint({ 2102: 9 })])).toMatchObject({ text: 'stockPartlyHere' });
  });
  test('never "all" for a quantity that none of them has', () => {
    const asked = { stockItem: true, branchId: '2102', stockUnit: 'PK', needed: 4000 };
    const short = [11, 30].map((here) => stockHint({ ...asked, stock: stock({ 2102: here, 2101: 9 }) }));
    expect(combinedHint(short)).toMatchObject({ kind: 'other', text: 'stockPartlyHere', location: 'Amersfoort' });
    expect(combinedHint([stockHint({ ...asked, stock: stock({ 9: 5 }) })])).toBe(unknownStock);
  });
  test('the best one otherwise', () => {
    expect(combinedHint([hint({}), hint({ 2101: 1 })])).toMatchObject({ text: 'stockElsewhere' });
    expect(combinedHint([])).toBe(unknownStock);
  });
});
