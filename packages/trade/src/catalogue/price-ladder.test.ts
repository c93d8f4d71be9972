import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ladderBelow, methodPrices, type Rung, rungReached, rungWithinReach } from './price-ladder.ts';

const packs = {
  salesUnit: 'PK',
  priceUnit: 'MTK',
  bundles: [
    { bundleCode: 'MTK', unitRatio: 1 },
    { bundleCode: 'PK', unitRatio: 1.44 },
  ],
};
const own = { price: '27.9', salesPricePer: 1, priceUnit: 'MTK' };
const rung = (ladderQuantity: string, price: string, more: Partial<Rung> = {}): Rung => ({
  ladderQuantity,
  ladderUnitId: 'MTK',
  price,
  salesPricePer: 1,
  priceUnit: 'MTK',
  ...more,
});
const charged = (rungs: readonly Rung[], quantity: number, start = own) =>
  (rungReached(ladderBelow(packs, start, rungs), quantity) ?? start).price;

test.each([
  ['5.00', '4.80', { priceDelivery: '5.00', pricePickup: '4.80' }],
  ['5.00', '0', { priceDelivery: '5.00', pricePickup: '5.00' }],
  ['5.00', '-1', { priceDelivery: '5.00', pricePickup: '5.00' }],
  ['0.0000', '4.80', { priceDelivery: null, pricePickup: '4.80' }],
  ['0', '0', undefined],
  ['-5', '0', undefined],
])('delivery %s and pickup %s', (priceDelivery, pricePickup, prices) => {
  expect(methodPrices({ priceDelivery, pricePickup })).toEqual(prices);
});

describe('a ladder', () => {
  const ladder = [rung('57.6', '24'), rung('14.4', '26'), rung('28.8', '25')];

  test.each([
    [9, '27.9'],
    [10, '26'],
    [19, '26'],
    [20, '25'],
    [1000, '24'],
  ])('%d packs cost the highest rung they reach', (quantity, price) => {
    expect(charged(ladder, quantity)).toBe(price);
  });

  test('a rung that costs more than a lower one, or no less than without it, is not shown and not charged', () => {
    const rising = [rung('14.4', '26'), rung('28.8', '26.5'), rung('43.2', '26'), rung('57.6', '25'), rung('72', '0')];
    expect(ladderBelow(packs, own, rising).map(({ price }) => price)).toEqual(['26', '25']);
    expect(charged(rising, 30)).toBe('26');
    expect(charged(ladder, 1000, { ...own, price: '20' })).toBe('20');
  });

  test('prices are compared per unit, also for other units and quantities', () => {
    const perHundredPacks = rung('14.4', '3888', { salesPricePer: 100, priceUnit: 'PK' });
    // € 38,88 per pak is € 27,00 per m²: less than 27,90, more than 26.
    expect(ladderBelow(packs, own, [perHundredPacks])).toHaveLength(1);
    expect(ladderBelow(packs, { ...own, price: '27' }, [perHundredPacks])).toHaveLength(0);
  });
});

describe('for any ladder', () => {
  const thousandths = (most: number) => fc.integer({ min: 1, max: most * 1000 }).map((n) => String(n / 1000));
  const anyRung = fc
    .record({ from: thousandths(500), price: thousandths(50), unit: fc.constantFrom('MTK', 'PK') })
    .map(({ from, price, unit }) => rung(from, price, { ladderUnitId: unit }));
  const units = thousandths(50).map((unitRatio) => ({
    ...packs,
    bundles: [
      { bundleCode: 'MTK', unitRatio: 1 },
      { bundleCode: 'PK', unitRatio },
    ],
  }));

  test('a shown quantity can be ordered at the shown price, unless a higher rung starts there too', () => {
    fc.assert(
      fc.property(units, fc.array(anyRung, { maxLength: 8 }), (of, rungs) => {
        const ladder = ladderBelow(of, own, rungs);
        for (const one of ladder) {
          const reached = rungReached(ladder, one.from);
          expect(Number(reached?.price)).toBeLessThanOrEqual(Number(one.price));
        }
      }),
    );
  });

  test('more never has a higher price', () => {
    fc.assert(
      fc.property(
        units,
        fc.array(anyRung, { maxLength: 8 }),
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 0, max: 600 }),
        (of, rungs, quantity, more) => {
          const ladder = ladderBelow(of, own, rungs);
          const price = (count: number) => Number((rungReached(ladder, count) ?? own).price);
          expect(price(quantity + more)).toBeLessThanOrEqual(price(quantity));
        },
      ),
    );
  });
});

describe('the next rung within reach', () => {
  const steps = [
    { from: 6, name: 'six' },
    { from: 20, name: 'twenty' },
  ];
  test.each([
    ['five more is more than a few, and more than as much again', 1, undefined],
    ['as much again', 3, [3, 'six']],
    ['two more', 4, [2, 'six']],
    ['the next takes more than twice as much', 6, undefined],
    ['the one above', 12, [8, 'twenty']],
    ['the highest is reached', 20, undefined],
    ['parts of a unit', 17.5, [2.5, 'twenty']],
  ] as const)('%s', (_, quantity, expected) => {
    const found = rungWithinReach(steps, quantity);
    expect(found && [found.more.toNumber(), found.rung.name]).toEqual(expected);
  });
});
