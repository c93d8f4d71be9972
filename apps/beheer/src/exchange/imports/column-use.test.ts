import { expect, test } from 'vitest';
import { usesOfColumns } from './column-use.ts';

test('of columns with equal headers the first is used, ignoring case', () => {
  expect(usesOfColumns(['Nummer', 'Omschrijving', 'omschrijving ', 'Prijs'])).toEqual([
    'usable',
    'usable',
    'repeated',
    'usable',
  ]);
});

test('a column without a header is ignored', () => {
  expect(usesOfColumns(['Nummer', '', ' '])).toEqual(['usable', 'nameless', 'nameless']);
});
