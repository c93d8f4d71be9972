import { expect, test } from 'vitest';
import { neededStock } from './needed-stock.ts';

const tiles = {
  salesUnit: 'PK',
  priceUnit: 'MTK',
  stockUnit: 'PCE',
  bundles: [
    { bundleCode: 'PCE', unitRatio: 1 },
    { bundleCode: 'MTK', unitRatio: 4 },
    { bundleCode: 'PK', unitRatio: 6 },
    { bundleCode: '08', unitRatio: 300 },
  ],
};

test.each([
  ['5.000', 'PK', 30_000],
  ['2', '08', 600],
  ['10', 'MTK', 42],
  ['0,8', 'MTK', 6],
  ['', 'PK', undefined],
  ['veel', 'PK', undefined],
  ['1', undefined, undefined],
])('%s of %s', (text, unit, expected) => {
  expect(neededStock(tiles, text, unit)).toBe(expected);
});
