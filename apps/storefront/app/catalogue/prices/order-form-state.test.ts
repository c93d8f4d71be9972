import { describe, expect, test } from 'vitest';
import { type KnownPrice, orderFormState } from './order-form-state.ts';
import type { OwnPrice } from './ordered-line.ts';

const units = {
  salesUnit: 'BG',
  priceUnit: 'BG',
  bundles: [
    { bundleCode: 'BG', unitRatio: 1 },
    { bundleCode: '09', unitRatio: 40 },
  ],
};
const price: OwnPrice = { price: 4.21, salesPricePer: 1, priceUnit: 'BG', vatRate: 21, isOwn: true };
const known: KnownPrice = { status: 'known', price };
const asked = { access: { prices: 'asked' as const }, known, units, text: '3', unit: 'BG' };

describe('C 4.9', () => {
  test.each([
    ['while prices load', { known: { status: 'loading' } }, { kind: 'loading' }],
    ['fetching failed', { known: { status: 'failed' } }, { kind: 'noPrice', reason: 'failed' }],
    ['no price', { known: { status: 'known', price: undefined } }, { kind: 'noPrice', reason: 'onRequest' }],
    [
      'prices disabled: no call, no waiting',
      { access: { prices: 'zero' }, known: { status: 'loading' } },
      { kind: 'noPrice' },
    ],
    [
      'no link goes before everything',
      { access: { prices: 'noLink' }, known: { status: 'loading' } },
      { kind: 'noLink' },
    ],
  ] as const)('%s', (_, change, state) => {
    expect(orderFormState({ ...asked, ...change })).toMatchObject(state);
  });

  test('priced, with the ordered quantity', () => {
    expect(orderFormState(asked)).toMatchObject({ kind: 'priced', line: { quantity: 3 }, mistake: undefined });
  });

  test('a subtotal of zero counts as no price', () => {
    const cheap = { ...price, price: 0.001 };
    expect(orderFormState({ ...asked, text: '1', known: { status: 'known', price: cheap } })).toEqual({
      kind: 'noPrice',
      reason: 'onRequest',
    });
  });

  test('an invalid quantity keeps the price on screen', () => {
    expect(orderFormState({ ...asked, text: '2,5' })).toMatchObject({
      kind: 'priced',
      line: undefined,
      mistake: 'notWhole',
    });
    expect(orderFormState({ ...asked, unit: undefined })).toMatchObject({ kind: 'priced', mistake: 'noUnit' });
  });
});
