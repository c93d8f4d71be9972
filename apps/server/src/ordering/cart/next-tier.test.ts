import { expect, test } from 'vitest';
import type { OwnPrice, TierRow } from '../../catalogue/prices/prices.ts';
import type { OrderableVariant } from '../../catalogue/products/products.ts';
import { nextTierOf } from './next-tier.ts';

const variant = { salesUnit: 'PCE', priceUnit: 'PCE', bundles: [{ bundleCode: 'PCE', unitRatio: 1 }] };
const own: OwnPrice = {
  source: 'list',
  priceDelivery: '10.00',
  pricePickup: '9.00',
  salesPricePer: 1,
  priceUnit: 'PCE',
};

const tier = (
  ladderQuantity: string,
  priceDelivery: string,
  pricePickup: string,
  kind: TierRow['kind'] = 'warehouse',
) =>
  ({
    variantId: 1,
    kind,
    ladderQuantity,
    ladderUnitId: 'PCE',
    priceDelivery,
    pricePickup,
    salesPricePer: 1,
    priceUnit: 'PCE',
  }) satisfies TierRow;

const next = (tiers: TierRow[], quantity: string, method: string | null = null, of: object = variant) =>
  nextTierOf(of as OrderableVariant, own, tiers, quantity, method);

test('each quantity of one article has its own next tier', () => {
  const tiers = [tier('10', '8.00', '7.00'), tier('100', '6.00', '5.00'), tier('12', '1.00', '1.00', 'direct')];
  expect(next(tiers, '4')).toBeNull();
  expect(next(tiers, '6')).toEqual({ more: 4, price: 8, per: 1, unitId: 'PCE' });
  expect(next(tiers, '60')).toEqual({ more: 40, price: 6, per: 1, unitId: 'PCE' });
  expect(next(tiers, '100')).toBeNull();
});

test('another method, other tiers or a changed article count at once for the same price', () => {
  const tiers = [tier('10', '8.00', '7.00')];
  expect(next(tiers, '6')?.price).toBe(8);
  expect(next(tiers, '6', 'instorepickup')?.price).toBe(7);
  expect(next(tiers, '6')?.price).toBe(8);
  expect(next([tier('10', '7.50', '7.00')], '6')?.price).toBe(7.5);
  expect(next([], '6')).toBeNull();
  const inPairs = {
    ...variant,
    bundles: [
      { bundleCode: 'PCE', unitRatio: 1 },
      { bundleCode: 'PR', unitRatio: 2 },
    ],
  };
  const ofPairs = [{ ...tier('5', '8.00', '7.00'), ladderUnitId: 'PR' }];
  expect(next(ofPairs, '6', null, variant)).toBeNull();
  expect(next(ofPairs, '6', null, inPairs)).toEqual({ more: 4, price: 8, per: 1, unitId: 'PCE' });
});
