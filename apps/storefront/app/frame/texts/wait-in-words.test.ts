import { expect, test } from 'vitest';
import { waitInWords } from './wait-in-words.ts';

test.each([
  [-3, 'seconds', 1],
  [0.2, 'seconds', 1],
  [30, 'seconds', 30],
  [119, 'seconds', 119],
  [119.5, 'minutes', 2],
  [121, 'minutes', 3],
  [900, 'minutes', 15],
])('%f seconds', (seconds, unit, count) => {
  expect(waitInWords(seconds)).toEqual({ unit, count });
});
