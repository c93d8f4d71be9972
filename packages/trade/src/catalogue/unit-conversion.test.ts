import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../tools/property-runs.ts';
import { decimal, toWire } from '../foundation/money.ts';
import {
  addedQuantities,
  inUnit,
  offeredUnits,
  ratioOf,
  roundingSentence,
  salesQuantityOf,
  selectedUnit,
  toSalesQuantity,
  type VariantUnits,
} from './unit-conversion.ts';

const unitsOf = (salesUnit: string, priceUnit: string, ratios: Record<string, number>): VariantUnits => ({
  salesUnit,
  priceUnit,
  bundles: Object.entries(ratios).map(([bundleCode, unitRatio]) => ({ bundleCode, unitRatio })),
});

/** The kinds of goods there are: m² in pakken, hundreds in boxes, sacks on pallets, lengths per metre, bricks. */
const insulation = unitsOf('PK', 'MTK', { MTK: 1, PK: 1.44, '09': 34.56 });
const screws = unitsOf('BX', 'PCE', { PCE: 1, BX: 200 });
const mortar = unitsOf('BG', 'BG', { BG: 1, '09': 40 });
const timber = unitsOf('LGT', 'MTR', { MTR: 1, LGT: 4.2, BE: 25.2 });
const bricks = unitsOf('09', 'PCE', { PCE: 1, LG: 40, '09': 480 });
const loose = unitsOf('PCE', 'PCE', { PCE: 1 });
const cable = unitsOf('MTR', 'MTR', { MTR: 1, RO: 100 });
const tiles = unitsOf('BX', 'MTK', { MTK: 1, BX: 0.3 });
const thirds = unitsOf('PK', 'MTK', { MTK: 1, PK: 0.333333 });
const measured = unitsOf('MTR', 'MTR', { MTR: 1, PK: 0.333333 });
const boxOnly = unitsOf('BX', 'BX', { PCE: 1, BX: 100 });

test.each<[string, VariantUnits, number, string, number, string]>([
  ['m² → pakken', insulation, 10, 'MTK', 7, '7 pakken, naar boven afgerond: samen 10,08 m²'],
  ['m² → pakken, precies', insulation, 10.08, 'MTK', 7, '7 pakken, samen 10,08 m²'],
  ['m² → pakken, net te veel', insulation, 10.0802, 'MTK', 8, '8 pakken, naar boven afgerond: samen 11,52 m²'],
  ['m² → één pak', insulation, 1, 'MTK', 1, '1 pak, naar boven afgerond: samen 1,44 m²'],
  ['pakken', insulation, 3, 'PK', 3, '3 pakken, samen 4,32 m²'],
  ['pallet → pakken', insulation, 1, '09', 24, '24 pakken, samen 34,56 m²'],
  ['stuks → dozen', screws, 250, 'PCE', 2, '2 dozen, naar boven afgerond: samen 400 stuks'],
  ['dozen', screws, 5, 'BX', 5, '5 dozen, samen 1.000 stuks'],
  ['zakken', mortar, 12, 'BG', 12, '12 zakken'],
  ['één zak', mortar, 1, 'BG', 1, '1 zak'],
  ['pallet → zakken', mortar, 2, '09', 80, '80 zakken, samen 2 pallets'],
  ['m¹ → lengtes', timber, 10, 'MTR', 3, '3 lengtes, naar boven afgerond: samen 12,6 m¹'],
  ['lengte', timber, 1, 'LGT', 1, '1 lengte, samen 4,2 m¹'],
  ['bundel → lengtes', timber, 1, 'BE', 6, '6 lengtes, samen 25,2 m¹'],
  ['stuks → pallets', bricks, 500, 'PCE', 2, '2 pallets, naar boven afgerond: samen 960 stuks'],
  ['lagen → pallets', bricks, 3, 'LG', 1, '1 pallet, naar boven afgerond: samen 480 stuks'],
  ['stuks', loose, 250, 'PCE', 250, '250 stuks'],
  ['op maat', cable, 2.5, 'MTR', 2.5, '2,5 m¹'],
  ['rol → m¹', cable, 2, 'RO', 200, '200 m¹, samen 2 rollen'],
  // In floating point 0.9 / 0.3 is a little over 3, and a box would be sold too many.
  ['0,9 m² in dozen van 0,3', tiles, 0.9, 'MTK', 3, '3 dozen, samen 0,9 m²'],
  // A third has no last decimal: what is missing or over is the ratio's, not the customer's.
  ['derden', thirds, 1, 'MTK', 3, '3 pakken, samen 0,999999 m²'],
  ['derden, samen een pallet', thirds, 30, 'MTK', 90, '90 pakken, samen 29,99997 m²'],
  ['minder dan een tienduizendste', thirds, 0.00001, 'MTK', 1, '1 pak, naar boven afgerond: samen 0,333333 m²'],
  ['op maat in derden', measured, 3, 'PK', 1, '1 m¹, samen 3 pakken'],
  ['stuks in dozen per doos', boxOnly, 30, 'PCE', 1, '1 doos, naar boven afgerond: samen 100 stuks'],
])('%s', (_, units, quantity, selected, salesQuantity, sentence) => {
  expect(toWire(toSalesQuantity(units, quantity, selected))).toBe(salesQuantity);
  expect(roundingSentence(units, { quantity, unit: selected })).toBe(sentence);
});

test('a unit without a bundle holds 1, and so does one whose ratio cannot be one', () => {
  const units = unitsOf('PCE', 'PCE', { BX: 0, PK: -3 });
  for (const code of ['PCE', 'BX', 'PK']) expect(ratioOf(units, code).eq(1)).toBe(true);
  expect(toWire(toSalesQuantity(units, 4, 'BX'))).toBe(4);
});

test.each([0, -1, -0.5])('%d of anything is nothing', (quantity) => {
  expect(toWire(toSalesQuantity(insulation, quantity, 'MTK'))).toBe(0);
});

test('several amounts of one article are added up before they are rounded', () => {
  const asked = [
    { quantity: 1, unit: 'MTK' },
    { quantity: 0.4, unit: 'MTK' },
    { quantity: 1, unit: 'PK' },
  ];
  expect(toWire(salesQuantityOf(insulation, asked))).toBe(2);
  expect(addedQuantities(insulation, asked).map(toWire)).toEqual([1, 0, 1]);
  expect(roundingSentence(insulation, ...asked)).toBe('2 pakken, naar boven afgerond: samen 2,88 m²');
  expect(roundingSentence(mortar, { quantity: 1, unit: '09' }, { quantity: 3, unit: 'BG' })).toBe('43 zakken');
});

describe('the units to choose from', () => {
  const codes = (subset?: string[]) => offeredUnits(insulation.bundles, subset).map((bundle) => bundle.bundleCode);

  test('all of them, the subset, or all when nothing of the subset is there', () => {
    expect(codes()).toEqual(['MTK', 'PK', '09']);
    expect(codes(['PK', 'MTK', 'KGM'])).toEqual(['MTK', 'PK']);
    expect(codes(['KGM'])).toEqual(['MTK', 'PK', '09']);
  });

  test('the sales unit first, else the first; a choice stays while it is offered', () => {
    const all = offeredUnits(insulation.bundles);
    expect(selectedUnit(insulation, all)).toBe('PK');
    expect(selectedUnit(insulation, all, 'MTK')).toBe('MTK');
    expect(selectedUnit(insulation, all, 'KGM')).toBe('PK');
    expect(selectedUnit(insulation, offeredUnits(insulation.bundles, ['09', 'MTK']), 'PK')).toBe('MTK');
    expect(selectedUnit(insulation, [], 'PK')).toBeUndefined();
  });
});

describe('for any units', () => {
  const tenThousandths = (most: number) => fc.integer({ min: 1, max: most * 10_000 }).map((n) => n / 10_000);
  const units = fc
    .record({ one: tenThousandths(500), two: tenThousandths(500), priceUnit: fc.constantFrom('MTK', 'PK', 'BX') })
    .map(({ one, two, priceUnit }) => unitsOf('PK', priceUnit, { MTK: 1, PK: one, BX: two }));
  const quantity = fc.oneof(tenThousandths(10_000), fc.integer({ min: 1, max: 10_000 }));
  const selected = fc.constantFrom('MTK', 'PK', 'BX');

  test('never short by more than a ten-thousandth of a sales unit, and never a whole sales unit too many', () => {
    fc.assert(
      fc.property(units, quantity, selected, (of, asked, code) => {
        const sold = toSalesQuantity(of, asked, code);
        const [wanted, held] = [ratioOf(of, code).times(asked), ratioOf(of, 'PK')];
        expect(sold.round(0).eq(sold)).toBe(true);
        expect(sold.gt(0)).toBe(true);
        const least = wanted.minus(held.times('0.0001'));
        expect(held.times(sold).gt(least)).toBe(true);
        expect(sold.eq(1) || held.times(sold.minus(1)).lte(least)).toBe(true);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  test('there and back nothing is lost', () => {
    fc.assert(
      fc.property(units, quantity, selected, (of, asked, code) => {
        const sold = toSalesQuantity(of, asked, code);
        expect(toSalesQuantity(of, inUnit(of, sold, 'PK', 'MTK'), 'MTK').eq(sold)).toBe(true);
        expect(toSalesQuantity(of, sold, 'PK').eq(sold)).toBe(true);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  test('an article sold to size keeps its decimals', () => {
    fc.assert(
      fc.property(tenThousandths(500), quantity, (held, asked) => {
        const of = unitsOf('MTR', 'MTR', { MTR: 1, RO: held });
        expect(toSalesQuantity(of, asked, 'MTR').eq(decimal(asked))).toBe(true);
        const exact = decimal(asked).times(held);
        expect(toSalesQuantity(of, asked, 'RO').minus(exact).abs().lte('0.0001')).toBe(true);
      }),
    );
  });

  test('asking for more never gives less', () => {
    fc.assert(
      fc.property(units, quantity, quantity, selected, (of, one, two, code) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)];
        expect(toSalesQuantity(of, more, code).gte(toSalesQuantity(of, less, code))).toBe(true);
      }),
    );
  });
});
