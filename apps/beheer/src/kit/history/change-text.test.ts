import { expect, test } from 'vitest';
import { fieldChanges } from './change-text.ts';

const says = { yes: 'ja', no: 'nee' };

test('a change says what each field was and is', () => {
  const change = {
    before: { name: 'Jan', isLocked: false, stock: 12000 },
    after: { name: 'Piet', isLocked: true, stock: 5 },
  };
  expect(fieldChanges(change, says)).toEqual([
    { field: 'name', before: 'Jan', after: 'Piet' },
    { field: 'isLocked', before: 'nee', after: 'ja' },
    { field: 'stock', before: '12.000', after: '5' },
  ]);
});

test('of a list only what went and what came', () => {
  const change = { before: { rights: ['a', 'b'] }, after: { rights: ['b', 'c'] } };
  expect(fieldChanges(change, says)).toEqual([{ field: 'rights', before: 'a', after: 'c' }]);
});

test('what was made has no before, and its empty fields are not told', () => {
  expect(fieldChanges({ before: null, after: { name: 'Jan', note: null, list: [] } }, says)).toEqual([
    { field: 'name', before: null, after: 'Jan' },
  ]);
});

test('a room may say a value in its own words', () => {
  const change = { before: { role: 'x' }, after: { role: 'y' } };
  const show = (_field: string, value: unknown) => (value === 'y' ? 'Beheerder' : undefined);
  expect(fieldChanges(change, says, show)).toEqual([{ field: 'role', before: 'x', after: 'Beheerder' }]);
});

test('also each value of a list that came or went as a whole', () => {
  const show = (_field: string, value: unknown) => (value === 'y' ? 'Beheerder' : undefined);
  expect(fieldChanges({ before: null, after: { roles: ['x', 'y'] } }, says, show)).toEqual([
    { field: 'roles', before: null, after: 'x, Beheerder' },
  ]);
});
