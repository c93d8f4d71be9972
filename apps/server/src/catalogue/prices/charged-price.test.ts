import { expect, test } from 'vitest';
import { chargedPrice } from './charged-price.ts';

const packs = {
  salesUnit: 'PK',
  priceUnit: 'MTK',
  bundles: [
    { bundleCode: 'MTK', unitRatio: 1 },
    { bundleCode: 'PK', unitRatio: 1.44 },
  ],
};
const perSquareMetre = { salesPricePer: 1, priceUnit: 'MTK' };
const own = { priceDelivery: '27.9', pricePickup: '27.0', ...perSquareMetre };
const tier = (ladderQuantity: string, priceDelivery: string, kind: 'warehouse' | 'direct' = 'warehouse') => ({
  kind,
  ladderQuantity,
  ladderUnitId: 'MTK',
  priceDelivery,
  pricePickup: String(Number(priceDelivery) - 1),
  ...perSquareMetre,
});
const ladder = [
  tier('14.4', '26'),
  tier('28.8', '25'),
  tier('57.6', '24'),
  tier('144', '22', 'direct'),
  tier('288', '21', 'direct'),
];

test.each([
  [9, 'storedelivery', '27.9', false],
  [10, 'storedelivery', '26', false],
  [19, 'storedelivery', '26', false],
  [20, 'storedelivery', '25', false],
  [1000, 'storedelivery', '24', false],
  [9, 'instorepickup', '27.0', false],
  [10, 'instorepickup', '25', false],
  [99, 'directdelivery', '24', false],
  [100, 'directdelivery', '22', true],
  [1000, 'directdelivery', '21', true],
] as const)('%d packs by %s: %s', (quantity, method, price, isDirect) => {
  expect(chargedPrice(packs, own, ladder, quantity, method)).toEqual({ price, ...perSquareMetre, isDirect });
});

test('without a price for this delivery method nothing is charged', () => {
  const pickupOnly = { ...own, priceDelivery: null };
  expect(chargedPrice(packs, pickupOnly, ladder, 1000, 'storedelivery')).toBeUndefined();
  expect(chargedPrice(packs, pickupOnly, ladder, 1, 'instorepickup')?.price).toBe('27.0');
});

test('an agreement per another number of units is compared per unit', () => {
  const perHundredPacks = { priceDelivery: '3456', pricePickup: '3456', salesPricePer: 100, priceUnit: 'PK' };
  // € 34,56 per pak is € 24,00 per m²: a tier of 24 or more saves nothing.
  expect(chargedPrice(packs, perHundredPacks, ladder, 1000, 'storedelivery')).toMatchObject({ price: '3456' });
  expect(chargedPrice(packs, perHundredPacks, ladder, 1000, 'directdelivery')).toMatchObject({
    price: '21',
    ...perSquareMetre,
  });
});
