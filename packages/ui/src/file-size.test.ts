import { expect, test } from 'vitest';
import { formatFileSize, formatSizeLimit } from './file-size.ts';

test.each([
  [1, '1 kB'],
  [640_000, '640 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_430_000, '1,4 MB'],
  [15_728_640, '15,7 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('a limit is a round number', () => {
  expect(formatSizeLimit(25 * 1024 * 1024)).toBe('25 MB');
});
