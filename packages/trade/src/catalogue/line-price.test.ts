import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../tools/property-runs.ts';
import { sumOf, toWire } from '../foundation/money.ts';
import { amountOf, cartTotals, isVatOfItsBase, priceLine, sumVats, vatPerRate } from './line-price.ts';
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
const plates = unitsOf('PG', 'MTK', { MTK: 1, PG: 2.898 });
const thirds = unitsOf('PCE', 'BX', { PCE: 1, BX: 3 });
const half = unitsOf('PK', 'HPK', { PK: 1, HPK: 0.5 });

interface Expected {
  /** On the wire, per sales unit. */
  line: [salesPrice: number, per: number, unit: string];
  /** As people read it. */
  agreed: [quantity: number, unit: string];
  total: number;
}

test.each<[string, VariantUnits, number, number, [number, string], Expected]>([
  [
    'm² in pakken',
    insulation,
    26.8,
    1,
    [10, 'MTK'],
    { line: [38.592, 1, 'PK'], agreed: [10.08, 'MTK'], total: 270.14 },
  ],
  ['een pallet', insulation, 26.8, 1, [1, '09'], { line: [38.592, 1, 'PK'], agreed: [34.56, 'MTK'], total: 926.21 }],
  [
    'per 100 stuks, in dozen',
    screws,
    4.95,
    100,
    [250, 'PCE'],
    { line: [9.9, 1, 'BX'], agreed: [400, 'PCE'], total: 19.8 },
  ],
  [
    'per 100 stuks, los',
    loose,
    31.4,
    100,
    [250, 'PCE'],
    { line: [31.4, 100, 'PCE'], agreed: [250, 'PCE'], total: 78.5 },
  ],
  ['een stuk van per 100', loose, 31.4, 100, [1, 'PCE'], { line: [31.4, 100, 'PCE'], agreed: [1, 'PCE'], total: 0.31 }],
  ['zakken op een pallet', mortar, 5.49, 1, [2, '09'], { line: [5.49, 1, 'BG'], agreed: [80, 'BG'], total: 439.2 }],
  ['m¹ in lengtes', timber, 2.35, 1, [10, 'MTR'], { line: [9.87, 1, 'LGT'], agreed: [12.6, 'MTR'], total: 29.61 }],
  ['een bundel', timber, 2.35, 1, [1, 'BE'], { line: [9.87, 1, 'LGT'], agreed: [25.2, 'MTR'], total: 59.22 }],
  [
    'stenen per 1000',
    bricks,
    412,
    1000,
    [500, 'PCE'],
    { line: [197.76, 1, '09'], agreed: [960, 'PCE'], total: 395.52 },
  ],
  ['op maat', cable, 3.33, 1, [2.5, 'MTR'], { line: [3.33, 1, 'MTR'], agreed: [2.5, 'MTR'], total: 8.33 }],
  ['geprijsd per half pak', half, 26.8, 1, [3, 'PK'], { line: [53.6, 1, 'PK'], agreed: [6, 'HPK'], total: 160.8 }],
  ['vier decimalen', loose, 0.0725, 1, [1000, 'PCE'], { line: [0.0725, 1, 'PCE'], agreed: [1000, 'PCE'], total: 72.5 }],
  ['geen prijs per', loose, 2, 0, [3, 'PCE'], { line: [2, 1, 'PCE'], agreed: [3, 'PCE'], total: 6 }],
  // Per plaat € 66,76992: with four decimals 58 of them would cost a cent less.
  [
    'meer decimalen',
    plates,
    23.04,
    1,
    [58, 'PG'],
    { line: [667.6992, 10, 'PG'], agreed: [168.084, 'MTK'], total: 3872.66 },
  ],
  [
    'een derde',
    thirds,
    100,
    1,
    [10_000, 'PCE'],
    { line: [3333.3333, 100, 'PCE'], agreed: [3333.333333, 'BX'], total: 333333.33 },
  ],
])('%s', (_, units, price, salesPricePer, [quantity, selected], { line, agreed, total }) => {
  const priced = priceLine(units, { price, salesPricePer }, toSalesQuantity(units, quantity, selected));
  expect([toWire(priced.salesPrice), priced.salesPricePer, priced.salesPriceUnitId]).toEqual(line);
  expect([priced.agreed.quantity.toNumber(), priced.agreed.unitId]).toEqual(agreed);
  expect(toWire(priced.amount)).toBe(total);
});

test('a return takes back exactly what the sale charged', () => {
  expect(toWire(priceLine(insulation, { price: '26.80', salesPricePer: 1 }, -7).amount)).toBe(-270.14);
});

describe('a cart', () => {
  const shown = ({ items, handling, subtotal, vats, tax, total }: ReturnType<typeof cartTotals>) => ({
    ...{ items: toWire(items), handling: toWire(handling), subtotal: toWire(subtotal) },
    vats: vats.map(({ vatRate, vatBase, vatAmount }) => [vatRate, toWire(vatBase), toWire(vatAmount)]),
    ...{ tax: toWire(tax), total: toWire(total) },
  });

  test('VAT is computed per rate over the sum, delivery included', () => {
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

  test('the VAT of two orders together can be a cent off the VAT of their sum', () => {
    const [order] = vatPerRate([{ amount: 0.02, vatRate: 21 }]);
    const [both] = order ? sumVats([order, order, order]) : [];
    expect(order && isVatOfItsBase(order)).toBe(true);
    expect(both && [toWire(both.vatBase), toWire(both.vatAmount), isVatOfItsBase(both)]).toEqual([0.06, 0, false]);
  });

  test('nothing in it is nothing to pay', () => {
    expect(shown(cartTotals([]))).toEqual({ items: 0, handling: 0, subtotal: 0, vats: [], tax: 0, total: 0 });
  });
});

describe('for any prices', () => {
  /** Up to € 1.000, ten thousand of them. */
  const price = fc.integer({ min: 1, max: 10_000_000 });
  const quantity = fc.integer({ min: 1, max: 10_000 }).map((count) => count * 10_000);
  const ratio = fc.oneof(fc.constant(1_000_000), fc.integer({ min: 1000, max: 100_000_000 }));
  const per = fc.constantFrom(1, 10, 100, 1000);

  /** Half up by size, over whole numbers. */
  const halfUp = (value: bigint, divisor: bigint) => (2n * value + divisor) / (2n * divisor);

  test('an amount equals the result of whole-number arithmetic, and the shown price and quantity multiply to it', () => {
    fc.assert(
      fc.property(price, quantity, ratio, ratio, per, (p, q, salesRatio, priceRatio, salesPricePer) => {
        const units = unitsOf('PK', 'MTK', { MTK: priceRatio / 1_000_000, PK: salesRatio / 1_000_000 });
        const line = priceLine(units, { price: p / 10_000, salesPricePer }, q / 10_000);
        const divisor = BigInt(priceRatio) * BigInt(salesPricePer) * 1_000_000n;
        const cents = halfUp(BigInt(p) * BigInt(q) * BigInt(salesRatio), divisor);
        expect(line.amount.times(100).eq(String(cents))).toBe(true);
        expect(amountOf(line.agreed.price, line.agreed.quantity, line.agreed.per).eq(line.amount)).toBe(true);
        expect(amountOf(toWire(line.salesPrice), q / 10_000, line.salesPricePer).eq(line.amount)).toBe(true);
      }),
      {
        numRuns: propertyRuns(300),
        // Just under half a cent, with a price per sales unit that is nearest above it.
        examples: [[2, 26_750_000, 99_999_975, 1_000_000, 100]],
      },
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
