import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CodeCollector, CodeIndex } from './search-codes.ts';

function indexOf(codes: readonly string[]): CodeIndex {
  const collector = new CodeCollector();
  for (const [doc, code] of codes.entries()) collector.add(code, doc);
  return new CodeIndex(collector.sorted());
}

test.each([
  ['0045120', ['0045120', '00 45 120', '004-5120', ' 0045120 ']],
  ['8711900329079', ['8711900329079', '8 711900 329079']],
  ['THE304730', ['the304730', 'THE-304730', 'the 304.730']],
  ['210-0045120', ['210-0045120', '2100045120']],
])('%s however it is typed', (code, typed) => {
  const index = indexOf(['1', code, 'X']);
  for (const one of typed) expect(index.find(one)).toEqual([1]);
});

test('zeros in front belong to a code', () => {
  expect(indexOf(['0045120', '45120']).find('45120')).toEqual([1]);
});

test('what comes later is found as well, and nothing is not a code', () => {
  const index = indexOf(['A1']);
  index.add('A1', 7);
  index.add('A1', 7);
  expect(index.find('a1')).toEqual([0, 7]);
  expect(index.find(' - ')).toEqual([]);
});

test('the beginning of an article number', () => {
  const index = indexOf(['0045120', '0045121', '0045920', '10045120', '0045']);
  expect(index.startingWith('00451', 9).sort()).toEqual([0, 1]);
  expect(index.startingWith('0045', 9).sort()).toEqual([0, 1, 2, 4]);
  expect(index.startingWith('004', 9)).toEqual([]);
});

test('each code finds its document', () => {
  const code = fc.stringMatching(/^[0-9A-Z]{1,14}$/);
  fc.assert(
    fc.property(fc.uniqueArray(code, { maxLength: 200 }), (codes) => {
      const index = indexOf(codes);
      for (const [doc, one] of codes.entries()) expect(index.find(one)).toEqual([doc]);
    }),
  );
});
