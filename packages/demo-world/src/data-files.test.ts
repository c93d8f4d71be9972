import { expect, test } from 'vitest';
import { pairs, parseTable } from './data-files.ts';

test('a table is read by the names of its columns, with quotes and absent cells', () => {
  const text = 'name;body;note\nzand;"grof; ""rond""\nen nat"\n;;los\r\n';
  expect(parseTable(text, ['name', 'body', 'note'], 'x.csv')).toEqual([
    { name: 'zand', body: 'grof; "rond"\nen nat', note: '' },
    { name: '', body: '', note: 'los' },
  ]);
});

test('other columns, and rows with too many cells, are refused', () => {
  expect(() => parseTable('naam\nzand\n', ['name'], 'x.csv')).toThrow('x.csv needs the columns name');
  expect(() => parseTable('name\nzand;grind\n', ['name'], 'x.csv')).toThrow('x.csv, row 2: more cells than columns');
});

test('pairs are names and values, and a value may hold commas', () => {
  expect(pairs('')).toEqual([]);
  expect(pairs('maat = 8, 9 en 10, kleur = wit')).toEqual([
    ['maat', '8, 9 en 10'],
    ['kleur', 'wit'],
  ]);
  expect(() => pairs('maat')).toThrow("'maat' is no name and value");
});
