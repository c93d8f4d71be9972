import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals, linePrice, lineTotal, priceOfUnit, vatPerRate } from './line-price.ts';
import { sumOf, toWire } from './money.ts';
import { toSalesQuantity, type VariantUnits } from './unit-conversion.ts';

const unitsOf = (salesUnit: string, priceUnit: string, ratios: Record<string, number>): VariantUnits => ({
  salesUnit,
  priceUnit,
  bundles: Object.entries(ratios).map(([bundleCode, unitRatio]) => ({ bundleCode, unitRatio })),
});

const insulation = unitsOf('PK', 'MTK', { MTK: 1, PK: 1.44, '09': 34.56 });
const screws = unitsOf('BX', 'PCE', { PCE: 1, BX: 200 });
const mortar = unitsOf('BG', 'BG', { BG: 1, '09': 40 });
const timber = unitsOf('LGT', 'MTR', { MTR: 1, LGT: 4.2, BE: 25.2 });
const bricks = unitsOf('09', 'PCE', { PCE: 1, LG: 40, '09': 480 });
const loose = unitsOf('PCE', 'PCE', { PCE: 1 });
const cable = unitsOf('MTR', 'MTR', { MTR: 1 });
const half = unitsOf('PK', 'HPK', { PK: 1, HPK: 0.5 });

test.each<[string, VariantUnits, number, number, [number, string], [number, number, string], number]>([
  ['m² in pakken', insulation, 26.8, 1, [10, 'MTK'], [38.592, 1, 'PK'], 270.14],
  ['een pallet', insulation, 26.8, 1, [1, '09'], [38.592, 1, 'PK'], 926.21],
  ['per 100 stuks, in dozen', screws, 4.95, 100, [250, 'PCE'], [9.9, 1, 'BX'], 19.8],
  ['per 100 stuks, los', loose, 31.4, 100, [250, 'PCE'], [31.4, 100, 'PCE'], 78.5],
  ['een stuk van per 100', loose, 31.4, 100, [1, 'PCE'], [31.4, 100, 'PCE'], 0.31],
  ['zakken op een pallet', mortar, 5.49, 1, [2, '09'], [5.49, 1, 'BG'], 439.2],
  ['m¹ in lengtes', timber, 2.35, 1, [10, 'MTR'], [9.87, 1, 'LGT'], 29.61],
  ['een bundel', timber, 2.35, 1, [1, 'BE'], [9.87, 1, 'LGT'], 59.22],
  ['stenen per 1000', bricks, 412, 1000, [500, 'PCE'], [197.76, 1, '09'], 395.52],
  ['op maat', cable, 3.33, 1, [2.5, 'MTR'], [3.33, 1, 'MTR'], 8.33],
  ['geprijsd per half pak', half, 26.8, 1, [3, 'PK'], [53.6, 1, 'PK'], 160.8],
  ['een prijs van vier decimalen', loose, 0.0725, 1, [1000, 'PCE'], [0.0725, 1, 'PCE'], 72.5],
  ['geen prijs per', loose, 2, 0, [3, 'PCE'], [2, 1, 'PCE'], 6],
])('%s', (_, units, price, salesPricePer, [quantity, selected], [salesPrice, per, unit], total) => {
  const line = linePrice(units, { price, salesPricePer });
  expect([toWire(line.salesPrice), line.salesPricePer, line.salesPriceUnitId]).toEqual([salesPrice, per, unit]);
  expect(toWire(lineTotal(line, toSalesQuantity(units, quantity, selected)))).toBe(total);
});

test.each<[VariantUnits, number, number, string, number]>([
  [insulation, 26.8, 1, 'MTK', 26.8],
  [insulation, 26.8, 1, 'PK', 38.592],
  [insulation, 26.8, 1, '09', 926.208],
  [screws, 4.95, 100, 'PCE', 0.0495],
  [screws, 4.95, 100, 'BX', 9.9],
  [mortar, 5.49, 1, '09', 219.6],
  [bricks, 412, 1000, 'LG', 16.48],
])('the price of one of a selected unit (%#)', (units, price, salesPricePer, code, one) => {
  expect(toWire(priceOfUnit(units, { price, salesPricePer }, code))).toBe(one);
});

test('a return takes back exactly what the sale charged', () => {
  const line = linePrice(insulation, { price: '26.80', salesPricePer: 1 });
  expect(toWire(lineTotal(line, -7))).toBe(-270.14);
});

describe('a cart', () => {
  const shown = ({ items, handling, subtotal, vats, tax, total }: ReturnType<typeof cartTotals>) => ({
    ...{ items: toWire(items), handling: toWire(handling), subtotal: toWire(subtotal) },
    vats: vats.map(({ vatRate, vatBase, vatAmount }) => [vatRate, toWire(vatBase), toWire(vatAmount)]),
    ...{ tax: toWire(tax), total: toWire(total) },
  });

  test('VAT is reckoned per rate over the sum, what is brought included', () => {
    const lines = [
      { amount: 270.14, vatRate: 21 },
      { amount: 19.8, vatRate: 9 },
      { amount: 0.31, vatRate: 21 },
      { amount: 5, vatRate: 0 },
    ];
    expect(shown(cartTotals(lines, 12.5))).toEqual({
      items: 295.25,
      handling: 12.5,
      subtotal: 307.75,
      vats: [
        [21, 282.95, 59.42],
        [9, 19.8, 1.78],
        [0, 5, 0],
      ],
      tax: 61.2,
      total: 368.95,
    });
  });

  test('three lines of two cents have one cent of VAT together, and none line by line', () => {
    const line = { amount: 0.02, vatRate: 21 };
    expect(shown(cartTotals([line, line, line]))).toMatchObject({ items: 0.06, tax: 0.01, total: 0.07 });
    expect(shown(cartTotals([line]))).toMatchObject({ tax: 0 });
  });

  test('nothing in it is nothing to pay', () => {
    expect(shown(cartTotals([]))).toEqual({ items: 0, handling: 0, subtotal: 0, vats: [], tax: 0, total: 0 });
  });
});

describe('for whatever prices', () => {
  const price = fc.integer({ min: 1, max: 100_000_000 });
  const quantity = fc.integer({ min: 1, max: 50_000_000 });
  const ratio = fc.integer({ min: 1, max: 5_000_000 });
  const per = fc.constantFrom(1, 10, 100, 1000);

  /** Half up by size, over whole numbers. */
  const halfUp = (value: bigint, divisor: bigint) => (2n * value + divisor) / (2n * divisor);

  test('price, quantity and per multiply as whole numbers do', () => {
    fc.assert(
      fc.property(price, quantity, ratio, per, (p, q, r, salesPricePer) => {
        const units = unitsOf('PK', 'MTK', { MTK: 1, PK: r / 10_000 });
        const line = linePrice(units, { price: p / 10_000, salesPricePer });
        const same = r === 10_000;
        const ofPack = same ? BigInt(p) : halfUp(BigInt(p) * BigInt(r), 10_000n * BigInt(salesPricePer));
        const total = halfUp(ofPack * BigInt(q), 1_000_000n * BigInt(same ? salesPricePer : 1));
        expect(line.salesPrice.times(10_000).eq(String(ofPack))).toBe(true);
        expect(
          lineTotal(line, q / 10_000)
            .times(100)
            .eq(String(total)),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('a total is never negative, has no part of a cent, and does not depend on the order of the lines', () => {
    const line = fc.record({
      amount: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
      vatRate: fc.constantFrom(21, 9, 0),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { items, tax, total } = cartTotals(lines);
        const turned = cartTotals(lines.toReversed());
        expect(items.gte(0) && tax.gte(0)).toBe(true);
        expect(total.times(100).round(0).eq(total.times(100))).toBe(true);
        expect(turned.total.eq(total)).toBe(true);
        const cents = lines.reduce((sum, { amount }) => sum + BigInt(Math.round(amount * 100)), 0n);
        expect(items.times(100).eq(String(cents))).toBe(true);
        expect(sumOf(vatPerRate(lines).map(({ vatBase }) => vatBase)).eq(items)).toBe(true);
      }),
    );
  });
});
