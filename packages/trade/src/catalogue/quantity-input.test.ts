import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDutchNumber } from '../foundation/dutch-number.ts';
import { blocksTyping, isBegun, readQuantity, settleQuantity, writeQuantity } from './quantity-input.ts';
import { showAmount, showQuantity } from './quantity-words.ts';

test.each([
  ['', '0', 'PCE', true],
  ['  ', '0', 'PCE', true],
  ['1', '0', 'PCE', false],
  ['', '1', 'PCE', false],
  ['', ',', 'PCE', false],
  ['', '0', 'MTK', false],
])('in %j typing %j of %s is blocked: %s', (value, typed, unit, blocked) => {
  expect(blocksTyping(value, typed, unit)).toBe(blocked);
});

test.each([
  ['', true],
  ['0', true],
  ['0,', true],
  ['0.', true],
  [',', true],
  ['0,0', true],
  ['0,8', false],
  ['1', false],
  ['1,', false],
  ['nul', false],
])('%j is the beginning of an amount of a measure: %s, and never of what is counted', (value, begun) => {
  expect(isBegun(value, 'MTK')).toBe(begun);
  expect(isBegun(value, 'PCE')).toBe(false);
});

test.each([
  ['', '1'],
  ['   ', '1'],
  ['0', '1'],
  ['00', '1'],
  ['0,0', '1'],
  ['-0', '1'],
  ['1', '1'],
  ['10', '10'],
  [' 7 ', '7'],
  ['0,5', '0,5'],
  ['twee', 'twee'],
])('%j settles as %j', (value, settled) => {
  expect(settleQuantity(value, 'PCE')).toBe(settled);
  expect(settleQuantity(settled, 'PCE')).toBe(settled);
});

test.each([
  ['', '1'],
  ['0', '0'],
  [' 0,0 ', '0,0'],
  ['0,8', '0,8'],
])('of a measure %j settles as %j', (value, settled) => {
  expect(settleQuantity(value, 'MTK')).toBe(settled);
});

test.each([
  ['0,8', { quantity: 0.8 }],
  ['0,0001', { quantity: 0.0001 }],
  ['0', { mistake: 'missing' }],
  ['-0,5', { mistake: 'tooSmall' }],
  ['0,00001', { mistake: 'tooManyDecimals' }],
])('of boards %j m² is %j', (value, read) => {
  expect(readQuantity(value, 'MTK', 'PG')).toEqual(read);
});

test('less than one of a counted article is refused, in every sales unit', () => {
  expect(readQuantity('0,5', 'PK', 'PG')).toEqual({ mistake: 'tooSmall' });
});

test.each([
  ['1', 'PCE', 1],
  ['2,5', 'MTK', 2.5],
  ['2.5', 'MTK', 2.5],
  ['2.500', 'PCE', 2500],
  ['1.234,5', 'MTR', 1234.5],
  ['1 000', 'PCE', 1000],
  ['12\u00A0500', 'PCE', 12_500],
  ['1\u202F234,5', 'MTR', 1234.5],
  ['12,', 'PCE', 12],
  ['2,0', 'BG', 2],
  ['1000000', 'PCE', 1_000_000],
  ['1,2345', 'KGM', 1.2345],
])('%j of %s is %d', (value, unit, quantity) => {
  expect(readQuantity(value, unit)).toEqual({ quantity });
});

test.each([
  ['', 'PCE', 'missing'],
  ['  ', 'PCE', 'missing'],
  ['twee', 'PCE', 'notANumber'],
  ['1e3', 'PCE', 'notANumber'],
  ['0x10', 'PCE', 'notANumber'],
  ['1,2,3', 'MTK', 'notANumber'],
  ['1 2', 'PCE', 'notANumber'],
  ['1 000.000', 'PCE', 'notANumber'],
  ['1.2.3', 'MTK', 'notANumber'],
  ['Infinity', 'PCE', 'notANumber'],
  [',', 'MTK', 'notANumber'],
  ['٣', 'PCE', 'notANumber'],
  ['9'.repeat(30), 'PCE', 'notANumber'],
  ['0', 'PCE', 'tooSmall'],
  ['0,5', 'MTK', 'tooSmall'],
  ['-3', 'PCE', 'tooSmall'],
  ['1000001', 'PCE', 'tooLarge'],
  ['1,5', 'PCE', 'notWhole'],
  ['1,5', 'PK', 'notWhole'],
  ['1,23456', 'MTK', 'tooManyDecimals'],
])('%j of %s is refused: %s', (value, unit, mistake) => {
  expect(readQuantity(value, unit)).toEqual({ mistake });
});

describe('written and shown', () => {
  test.each([
    [1, '1', '1'],
    [2.5, '2,5', '2,5'],
    [1234.5, '1234,5', '1.234,5'],
    [1_000_000, '1000000', '1.000.000'],
    [10.08, '10,08', '10,08'],
  ])('%d', (quantity, written, shown) => {
    expect(writeQuantity(quantity)).toBe(written);
    expect(showQuantity(quantity)).toBe(shown);
  });

  test.each([
    [1, 'PK', '1 pak'],
    [7, 'PK', '7 pakken'],
    [1.00001, 'PK', '1 pak'],
    ['10.08', 'MTK', '10,08 m²'],
  ])('%s of %s is %j', (quantity, unit, shown) => {
    expect(showAmount(quantity, unit)).toBe(shown);
  });

  test('every written quantity can be read again', () => {
    const quantity = fc.integer({ min: 10_000, max: 10_000_000_000 }).map((n) => n / 10_000);
    fc.assert(
      fc.property(quantity, (given) => {
        expect(readQuantity(writeQuantity(given), 'MTK')).toEqual({ quantity: given });
        expect(readDutchNumber(showQuantity(given))).toBe(given);
      }),
    );
  });

  test('every typed text is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9.,]{0,12}$/)), (typed) => {
        const { quantity, mistake } = readQuantity(typed, 'MTK');
        expect(quantity === undefined).toBe(mistake !== undefined);
        if (quantity !== undefined) expect(quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
