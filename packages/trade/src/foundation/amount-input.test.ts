import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, writeAmount } from './amount-input.ts';

test.each([
  ['', null],
  ['  ', null],
  ['€', null],
  ['2500', 2500],
  ['2.500', 2500],
  ['€ 2.500,50', 2500.5],
  ['0', 0],
  ['12.5', 12.5],
])('%j is %j', (text, amount) => {
  expect(readAmount(text)).toEqual({ amount });
});

test.each([
  ['veel', 'notAnAmount'],
  ['-1', 'notAnAmount'],
  ['1,005', 'tooManyDecimals'],
  ['10000001', 'tooLarge'],
])('%j is %s', (text, mistake) => {
  expect(readAmount(text)).toEqual({ mistake });
});

test('a written amount is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      const amount = cents / 100;
      expect(readAmount(writeAmount(amount))).toEqual({ amount });
    }),
  );
});
