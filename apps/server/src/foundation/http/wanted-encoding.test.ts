import { expect, test } from 'vitest';
import { wantedEncoding } from './wanted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is answered in %s', (header, encoding) => {
  expect(wantedEncoding(header)).toBe(encoding);
});
