import { exchangeEntities } from '@bouwpoort/contract/exchange/records';
import { isOrderUnit } from '@bouwpoort/trade/catalogue/order-units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { propertyRuns } from '../../../tools/property-runs.ts';
import { type ArticleUnits, articleUnits, type StatedUnits } from './article-units.ts';
import { dividedBy, equals, one, readRatio, times } from './exact-ratio.ts';
import { unitCodeOf } from './unit-codes.ts';

function accepted(stated: StatedUnits): ArticleUnits {
  const outcome = articleUnits(stated);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.accepted;
}

const ratios = (units: ArticleUnits) => Object.fromEntries(units.units.map(({ code, ratio }) => [code, ratio]));

describe('the units of a catalogue get exact ratios', () => {
  const cases: [string, StatedUnits, Partial<ArticleUnits>, Record<string, string>][] = [
    ['a piece', { orderUnit: 'C62' }, { salesUnit: 'PCE', priceUnit: 'PCE', per: 1 }, { PCE: '1' }],
    [
      'a box of six pieces',
      { orderUnit: 'BOX', contentUnit: 'PCE', contentPerOrderUnit: '6' },
      { salesUnit: 'BX', priceUnit: 'BX', stockUnit: 'BX', per: 1 },
      { BX: '6', PCE: '1' },
    ],
    [
      'a plate that covers less than a square metre',
      { orderUnit: 'PCE', contentUnit: 'MTK', contentPerOrderUnit: '0.72' },
      { salesUnit: 'PCE', priceUnit: 'PCE' },
      { PCE: '0.72', MTK: '1' },
    ],
    [
      'screws priced by the hundred',
      { orderUnit: 'C62', priceQuantity: '100' },
      { per: 100, priceUnit: 'PCE' },
      { PCE: '1' },
    ],
    [
      'a roll of a hundred metres priced by the metre',
      { orderUnit: 'RL', contentUnit: 'MTR', contentPerOrderUnit: '100', priceQuantity: '0.01' },
      { salesUnit: 'RO', priceUnit: 'MTR', per: 1, priceMultiplier: 1n },
      { RO: '100', MTR: '1' },
    ],
    [
      'a price for half a piece',
      { orderUnit: 'PCE', priceQuantity: '0.5' },
      { per: 1, priceMultiplier: 2n, priceUnit: 'PCE' },
      { PCE: '1' },
    ],
    [
      'a price unit of its own',
      { orderUnit: 'RL', priceUnit: 'MTR', priceUnitsPerOrderUnit: '500', priceQuantity: '1000' },
      { priceUnit: 'MTR', per: 1000 },
      { RO: '500', MTR: '1' },
    ],
    [
      'packings',
      {
        orderUnit: 'C62',
        packings: [
          { code: 'CT', quantityMin: '10', quantityMax: '10' },
          { code: 'PF', quantityMax: '480' },
        ],
      },
      { salesUnit: 'PCE' },
      { PCE: '1', BX: '10', '08': '480' },
    ],
    [
      'an interval that a packing holds',
      { orderUnit: 'C62', quantityInterval: '10', packings: [{ code: 'CT', quantityMin: '10' }] },
      { salesUnit: 'BX', priceUnit: 'PCE', stockUnit: 'PCE' },
      { PCE: '1', BX: '10' },
    ],
    [
      'an interval without a packing',
      { orderUnit: 'C62', quantityInterval: '25', quantityMin: '25' },
      { salesUnit: 'PK', priceUnit: 'PCE', warnings: [] },
      { PCE: '1', PK: '25' },
    ],
    [
      'a box of one piece is that piece, and a packing of one the same',
      { orderUnit: 'C62', contentUnit: 'BX', packings: [{ code: 'PA', quantityMin: '1', gtin: '8712345678906' }] },
      { salesUnit: 'PCE' },
      { PCE: '1' },
    ],
    [
      'a price for the one piece that a box holds',
      { orderUnit: 'BX', contentUnit: 'C62', contentPerOrderUnit: '1', priceUnit: 'C62', priceQuantity: '10' },
      { salesUnit: 'BX', priceUnit: 'BX', per: 10 },
      { BX: '1' },
    ],
    [
      'a pallet of boxes, counted in the piece',
      { orderUnit: 'BX', contentUnit: 'PCE', contentPerOrderUnit: '3', packings: [{ code: 'PF', quantityMin: '40' }] },
      {},
      { BX: '3', PCE: '1', '08': '120' },
    ],
    [
      'a content too small for six decimals, counted in the order unit instead',
      { orderUnit: 'C62', contentUnit: 'MTQ', contentPerOrderUnit: '0.0000005' },
      {},
      { PCE: '1', MTQ: '2000000' },
    ],
  ];
  test.each(cases)('%s', (_, stated, expected, expectedRatios) => {
    const units = accepted(stated);
    expect(units).toMatchObject(expected);
    expect(ratios(units)).toEqual(expectedRatios);
  });
});

describe('what contradicts itself or cannot be said exactly is refused', () => {
  const cases: [StatedUnits, RegExp][] = [
    [{ orderUnit: '' }, /geen besteleenheid/],
    [{ orderUnit: 'XYZ' }, /XYZ is onbekend/],
    [{ orderUnit: 'C62', contentUnit: 'PCE', contentPerOrderUnit: '10' }, /kan niet 10 stuks bevatten/],
    [{ orderUnit: 'BX', contentUnit: 'PCE', contentPerOrderUnit: '0' }, /geen geldig aantal/],
    [{ orderUnit: 'BX', contentUnit: 'PCE', contentPerOrderUnit: 'zes' }, /geen geldig aantal/],
    [{ orderUnit: 'PCE', contentUnit: 'MTK', contentPerOrderUnit: '0.3333333' }, /niet precies te zeggen/],
    [{ orderUnit: 'C62', priceQuantity: '0' }, /geen geldig aantal/],
    [{ orderUnit: 'C62', priceQuantity: '2000000' }, /hooguit per/],
    [{ orderUnit: 'RL', priceUnit: 'MTR' }, /staat niet hoeveel/],
    [
      {
        orderUnit: 'RL',
        contentUnit: 'MTR',
        contentPerOrderUnit: '100',
        priceUnit: 'MTR',
        priceUnitsPerOrderUnit: '0.01',
      },
      /spreekt de inhoud per besteleenheid \(100\) tegen/,
    ],
  ];
  test.each(cases)('%j', (stated, message) => {
    const outcome = articleUnits(stated);
    expect('refused' in outcome && outcome.refused).toMatch(message);
  });
});

test('data that a unit cannot hold is left out with a warning', () => {
  const { units, warnings } = accepted({
    orderUnit: 'C62',
    contentUnit: 'QQQ',
    gtin: '123',
    quantityMin: '5',
    packings: [
      { code: 'CT', quantityMin: '8', quantityMax: '12' },
      { code: 'ZZZ', quantityMin: '3' },
      { code: 'CT', quantityMin: '10', gtin: '8712345678906' },
      { code: 'CT', quantityMin: '50' },
      { code: 'PF' },
    ],
  });
  expect(units).toEqual([
    { code: 'PCE', name: 'stuk', ratio: '1' },
    { code: 'BX', name: 'doos', ratio: '10', gtin: '8712345678906' },
  ]);
  expect(warnings).toHaveLength(7);
});

const code = fc.constantFrom('C62', 'BX', 'MTR', 'MTK', 'RL', 'PF', 'KGM', 'PA', 'BG');
const quantity = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 3 }))
  .map(([digits, places]) => String(digits / 10 ** places));
const statedUnits = fc.record(
  {
    orderUnit: code,
    contentUnit: code,
    contentPerOrderUnit: quantity,
    priceQuantity: quantity,
    quantityInterval: fc.constantFrom('1', '5', '10', '0.5'),
    packings: fc.array(fc.record({ code, quantityMin: quantity }), { maxLength: 4 }),
  },
  { requiredKeys: ['orderUnit'] },
);

test('every accepted outcome obeys the contract and keeps the stated ratios to the last digit', () => {
  fc.assert(
    fc.property(statedUnits, (stated) => {
      const outcome = articleUnits(stated);
      if ('refused' in outcome) {
        expect(outcome.refused).not.toBe('');
        return;
      }
      const { units, salesUnit, priceUnit, stockUnit, per, priceMultiplier } = outcome.accepted;
      expect(
        z.partial(exchangeEntities.variant.fields).safeParse({ units, salesUnit, priceUnit, stockUnit }).error,
      ).toBeUndefined();
      expect(units.filter(({ ratio }) => ratio === '1')).toHaveLength(1);
      const codes = units.map((unit) => unit.code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes).toEqual(expect.arrayContaining([salesUnit, priceUnit, stockUnit]));
      const sizeOf = (unit: string) => readRatio(units.find(({ code: known }) => known === unit)!.ratio)!;
      const order = sizeOf(unitCodeOf(stated.orderUnit)!);
      const content = stated.contentUnit && unitCodeOf(stated.contentUnit);
      const perOrderUnit = readRatio(stated.contentPerOrderUnit ?? '1')!;
      if (content && !equals(perOrderUnit, one)) {
        expect(equals(dividedBy(order, sizeOf(content)), perOrderUnit)).toBe(true);
      }
      // What one order unit costs is the same before and after.
      const before = readRatio(stated.priceQuantity ?? '1')!;
      const after = dividedBy(times({ over: BigInt(per), under: 1n }, dividedBy(sizeOf(priceUnit), order)), {
        over: priceMultiplier,
        under: 1n,
      });
      expect(equals(before, after)).toBe(true);
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('every code is translated to a unit the shop knows', () => {
  for (const stated of ['C62', 'H87', 'mtk', 'RL', 'PF', 'CT', 'SET', 'm2', 'KG', 'ANN']) {
    expect(isOrderUnit(unitCodeOf(stated) ?? '')).toBe(true);
  }
  expect(unitCodeOf('constructor')).toBeUndefined();
});
