import { expect, test } from 'vitest';
import { matches, readTyped } from './palette-entries.ts';

test.each([
  ['med', true],
  ['MEDEW', true],
  ['uit med', true],
  ['werkers', false],
  ['', true],
  ['med order', false],
])('%s matches an entry by the beginnings of its words: %s', (typed, found) => {
  expect(matches({ title: 'Nodig een medewerker uit' }, typed)).toBe(found);
});

test('accents are ignored', () => {
  expect(matches({ title: 'Categorieën' }, 'categorieen')).toBe(true);
});

test('a leading > finds actions only', () => {
  expect(readTyped('> nodig')).toEqual({ text: 'nodig', onlyActions: true });
  expect(readTyped(' nodig ')).toEqual({ text: 'nodig', onlyActions: false });
});
