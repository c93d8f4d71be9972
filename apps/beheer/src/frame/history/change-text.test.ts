import { expect, test } from 'vitest';
import { fieldChanges } from './change-text.ts';

const says = { yes: 'ja', no: 'nee' };

test('a change shows the old and new value of each field', () => {
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

test('of a list only removed and added items', () => {
  const change = { before: { rights: ['a', 'b'] }, after: { rights: ['b', 'c'] } };
  expect(fieldChanges(change, says)).toEqual([{ field: 'rights', before: 'a', after: 'c' }]);
});

test('a created record has no old values, and its empty fields are left out', () => {
  expect(fieldChanges({ before: null, after: { name: 'Jan', note: null, list: [] } }, says)).toEqual([
    { field: 'name', before: null, after: 'Jan' },
  ]);
});

test('a section may format a value', () => {
  const change = { before: { role: 'x' }, after: { role: 'y' } };
  const show = (_field: string, value: unknown) => (value === 'y' ? 'Beheerder' : undefined);
  expect(fieldChanges(change, says, show)).toEqual([{ field: 'role', before: 'x', after: 'Beheerder' }]);
});

test('also each value of a list that was added or removed as a whole', () => {
  const show = (_field: string, value: unknown) => (value === 'y' ? 'Beheerder' : undefined);
  expect(fieldChanges({ before: null, after: { roles: ['x', 'y'] } }, says, show)).toEqual([
    { field: 'roles', before: null, after: 'x, Beheerder' },
  ]);
});
