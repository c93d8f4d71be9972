import { expect, test } from 'vitest';
import { advantageOf, overviewPrice } from './overview-prices.ts';

const perPack = { agreed: null, salesPrice: 40.176, salesPricePer: 1, salesPriceUnitId: 'PK' };
const inCart = { ...perPack, agreed: { price: 27.9, per: 1, unitId: 'MTK', perSalesUnit: 1.44 } };

test('an unchanged price is told as it was agreed', () => {
  expect(overviewPrice(perPack, inCart)).toMatchObject({ before: null, price: '€\u00a027,90' });
});

test('a lower one stands beside what it was, in the unit that is multiplied', () => {
  const less = overviewPrice({ ...perPack, salesPrice: 38.592 }, inCart);
  expect(less.before).toBe('€\u00a040,18');
  expect(less.price).toBe('€\u00a038,59');
  expect(less.per).toMatch(/^per pak/);
});

test('a higher one, or one nobody saw before, is simply told', () => {
  expect(overviewPrice({ ...perPack, salesPrice: 41 }, inCart)).toMatchObject({ before: null, price: '€\u00a041,00' });
  expect(overviewPrice({ ...perPack, salesPricePer: 100 }, undefined).per).toMatch(/^per 100 /);
});

test('what is saved is counted per line, and is never negative', () => {
  const line = (variantGuid: string, extendedPrice: number) => ({ variantGuid, extendedPrice });
  expect(advantageOf([line('a', 270.14), line('b', 614.02)], [line('a', 281.23), line('b', 651.46)])).toBe(48.53);
  expect(advantageOf([line('a', 10)], [line('a', 9)])).toBe(0);
  expect(advantageOf([line('a', 10)], [])).toBe(0);
});
