import { expect, test } from 'vitest';
import { isTable, perWords, tiersOf } from './price-tiers.ts';

const packs = {
  salesUnit: 'PK',
  priceUnit: 'MTK',
  bundles: [
    { bundleCode: 'MTK', unitRatio: 1 },
    { bundleCode: 'PK', unitRatio: 28.8 },
  ],
};
const tier = (ladderSalesPriceQuantity: number, nettSalesPriceDelivery: number) => ({
  productId: '100018',
  ladderQuantity: ladderSalesPriceQuantity * 28.8,
  ladderSalesPriceQuantity,
  ladderUnitId: 'MTK',
  nettSalesPriceDelivery,
  nettSalesPricePickup: nettSalesPriceDelivery,
  salesPricePer: 1,
});

test('lowest first, in what is ordered and in what is priced', () => {
  expect(tiersOf(packs, [tier(6, 2), tier(3, 2.03)])).toEqual([
    { quantity: 3, amount: '3 pakken', together: '86,4 m²', per: 'm²', price: 2.03 },
    { quantity: 6, amount: '6 pakken', together: '172,8 m²', per: 'm²', price: 2 },
  ]);
});

test('without a price it is none; parts of a package are rounded up', () => {
  expect(tiersOf(packs, [tier(3, 0), tier(2.1, 1.5)]).map(({ quantity }) => quantity)).toEqual([3]);
});

test('one tier is no table', () => {
  expect([[], [tier(1, 1)], [tier(1, 2), tier(2, 1)]].map((all) => isTable(tiersOf(packs, all)))).toEqual([
    false,
    false,
    true,
  ]);
});

test('per so many, in words', () => {
  expect([perWords('MTK', 1), perWords('PCE', 100), perWords('PCE', 1000)]).toEqual(['m²', '100 stuks', '1.000 stuks']);
});
