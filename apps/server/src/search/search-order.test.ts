import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takePage } from './search-order.ts';

test('a page is what sorting everything would give', () => {
  const numbers = fc.uint32Array({ max: 50, maxLength: 200 });
  fc.assert(
    fc.property(numbers, fc.nat(220), fc.integer({ min: 1, max: 60 }), (docs, skip, top) => {
      const sorted = [...docs].sort((a, b) => b - a).slice(skip, skip + top);
      expect([...takePage(docs, (a, b) => b - a, skip, top)]).toEqual(sorted);
    }),
  );
});
