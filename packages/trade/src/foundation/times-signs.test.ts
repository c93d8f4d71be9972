import { expect, test } from 'vitest';
import { withoutTimesSigns, withTimesSigns } from './times-signs.ts';

test.each([
  ['Spouwplaat 1200 x 600 mm', 'Spouwplaat 1200\u00a0×\u00a0600 mm'],
  ['Balk 44x69x2400 mm', 'Balk 44\u00a0×\u00a069\u00a0×\u00a02400 mm'],
  ['Balk 44\u00a0×\u00a069 mm', 'Balk 44\u00a0×\u00a069 mm'],
  ['Latex 10 l', 'Latex 10 l'],
  ['Box x 2', 'Box x 2'],
])('%s is shown as %s', (name, shown) => expect(withTimesSigns(name)).toBe(shown));

test('a name of the catalogue can be had back', () => {
  const name = 'Balk 44 x 69 x 2400 mm';
  expect(withoutTimesSigns(withTimesSigns(name))).toBe(name);
});
