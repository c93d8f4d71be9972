import { expect, test } from 'vitest';
import { hasMultipleTiers, nextTier, tiersOf } from './price-tiers.ts';

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
  priceUnit: 'MTK',
});
const euros = (amount: string) => `€\u00a0${amount}`;

test('lowest first, in order units and in price units', () => {
  expect(tiersOf(packs, [tier(6, 2), tier(3, 2.03)])).toEqual([
    { quantity: 3, amount: '3 pakken', together: '86,4 m²', per: 'm²', price: euros('2,03') },
    { quantity: 6, amount: '6 pakken', together: '172,8 m²', per: 'm²', price: euros('2,00') },
  ]);
});

test('a tier without a price is left out', () => {
  expect(tiersOf(packs, [tier(3, 0), tier(4, 1.5)]).map(({ quantity }) => quantity)).toEqual([4]);
});

test("the tiers start at the customer's own price; all prices are for the same number of units", () => {
  const own = { price: 0.65, salesPricePer: 1, priceUnit: 'MTK', vatRate: 21, isOwn: true };
  expect(tiersOf(packs, [tier(3, 0.6348)], own).map(({ amount, per, price }) => [amount, per, price])).toEqual([
    ['1 pak', '100 m²', euros('65,00')],
    ['3 pakken', '100 m²', euros('63,48')],
  ]);
});

test('a single tier is not a table', () => {
  expect([[], [tier(1, 1)], [tier(1, 2), tier(2, 1)]].map((all) => hasMultipleTiers(tiersOf(packs, all)))).toEqual([
    false,
    false,
    true,
  ]);
});

test('the next tier is shown when a small increase reaches it', () => {
  const own = { price: 0.65, salesPricePer: 1, priceUnit: 'MTK', vatRate: 21, isOwn: true };
  const ladder = [tier(6, 0.6), tier(20, 0.5)];
  const at = (quantity: number) => nextTier(packs, ladder, own, quantity);
  expect(at(4)).toEqual({ quantity: 6, amount: '2 pakken', price: `${euros('0,60')} per m²` });
  expect(at(12)).toMatchObject({ quantity: 20, amount: '8 pakken' });
  expect([at(1), at(20)]).toEqual([undefined, undefined]);
});
