import { expect, test } from 'vitest';
import { isFor } from './audience.ts';

test.each([
  [undefined, true, true],
  ['everybody', false, true],
  ['visitors', false, true],
  ['visitors', true, false],
  ['customers', true, true],
  ['customers', false, false],
] as const)('what is for %s is shown to somebody logged in (%s): %s', (audience, isLoggedIn, isShown) => {
  expect(isFor(audience, isLoggedIn)).toBe(isShown);
});
