import { expect, test } from 'vitest';
import { collapseOptions, hasSearch, matchingOptions } from './filter-options.ts';

const options = ['Thermovast', 'Wolderma', 'Crème'].map((value) => ({
  value,
  displayText: value,
  count: 1,
  selected: false,
}));

test.each([
  ['', ['Thermovast', 'Wolderma', 'Crème']],
  ['  ', ['Thermovast', 'Wolderma', 'Crème']],
  ['erm', ['Thermovast', 'Wolderma']],
  ['WOL', ['Wolderma']],
  ['creme', ['Crème']],
  ['niets', []],
])('%j leaves %j', (typed, left) => {
  expect(matchingOptions(options, typed).map((option) => option.value)).toEqual(left);
});

test('only a list of more than fifteen options has a search field', () => {
  const many = Array.from(
    { length: 16 },
    (_, index) => ({ ...options[0], value: String(index) }) as (typeof options)[0],
  );
  expect(hasSearch(many)).toBe(true);
  expect(hasSearch(many.slice(1))).toBe(false);
});

test('the first eight options and the selected ones are shown, in their order', () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    value: String(index),
    displayText: '',
    count: 1,
    selected: index === 9,
  }));
  const { shown, collapsed } = collapseOptions(ten);
  expect(shown.map(({ value }) => value).join('')).toBe('012345679');
  expect(collapsed.map(({ value }) => value).join('')).toBe('8');
  expect(collapseOptions(ten.slice(2)).collapsed).toEqual([]);
});
