import { expect, test } from 'vitest';
import { matches, readTyped } from './palette-entries.ts';

test.each([
  ['med', true],
  ['MEDEW', true],
  ['uit med', true],
  ['werkers', false],
  ['', true],
  ['med order', false],
])('%s finds an entry by the starts of its words: %s', (typed, found) => {
  expect(matches({ title: 'Nodig een medewerker uit' }, typed)).toBe(found);
});

test('accents make no difference', () => {
  expect(matches({ title: 'Categorieën' }, 'categorieen')).toBe(true);
});

test('a sign in front asks for actions only', () => {
  expect(readTyped('> nodig')).toEqual({ text: 'nodig', onlyActions: true });
  expect(readTyped(' nodig ')).toEqual({ text: 'nodig', onlyActions: false });
});
