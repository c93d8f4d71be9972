import { createClient } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import { loadStock, stockHint } from './cart-stock.ts';

const warehouses = [
  { code: 1, name: 'Amersfoort', locationId: 'A' },
  { code: 2, name: 'Utrecht', locationId: 'U' },
];
const entry = (warehouseCode: number, purchaseAvailableQuantity: number) => ({
  warehouseCode,
  purchaseAvailableQuantity,
  entryCode: '0045120',
});

test.each([
  [true, [entry(1, 5), entry(2, 9)], 'stockHere', 'Amersfoort'],
  [true, [entry(1, 0), entry(2, 9)], 'stockElsewhere', 'Utrecht'],
  [true, [entry(7, 9)], 'stockElsewhereUnknown', 'Unknown'],
  [true, [entry(1, 0)], 'stockOut', ''],
  [false, [], 'stockOrder', ''],
])('C 4.7: stock item %s, %j: %s', (stockItem, entries, text, location) => {
  const line = { stockItem, quantity: 1, stockUnit: { unitId: 'PK', perSalesUnit: 1 } };
  expect(stockHint(line, entries, warehouses, 'A')).toMatchObject({ text, location });
});

test('in stock is said of an amount only where that amount lies', () => {
  const line = { stockItem: true, quantity: 1250, stockUnit: { unitId: 'PK', perSalesUnit: 4 } };
  expect(stockHint(line, [entry(1, 11), entry(2, 9000)], warehouses, 'A')).toEqual({
    kind: 'other',
    text: 'stockShort',
    location: 'Amersfoort',
    available: '11',
    needed: '5.000 pakken',
  });
  expect(stockHint(line, [entry(1, 5000)], warehouses, 'A')).toMatchObject({ kind: 'here', text: 'stockHere' });
  expect(stockHint(line, [entry(7, 5)], warehouses, 'A')).toMatchObject({ text: 'stockShortUnknown' });
});

test('nothing is said of a line the server has not counted yet', () => {
  const line = { stockItem: true, quantity: 5000, stockUnit: null };
  expect(stockHint(line, [entry(1, 11)], warehouses, 'A')).toBeUndefined();
});

test('a page asks once, a very long cart as often as it must', async () => {
  const asked: number[] = [];
  const api = createClient({
    cms: 'cms',
    transport: async ({ body }) => {
      const { contentIds } = JSON.parse(body ?? '{}');
      asked.push(contentIds.length);
      const answer = Object.fromEntries(contentIds.map((id: string) => [id, []]));
      return { status: 200, headers: {}, text: async () => JSON.stringify(answer) };
    },
  });
  const guids = (count: number) => Array.from({ length: count }, (_, i) => `v${i}`);
  const never = new AbortController().signal;
  expect((await loadStock(api, guids(200), never)).size).toBe(200);
  expect((await loadStock(api, guids(450), never)).size).toBe(450);
  expect(asked).toEqual([200, 200, 200, 50]);
});
