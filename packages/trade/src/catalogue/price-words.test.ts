import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWholeCents, perOfWholeCents, perWords, priceWords, priceWordsBeside, quantityWords } from './price-words.ts';

test.each([
  ['10.48', 1, 'MTK', '10,48', 'm²'],
  ['0.6348', 1, 'MTR', '63,48', '100 m¹'],
  ['0.125', 1, 'PCE', '1,25', '10 stuks'],
  ['3.07', 100, 'PCE', '3,07', '100 stuks'],
  ['3.075', 100, 'PCE', '30,75', '1.000 stuks'],
  ['1234.5', 1, '09', '1.234,50', 'pallet'],
])('%s per %d %s', (price, per, unitId, shown, unit) => {
  expect(priceWords({ price, per, unitId })).toEqual({ price: `€\u00a0${shown}`, unit });
});

test.each([
  ['0.779', 1, 'MTR', '0.8019', 1, 'MTR', '77,90', '100 m¹'],
  ['7.79', 10, 'MTR', '0.8019', 1, 'MTR', '77,90', '100 m¹'],
  ['77.9', 100, 'MTR', '0.8', 1, 'MTR', '77,90', '100 m¹'],
  ['77', 100, 'MTR', '0.8', 1, 'MTR', '0,77', 'm¹'],
  ['1.125', 1, 'MTR', '1.15', 1, 'MTR', '11,25', '10 m¹'],
  ['1', 3, 'PCE', '0.5', 1, 'PCE', '1,00', '3 stuks'],
  ['3.1', 1, 'MTK', '0.8019', 1, 'MTR', '3,10', 'm²'],
])('%s per %d %s beside %s per %d %s', (price, per, unitId, own, ownPer, ownUnit, shown, unit) => {
  const words = priceWordsBeside({ price, per, unitId }, { price: own, per: ownPer, unitId: ownUnit });
  expect(words).toEqual({ price: `€\u00a0${shown}`, unit });
});

test('prices shown together are for the same number of units', () => {
  expect(perOfWholeCents(['0.65', '0.63', '0.6213'], 1)).toBe(100);
  expect(perOfWholeCents([], 1)).toBe(1);
});

test('any price with four decimals is shown in whole cents and is the same price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.constantFrom(1, 10, 25, 100, 1000), (n, per) => {
      const shown = inWholeCents({ price: n / 10_000, per });
      expect(shown.price.round(2).eq(shown.price)).toBe(true);
      expect(
        shown.price
          .times(per)
          .times(10_000)
          .eq(String(BigInt(n) * BigInt(shown.per))),
      ).toBe(true);
    }),
  );
});

test('the number of units is said in words', () => {
  expect([perWords('MTK', 1), perWords('PCE', 100), perWords('PCE', 1000)]).toEqual(['m²', '100 stuks', '1.000 stuks']);
});

test.each([
  ['PK', 2, 'MTK', '17.28', '2 pakken = 17,28 m²'],
  ['BG', 1, 'BG', '1', '1 zak'],
  ['PK', 7, 'MTK', '2.333331', '7 pakken = 2,333331 m²'],
])('%s: %d are told in the unit of the price', (salesUnit, quantity, unitId, inPriceUnits, words) => {
  expect(quantityWords({ quantity, salesUnit, agreed: { unitId, quantity: inPriceUnits } })).toBe(words);
});
