import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../foundation/money.ts';
import { missingUpTo } from './standing-amount.ts';

describe('the difference to a standing amount', () => {
  test.each([
    { standing: 40, counted: 16, pack: 1, isMeasure: false, missing: 24 },
    { standing: 8, counted: 8, pack: 1, isMeasure: false, missing: 0 },
    { standing: 8, counted: 11, pack: 1, isMeasure: false, missing: 0 },
    { standing: 12, counted: 5, pack: 12, isMeasure: false, missing: 12 },
    { standing: 24, counted: 0, pack: 12, isMeasure: false, missing: 24 },
    { standing: 25, counted: 0, pack: 12, isMeasure: false, missing: 36 },
    { standing: '2.5', counted: '0.75', pack: 1, isMeasure: true, missing: 1.75 },
    { standing: '2.5', counted: '0.75', pack: 1, isMeasure: false, missing: 2 },
    { standing: 10, counted: 0, pack: '3.333333', isMeasure: false, missing: 10 },
    { standing: 3, counted: 1, pack: '0.25', isMeasure: false, missing: 2 },
    { standing: 10, counted: '0.5', pack: '4.8', isMeasure: true, missing: 9.6 },
  ])('$standing with $counted counted, in packs of $pack, is $missing', ({ missing, ...line }) => {
    expect(missingUpTo(line).toNumber()).toBe(missing);
  });

  const amount = fc.integer({ min: 0, max: 100_000 });
  test('counted and ordered together reach the standing amount, with less than one pack to spare', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 500 }), (standing, counted, pack) => {
        const missing = missingUpTo({ standing, counted, pack, isMeasure: false });
        if (counted >= standing) return missing.eq(0);
        const after = decimal(counted).plus(missing);
        return after.gte(standing) && after.minus(standing).lt(pack);
      }),
    );
  });

  test('after ordering the difference nothing is left to order', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 500 }), (standing, counted, pack) => {
        const missing = missingUpTo({ standing, counted, pack, isMeasure: false });
        return missingUpTo({ standing, counted: missing.plus(counted), pack, isMeasure: false }).eq(0);
      }),
    );
  });
});
