import { expect, test } from 'vitest';
import { isPromised, promisedSource } from './promised-source.ts';
import { stockHint } from './stock-words.ts';

const here = { code: 2102, name: 'Amersfoort', locationId: '2102' };
const entry = { warehouseCode: 2102, purchaseAvailableQuantity: 11, entryCode: '0045120' };
const known = { status: 'known', entries: [entry], warehouses: [here], at: 1 } as const;

test.each([
  ['may order', {}, true],
  ['is inactive', { isInactive: true }, false],
  ['has an order stop', { hasOrderstop: true }, false],
])('for a customer who %s a delivery day is promised: %j → %s', (_, own, promised) => {
  const customer = { isInactive: false, hasOrderstop: false, ...own };
  expect(isPromised({ prices: 'asked', ordering: true }, customer)).toBe(promised);
});

test('without a shop no delivery day is promised', () => {
  expect(isPromised({ prices: 'asked', ordering: false }, undefined)).toBe(false);
  expect(isPromised({ prices: 'noLink', ordering: true }, undefined)).toBe(false);
});

test('the part in stock at the branch is promised from there, and the rest is bought in', () => {
  expect(promisedSource(known, 11, '2102')).toBe('branch');
  expect(promisedSource(known, 12, '2102')).toBe('supplier');
});

test('an article with unknown stock gets no promise', () => {
  const failed = { status: 'failed', entries: [], warehouses: [], at: 0 } as const;
  const hint = stockHint({ stock: failed, stockItem: true, branchId: '2102', stockUnit: 'PK' });
  expect(hint.text).toBe('stockUnknown');
  expect(promisedSource(failed, 1, '2102')).toBeUndefined();
  expect(promisedSource(undefined, 1, '2102')).toBeUndefined();
  expect(promisedSource(known, undefined, '2102'), 'an amount nobody can convert').toBeUndefined();
});

test('while the stock is loading there is no promise yet', () => {
  expect(promisedSource({ ...known, status: 'loading' }, 1, '2102')).toBe('loading');
});
