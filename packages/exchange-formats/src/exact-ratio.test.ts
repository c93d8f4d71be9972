import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividedBy, exactDecimal, readRatio, times } from './exact-ratio.ts';

const decimals = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => {
    const text = digits.toString().padStart(places + 1, '0');
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  });

test('a decimal is read and written without losing a digit', () => {
  fc.assert(
    fc.property(decimals, (text) => {
      expect(Number(exactDecimal(readRatio(text)!, 6))).toBe(Number(text));
    }),
  );
});

test('dividing takes back what multiplying did', () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      const [x, y] = [readRatio(a)!, readRatio(b)!];
      expect(dividedBy(times(x, y), y)).toEqual(x);
    }),
  );
});

test.each(['', '0', '0.00', '-1', 'abc', '1,5', '1e3', 'NaN', '9'.repeat(40)])('%j is no ratio', (text) => {
  expect(readRatio(text)).toBeUndefined();
});

test('a third has no exact decimal', () => {
  expect(exactDecimal(dividedBy(readRatio('1')!, readRatio('3')!), 6)).toBeUndefined();
});
