import { expect, test } from 'vitest';
import { isTypedBeforeHydration } from './use-search-text.ts';

test.each([
  ['gips', undefined, true, true],
  ['gipsplaat', 'gips', true, true],
  ['gips', 'gips', true, false],
  ['  ', undefined, true, false],
  ['gips', undefined, false, false],
])('text %j on a page that searched for %j, focused: %s, opens the suggestions: %s', (value, query, active, opens) => {
  expect(isTypedBeforeHydration(value, query, active)).toBe(opens);
});
