import { expect, test } from 'vitest';
import { inPriceUnits } from '../cart/cart-amounts.ts';
import { nextTierWords, unitPriceWords, unitWords } from './line-words.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const priced = (price: number, per: number, unitId: string, perSalesUnit = 1, count = 1) => ({
  agreed: { price, per, unitId, perSalesUnit, quantity: inPriceUnits(count, perSalesUnit) },
  salesPrice: 0,
  salesPricePer: 1,
  salesPriceUnitId: 'PCE',
});

test.each([
  [27.9, 1, 'MTK', '€ 27,90', 'per m²'],
  [1.98, 100, 'PCE', '€ 1,98', 'per 100 stuks'],
  [0.0198, 1, 'PCE', '€ 1,98', 'per 100 stuks'],
  [0.6348, 1, 'MTR', '€ 63,48', 'per 100 m¹'],
  [6.95, 1, 'BG', '€ 6,95', 'per zak'],
  [12, 1000, 'PCE', '€ 12,00', 'per 1.000 stuks'],
])('%d for %d of %s', (price, per, unit, shown, words) => {
  const found = unitPriceWords(priced(price, per, unit));
  expect([plain(found?.price), found?.per]).toEqual([shown, words]);
});

test('a line without a price shows none; a price known to the device is shown', () => {
  const line = { agreed: null, salesPrice: 0, salesPricePer: 1, salesPriceUnitId: 'BG' };
  expect(unitPriceWords(line)).toBeNull();
  expect(plain(unitPriceWords({ ...line, salesPrice: 2 })?.price)).toBe('€ 2,00');
});

test('the next tier is shown for as many units as the price of the line', () => {
  const { agreed } = priced(0.8019, 1, 'MTR', 2.25, 15);
  const nextTier = { more: 5, price: 0.779, per: 1, unitId: 'MTR' };
  const tierWords = (of: typeof agreed | null) => nextTierWords({ agreed: of, salesUnit: 'LGT', nextTier });
  expect(tierWords(agreed)?.amount).toBe('5 lengtes');
  expect(plain(tierWords(agreed)?.price)).toBe('€ 77,90 per 100 m¹');
  expect(plain(tierWords(null)?.price)).toBe('€ 7,79 per 10 m¹');
});

test('what it comes to in the unit of the price', () => {
  const packs = (count: number) => priced(27.9, 1, 'MTK', 1.44, count).agreed;
  expect(unitWords({ quantity: 7, salesUnit: 'PK', agreed: packs(7) })).toBe('pakken = 10,08 m²');
  expect(unitWords({ quantity: 1, salesUnit: 'PK', agreed: packs(1) })).toBe('pak = 1,44 m²');
  expect(unitWords({ quantity: 40, salesUnit: 'BG', agreed: priced(6.95, 1, 'BG').agreed })).toBe('zakken');
  expect(unitWords({ quantity: 4, salesUnit: 'BX', agreed: priced(1.98, 100, 'PCE', 1000, 4).agreed })).toBe(
    'dozen = 4.000 stuks',
  );
});
