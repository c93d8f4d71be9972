import { expect, test } from 'vitest';
import { searchQueryOf } from './search-query.ts';

test.each([
  [null, ''],
  ['', ''],
  ['   ', ''],
  ['  pir plaat ', 'pir plaat'],
  ['pir \n\t plaat', 'pir plaat'],
  ['\u0000gips\u0000', 'gips'],
  ['"><script>alert(1)</script>', '"><script>alert(1)</script>'],
  ["o'hara", "o'hara"],
  ['שלום', 'שלום'],
  ['🧱 baksteen', '🧱 baksteen'],
  ['\ud800kit', '\ufffdkit'],
])('%j is searched as %j', (raw, text) => {
  expect(searchQueryOf(raw)).toEqual({ text, isTruncated: false });
});

test('a hundred characters are accepted, longer text is cut and marked as truncated', () => {
  expect(searchQueryOf('x'.repeat(100))).toEqual({ text: 'x'.repeat(100), isTruncated: false });
  expect(searchQueryOf(`  ${'x'.repeat(100)}  `).isTruncated).toBe(false);
  expect(searchQueryOf('x'.repeat(10_000))).toEqual({ text: 'x'.repeat(100), isTruncated: true });
});

test('cutting leaves no half surrogate pairs and no trailing space', () => {
  expect(searchQueryOf('🧱'.repeat(60)).text).toBe('🧱'.repeat(50));
  expect(searchQueryOf(`x${'🧱'.repeat(60)}`).text).toBe(`x${'🧱'.repeat(49)}`);
  expect(searchQueryOf(`${'x'.repeat(99)} y`).text).toBe('x'.repeat(99));
});
