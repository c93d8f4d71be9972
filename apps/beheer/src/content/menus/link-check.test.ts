import { expect, test } from 'vitest';
import { isOwnAddress } from './link-check.ts';

test.each([
  ['/steenhof/nieuws', true],
  ['/steenhof/zoeken?q=gips', true],
  ['https://example.nl/', false],
  ['//example.nl/', false],
  ['/\\example.nl', false],
  ['mailto:info@steenhof.test', false],
  ['', false],
])('%s is an address of this site: %s', (href, expected) => {
  expect(isOwnAddress(href)).toBe(expected);
});
