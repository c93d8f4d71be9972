import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, divideHalfUp, divideUp, sumOf, toCents, toWire } from './money.ts';

test.each([
  ['1.005', '1.01'],
  ['1.004999999999999999999999', '1'],
  ['-1.005', '-1.01'],
  [0.285, '0.29'],
  [1.255, '1.26'],
  ['0.0049', '0'],
  [12, '12'],
])('%j is %s in cents', (amount, cents) => {
  expect(toCents(amount).toFixed()).toBe(cents);
});

test.each([
  ['10', '3', 2, '3.33'],
  ['20', '3', 2, '6.67'],
  ['0.125', '1', 2, '0.13'],
  ['-0.125', '1', 2, '-0.13'],
  // Rounded to twenty places first, this would become a half, and the half a whole cent.
  ['0.00499999999999999999999', '1', 2, '0'],
  ['26.80', '0.7', 4, '38.2857'],
])('%s ÷ %s in %i decimals is %s', (amount, divisor, decimals, quotient) => {
  expect(divideHalfUp(amount, divisor, decimals).toFixed()).toBe(quotient);
});

test.each([
  ['10', '1.44', '7'],
  ['10.08', '1.44', '7'],
  ['10.080000000000000000000001', '1.44', '8'],
  ['0', '3', '0'],
  ['1', '1000000', '1'],
])('%s ÷ %s rounded up is %s', (amount, divisor, quotient) => {
  expect(divideUp(amount, divisor).toFixed()).toBe(quotient);
});

test('a tenth and two tenths are three tenths', () => {
  expect(sumOf([0.1, 0.2]).eq('0.3')).toBe(true);
  expect(sumOf([]).eq(0)).toBe(true);
});

test.each([
  ['38.59200', 38.592],
  ['0.00005', 0.0001],
  ['-0', 0],
  ['-0.00001', 0],
  ['123456789.1234', 123456789.1234],
])('%s on the wire is %d', (amount, wire) => {
  expect(toWire(amount)).toBe(wire);
});

/** Ten-thousandths as bigint: an arithmetic that shares nothing with the one it checks. */
const tenThousandths = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const asText = (value: bigint) => {
  const digits = String(value < 0n ? -value : value).padStart(5, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

test('an amount is the same number on the wire as text and as a decimal', () => {
  fc.assert(
    fc.property(tenThousandths, fc.nat({ max: 4 }), (value, dropped) => {
      const text = asText(value)
        .slice(0, -dropped || undefined)
        .replace(/\.$/, '');
      expect(toWire(text)).toBe(toWire(decimal(text)));
    }),
  );
});

test('addition gives the same result to the cent in any order', () => {
  fc.assert(
    fc.property(tenThousandths, tenThousandths, tenThousandths, (a, b, c) => {
      const [x, y, z] = [asText(a), asText(b), asText(c)];
      expect(sumOf([sumOf([x, y]), z]).eq(sumOf([x, sumOf([y, z])]))).toBe(true);
      expect(sumOf([z, y, x]).eq(asText(a + b + c))).toBe(true);
    }),
  );
});

test('rounding moves an amount by half a cent at most, and a return mirrors a sale', () => {
  fc.assert(
    fc.property(tenThousandths, (value) => {
      const amount = decimal(asText(value));
      expect(toCents(amount).minus(amount).abs().lte('0.005')).toBe(true);
      expect(toCents(amount.times(-1)).eq(toCents(amount).times(-1))).toBe(true);
      expect(toCents(amount).times(100).round(0).eq(toCents(amount).times(100))).toBe(true);
    }),
  );
});

test('a quotient rounded up is never short, and less than one too many', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 10n });
  fc.assert(
    fc.property(positive, positive, (a, b) => {
      const quotient = divideUp(asText(a), asText(b));
      expect(quotient.eq(String((a + b - 1n) / b))).toBe(true);
      expect(divideHalfUp(asText(a), asText(b), 0).eq(String((2n * a + b) / (2n * b)))).toBe(true);
    }),
  );
});

test('what came over the wire goes back over it unchanged', () => {
  fc.assert(
    fc.property(tenThousandths, (value) => {
      const wire = toWire(asText(value));
      expect(toWire(wire)).toBe(wire);
      expect(decimal(wire).eq(asText(value))).toBe(true);
    }),
  );
});
