import { expect, test } from 'vitest';
import { chargedPrice } from './tier-price.ts';

const packs = {
  salesUnit: 'PK',
  priceUnit: 'MTK',
  bundles: [
    { bundleCode: 'MTK', unitRatio: 1 },
    { bundleCode: 'PK', unitRatio: 1.44 },
  ],
};
const own = { priceDelivery: '27.9', pricePickup: '27.0' };
const tier = (ladderQuantity: string, priceDelivery: string, kind: 'warehouse' | 'direct' = 'warehouse') => ({
  kind,
  ladderQuantity,
  ladderUnitId: 'MTK',
  priceDelivery,
  pricePickup: String(Number(priceDelivery) - 1),
});
const ladder = [tier('14.4', '26'), tier('28.8', '25'), tier('57.6', '24'), tier('10', '5', 'direct')];

test.each([
  [9, false, '27.9'],
  [10, false, '26'],
  [19, false, '26'],
  [20, false, '25'],
  [1000, false, '24'],
  [9, true, '27.0'],
  [10, true, '25'],
])('%d packs, pickup %s: %s', (quantity, pickup, expected) => {
  expect(chargedPrice(packs, own, ladder, quantity, pickup)).toBe(expected);
});

test('a tier that costs more than what was agreed is not charged', () => {
  expect(chargedPrice(packs, { priceDelivery: '20', pricePickup: '19' }, ladder, 1000, false)).toBe('20');
  expect(chargedPrice(packs, own, [tier('1', '0')], 10, false)).toBe('27.9');
});
