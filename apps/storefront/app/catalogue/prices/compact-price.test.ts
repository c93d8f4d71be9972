import { expect, test } from 'vitest';
import { compactPrice } from './compact-price.ts';
import type { KnownPrice } from './order-form-state.ts';

const known = (price: number, salesPricePer = 1): KnownPrice => ({
  status: 'known',
  price: { price, salesPricePer, priceUnit: 'PCE', vatRate: 21, isOwn: false },
});
const none: KnownPrice = { status: 'known', price: undefined };

test('a single variant has its price', () => {
  expect(compactPrice([known(5)])).toMatchObject({ status: 'priced', price: { price: 5 }, from: false });
});
test('several variants show the lowest price, as "from"', () => {
  expect(compactPrice([known(5), known(4), none])).toMatchObject({ price: { price: 4 }, from: true });
});
test('equal prices show no "from"', () => {
  expect(compactPrice([known(5), known(5)])).toMatchObject({ from: false });
});
test('a price per hundred is compared with a price per piece', () => {
  expect(compactPrice([known(3, 100), known(0.02)])).toMatchObject({ price: { price: 0.02 }, from: true });
});
test('while one price is loading, no lowest price is shown', () => {
  expect(compactPrice([known(5), { status: 'loading' }])).toEqual({ status: 'loading' });
});
test('no price, failed', () => {
  expect(compactPrice([none])).toEqual({ status: 'none' });
  expect(compactPrice([{ status: 'failed' }, none])).toEqual({ status: 'failed' });
});
