import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takePage } from './search-order.ts';

test('a page is what sorting everything would give', () => {
  const keys = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 200 });
  fc.assert(
    fc.property(keys, fc.nat(220), fc.integer({ min: 1, max: 60 }), (given, skip, top) => {
      const docs = Uint32Array.from(given, (_, doc) => doc);
      const sorted = [...docs].sort((a, b) => given[a]! - given[b]! || a - b).slice(skip, skip + top);
      expect(takePage(docs, Float64Array.from(given), skip, top)).toEqual(sorted);
    }),
  );
});
