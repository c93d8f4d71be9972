import { describe, expect, test } from 'vitest';
import { readBoolean, readDate, readNumber } from './table-values.ts';

describe('numbers', () => {
  test.each([
    ['1.234,50', ',', '1234.50'],
    ['1,234.50', '.', '1234.50'],
    ['0,95', ',', '0.95'],
    [',5', ',', '0.5'],
    ['€ 12,00', ',', '12.00'],
    ['12,00 EUR', ',', '12.00'],
    ["1'234.5", '.', '1234.5'],
    ['1 234,5', ',', '1234.5'],
    ['-3', ',', '-3'],
    ['3-', ',', '-3'],
    ['007', ',', '7'],
  ] as const)('%j with %j is %s', (text, sign, expected) => {
    expect(readNumber(text, sign)).toBe(expected);
  });

  test.each([
    ['1.5', ','],
    ['1.23', ','],
    ['1,5', '.'],
    ['1.2.3', ','],
    ['', ','],
    ['-', ','],
    [',', ','],
    ['-3-', ','],
    ['12 stuks', ','],
    ['1e5', '.'],
  ] as const)('%j with %j is no number', (text, sign) => {
    expect(readNumber(text, sign)).toBeUndefined();
  });
});

describe('dates', () => {
  test.each([
    ['3-12-2026', 'dmy', '2026-12-03'],
    ['03/12/26', 'dmy', '2026-12-03'],
    ['12/31/2026', 'mdy', '2026-12-31'],
    ['2026-12-31', 'dmy', '2026-12-31'],
    ['20261231', 'dmy', '2026-12-31'],
    ['31-12-2026 13:45:00', 'dmy', '2026-12-31'],
    ['2024-02-29T00:00:00Z', 'ymd', '2024-02-29'],
  ] as const)('%s as %s is %s', (text, order, expected) => {
    expect(readDate(text, order)).toBe(expected);
  });

  test.each([
    ['31-2-2026', 'dmy'],
    ['31/12/2026', 'mdy'],
    ['2026-13-01', 'ymd'],
    ['gisteren', 'dmy'],
    ['', 'dmy'],
  ] as const)('%s as %s is no day', (text, order) => {
    expect(readDate(text, order)).toBeUndefined();
  });
});

test('words for yes and no', () => {
  expect(['Ja', 'nee', '1', '0', 'WAAR', 'x', 'misschien', ''].map(readBoolean)).toEqual([
    true,
    false,
    true,
    false,
    true,
    true,
    undefined,
    undefined,
  ]);
});
