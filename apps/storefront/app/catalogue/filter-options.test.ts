import { expect, test } from 'vitest';
import { hasCollapsedOptions, hasSearch, matchingOptions } from './filter-options.ts';

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

test('there is more to show when an option after the eighth is not selected', () => {
  const nine = Array.from({ length: 9 }, (_, index) => ({
    value: String(index),
    displayText: '',
    count: 1,
    selected: false,
  }));
  expect(hasCollapsedOptions(nine)).toBe(true);
  expect(hasCollapsedOptions(nine.slice(1))).toBe(false);
  expect(hasCollapsedOptions(nine.map((option, index) => ({ ...option, selected: index === 8 })))).toBe(false);
});
