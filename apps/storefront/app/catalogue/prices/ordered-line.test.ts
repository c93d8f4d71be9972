import type { VariantPrice } from '@bouwpoort/contract/catalogue/prices';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { describe, expect, test } from 'vitest';
import { orderedLine, ownPrice } from './ordered-line.ts';

const bundle = (bundleCode: string, unitRatio: number) => ({ bundleCode, unitRatio });
const packs = {
  salesUnit: 'PK',
  priceUnit: 'MTK',
  bundles: [bundle('MTK', 1), bundle('PK', 1.44), bundle('09', 28.8)],
};
const screws = { salesUnit: 'BX', priceUnit: 'PCE', bundles: [bundle('PCE', 1), bundle('BX', 200)] };
const bags = { salesUnit: 'BG', priceUnit: 'BG', bundles: [bundle('BG', 1), bundle('09', 40)] };
const lengths = { salesUnit: 'LGT', priceUnit: 'MTR', bundles: [bundle('MTR', 1), bundle('LGT', 2.1)] };

describe('quantity, sentence and charge of an order', () => {
  test.each([
    [packs, 27.9, 1, '10', 'MTK', 7, '7 pakken, naar boven afgerond: samen 10,08 m²', '7 pakken = 10,08 m²', '281,23'],
    [packs, 27.9, 1, '1', '09', 20, '20 pakken, samen 28,8 m²', '20 pakken = 28,8 m²', '803,52'],
    [packs, 27.9, 1, '2,5', 'MTK', 2, '2 pakken, naar boven afgerond: samen 2,88 m²', '2 pakken = 2,88 m²', '80,35'],
    [packs, 27.9, 1, '0,8', 'MTK', 1, '1 pak, naar boven afgerond: samen 1,44 m²', '1 pak = 1,44 m²', '40,18'],
    [
      screws,
      3.07,
      100,
      '250',
      'PCE',
      2,
      '2 dozen, naar boven afgerond: samen 400 stuks',
      '2 dozen = 400 stuks',
      '12,28',
    ],
    [bags, 4.21, 1, '3', 'BG', 3, '3 zakken', '3 zakken', '12,63'],
    [bags, 4.21, 1, '1', '09', 40, '40 zakken, samen 1 pallet', '40 zakken = 1 pallet', '168,40'],
    [lengths, 2.24, 1, '5', 'MTR', 3, '3 lengtes, naar boven afgerond: samen 6,3 m¹', '3 lengtes = 6,3 m¹', '14,11'],
  ])('%# %s', (units, price, salesPricePer, text, unit, quantity, sentence, short, euros) => {
    const { line } = orderedLine(units, { price, salesPricePer }, text, unit);
    expect([line?.quantity, line?.sentence, line?.short]).toEqual([quantity, sentence, short]);
    expect(line && showEuros(line.subtotal)).toBe(`€\u00a0${euros}`);
    expect(line?.sentence.startsWith(line.ordered)).toBe(true);
  });
});

describe('a refused quantity has a reason', () => {
  test.each([
    ['', 'BG', 'missing'],
    ['0', 'BG', 'tooSmall'],
    ['2,5', 'BG', 'notWhole'],
    ['twee', 'BG', 'notANumber'],
    ['1', undefined, 'noUnit'],
  ] as const)('%s %s', (text, unit, mistake) => {
    expect(orderedLine(bags, { price: 1, salesPricePer: 1 }, text, unit).mistake).toBe(mistake);
  });
});

test('less than one sales unit that is a measure is refused in every unit', () => {
  const sand = { salesUnit: 'TNE', priceUnit: 'TNE', bundles: [bundle('KGM', 1), bundle('TNE', 1000)] };
  const order = (text: string) => orderedLine(sand, { price: 1, salesPricePer: 1 }, text, 'KGM');
  expect(order('500').mistake).toBe('tooSmall');
  expect(order('1500').line?.quantity).toBe(1.5);
});

describe('the price of a variant', () => {
  const answered = (price: number, source: 'agreement' | 'group' | 'list'): VariantPrice => ({
    entryCode: '1',
    contentId: 'a',
    prices: [{ price, pickupPrice: price, source }],
    salesPricePer: 1,
    priceUnit: 'BG',
    vatRate: 21,
  });
  test.each([
    ['agreement', true],
    ['group', true],
    ['list', false],
  ] as const)('%s', (source, isOwn) => expect(ownPrice(answered(4.21, source))).toMatchObject({ price: 4.21, isOwn }));
  test('zero, an empty list and no answer all mean no price', () => {
    expect(ownPrice(answered(0, 'list'))).toBeUndefined();
    expect(ownPrice({ ...answered(1, 'list'), prices: [] })).toBeUndefined();
    expect(ownPrice(undefined)).toBeUndefined();
  });
});
