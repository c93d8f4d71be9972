import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../tools/property-runs.ts';
import { Decimal } from './decimal.ts';
import type { Rounding } from './whole-numbers.ts';

/** Whole units and how many of the digits are decimals: short ones, and ones about where numbers stop being exact. */
const written = fc.record({
  units: fc.oneof(
    fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }),
    fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }),
    fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  ),
  scale: fc.nat({ max: 24 }),
});
type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never;

const textOf = ({ units, scale }: Written) => {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return `${units < 0n ? '-' : ''}${text}`;
};
/** Both as so many of the smallest unit that either has. */
const together = (one: Written, other: Written) => {
  const scale = Math.max(one.scale, other.scale);
  const at = ({ units, scale: own }: Written) => units * 10n ** BigInt(scale - own);
  return { one: at(one), other: at(other), scale };
};
const decimalOf = (value: Written) => Decimal.of(textOf(value));

test('a number is written without trailing zeros', () => {
  fc.assert(
    fc.property(written, (value) => {
      const text = textOf(value);
      const shortest = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
      expect(String(Decimal.of(text))).toBe(shortest);
      expect(JSON.stringify({ text: Decimal.of(text) })).toBe(JSON.stringify({ text: shortest }));
    }),
  );
});

test('sums, differences and products are exact', () => {
  fc.assert(
    fc.property(written, written, (one, other) => {
      const both = together(one, other);
      const expected = (units: bigint, scale: number) => String(decimalOf({ units, scale }));
      expect(String(decimalOf(one).plus(decimalOf(other)))).toBe(expected(both.one + both.other, both.scale));
      expect(String(decimalOf(one).minus(textOf(other)))).toBe(expected(both.one - both.other, both.scale));
      expect(String(decimalOf(one).times(textOf(other)))).toBe(
        expected(one.units * other.units, one.scale + other.scale),
      );
    }),
  );
});

test('of two, one is less, equal or more', () => {
  fc.assert(
    fc.property(written, written, fc.boolean(), (one, different, isSame) => {
      const other = isSame ? { units: one.units * 10n, scale: one.scale + 1 } : different;
      const both = together(one, other);
      const [a, b] = [decimalOf(one), decimalOf(other)];
      expect([a.lt(b), a.eq(b), a.gt(b)]).toEqual([
        both.one < both.other,
        both.one === both.other,
        both.one > both.other,
      ]);
      expect([a.lte(b), a.gte(b)]).toEqual([both.one <= both.other, both.one >= both.other]);
      expect(Math.sign(a.cmp(b))).toBe(both.one < both.other ? -1 : Number(both.one > both.other));
    }),
  );
});

/** How far a quotient lies from the exact one says whether it is the right one: nothing here is divided. */
function isRight(quotient: Written, above: Written, below: Written, rounding: Rounding): boolean {
  const size = (value: bigint) => (value < 0n ? -value : value);
  // |above| and |quotient × below| in the smallest unit of both; one step of the quotient is |below| at its scale.
  const scale = quotient.scale + below.scale + above.scale;
  const at = (units: bigint, own: number) => size(units) * 10n ** BigInt(scale - own);
  const exact = at(above.units, above.scale);
  const given = at(quotient.units * below.units, quotient.scale + below.scale);
  const step = at(below.units, quotient.scale + below.scale);
  if (rounding === 'down') return given <= exact && exact - given < step;
  if (rounding === 'up') return given >= exact && given - exact < step;
  return 2n * size(given - exact) < step || (given > exact && 2n * (given - exact) === step);
}

test('quotients are rounded once, by size, in each of three ways', () => {
  const divisor = written.filter(({ units }) => units !== 0n);
  const rounding = fc.constantFrom<Rounding>('down', 'halfUp', 'up');
  fc.assert(
    fc.property(written, divisor, fc.nat({ max: 12 }), rounding, (above, below, decimals, way) => {
      const text = decimalOf(above).div(textOf(below), decimals, way).toFixed(decimals);
      const units = BigInt(text.replace('.', ''));
      expect(isRight({ units, scale: decimals }, above, below, way)).toBe(true);
      const isBelowZero = units !== 0n && above.units < 0n !== below.units < 0n;
      expect(text.startsWith('-')).toBe(isBelowZero);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('rounding is dividing by one', () => {
  fc.assert(
    fc.property(written, fc.nat({ max: 12 }), (value, decimals) => {
      const rounded = decimalOf(value).round(decimals);
      expect(rounded.eq(decimalOf(value).div(1, decimals, 'halfUp'))).toBe(true);
      expect(decimalOf(value).toFixed(decimals)).toBe(decimalOf(value).div(1, decimals).toFixed(decimals));
    }),
  );
});

test('as a number it is the nearest there is', () => {
  fc.assert(
    fc.property(written, (value) => {
      expect(decimalOf(value).toNumber()).toBe(Number(textOf(value)) + 0);
    }),
  );
});

test.each([
  [0.1, '0.1'],
  [1e-7, '0.0000001'],
  [1.5e21, '1500000000000000000000'],
  ['1E2', '100'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['-0', '0'],
  [-0, '0'],
  ['-0.00', '0'],
  ['007.50', '7.5'],
])('%j is taken for %s', (given, text) => {
  expect(String(Decimal.of(given))).toBe(text);
});

test.each([
  '',
  '.',
  '-',
  ' 1',
  '1,5',
  '0x10',
  '1e',
  '1e9999',
  'NaN',
  '--1',
  '1.2.3',
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('%j is no number', (given) => {
  expect(() => Decimal.of(given)).toThrow('is not a number');
});

test('nothing is divided by zero', () => {
  expect(() => Decimal.of(1).div('0.00')).toThrow(RangeError);
  expect(() => Decimal.of('12345678901234567890').div(0)).toThrow(RangeError);
});
