import { expect, test } from 'vitest';
import { encode } from './copy-rows.ts';

test.each([
  [null, '\\N'],
  [true, 't'],
  [12.5, '12.5'],
  ['a\tb\nc\\d', 'a\\tb\\nc\\\\d'],
  [['a "b"', 'c\\d'], '{"a \\\\"b\\\\"","c\\\\\\\\d"}'],
  [[1, 2], '{1,2}'],
  [[], '{}'],
])('%j is written as COPY reads it', (cell, text) => {
  expect(encode(cell)).toBe(text);
});
