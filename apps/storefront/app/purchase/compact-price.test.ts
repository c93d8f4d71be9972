import { expect, test } from 'vitest';
import { compactPrice } from './compact-price.ts';
import type { KnownPrice } from './order-form-state.ts';

const known = (price: number, salesPricePer = 1): KnownPrice => ({
  status: 'known',
  price: { price, salesPricePer, priceUnit: 'PCE', vatRate: 21, isOwn: false },
});
const none: KnownPrice = { status: 'known', price: undefined };

test('one variant has its price', () => {
  expect(compactPrice([known(5)])).toMatchObject({ status: 'priced', price: { price: 5 }, from: false });
});
test('of several the cheapest, from', () => {
  expect(compactPrice([known(5), known(4), none])).toMatchObject({ price: { price: 4 }, from: true });
});
test('all the same is no from', () => {
  expect(compactPrice([known(5), known(5)])).toMatchObject({ from: false });
});
test('per hundred is compared with per piece', () => {
  expect(compactPrice([known(3, 100), known(0.02)])).toMatchObject({ price: { price: 0.02 }, from: true });
});
test('while one loads, nothing is said of the cheapest', () => {
  expect(compactPrice([known(5), { status: 'loading' }])).toEqual({ status: 'loading' });
});
test('none, failed', () => {
  expect(compactPrice([none])).toEqual({ status: 'none' });
  expect(compactPrice([{ status: 'failed' }, none])).toEqual({ status: 'failed' });
});
