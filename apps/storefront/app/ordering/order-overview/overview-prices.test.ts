import { expect, test } from 'vitest';
import { overviewPrice, risenIn, tierSaving } from './overview-prices.ts';

const line = (price: number, per = 1, unitId = 'MTK', perSalesUnit = 1.44) => ({
  variantGuid: 'a',
  agreed: { price, per, unitId, perSalesUnit, quantity: perSalesUnit },
  salesPrice: (price * perSalesUnit) / per,
  salesPricePer: 1,
  salesPriceUnitId: 'PK',
});
const euros = (amount: string) => `€\u00a0${amount}`;

test('a price is shown in its agreed unit', () => {
  expect(overviewPrice(line(27.9), line(27.9))).toEqual({ before: null, price: euros('27,90'), per: 'per m²' });
  expect(overviewPrice(line(27.9), undefined).before).toBeNull();
});

test('a lower price shows the previous one beside it', () => {
  expect(overviewPrice(line(26.8), line(27.9))).toEqual({
    before: { price: euros('27,90'), isLess: true },
    price: euros('26,80'),
    per: 'per m²',
  });
});

test('a higher price names the previous one, with its unit', () => {
  expect(overviewPrice(line(28.5), line(27.9)).before).toEqual({ price: `${euros('27,90')} per m²`, isLess: false });
  expect(risenIn([line(28.5)], [line(27.9)])).toBe(1);
  expect(risenIn([line(26.8)], [line(27.9)])).toBe(0);
  expect(risenIn([line(28.5)], [])).toBe(0);
});

test('prices with different quantities or units are compared per sales unit', () => {
  expect(overviewPrice(line(2790, 100), line(27.9)).before).toBeNull();
  expect(overviewPrice(line(40, 1, 'PK', 1), line(27.9)).before).toEqual({
    price: `${euros('27,90')} per m²`,
    isLess: true,
  });
});

test('the saving is computed per line, and is never negative', () => {
  const amount = (variantGuid: string, extendedPrice: number) => ({ variantGuid, extendedPrice });
  const before = [amount('a', 281.23), amount('b', 651.46)];
  expect(tierSaving([amount('a', 270.14), amount('b', 614.02)], before)).toBe(48.53);
  expect(tierSaving([amount('a', 10)], [amount('a', 9)])).toBe(0);
  expect(tierSaving([amount('a', 10)], [])).toBe(0);
});
