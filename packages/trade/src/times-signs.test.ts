import { expect, test } from 'vitest';
import { withTimesSigns } from './times-signs.ts';

test.each([
  ['Spouwplaat 1200 x 600 mm', 'Spouwplaat 1200\u00a0×\u00a0600 mm'],
  ['Balk 44x69x2400 mm', 'Balk 44\u00a0×\u00a069\u00a0×\u00a02400 mm'],
  ['Balk 44\u00a0×\u00a069 mm', 'Balk 44\u00a0×\u00a069 mm'],
  ['Latex 10 l', 'Latex 10 l'],
  ['Box x 2', 'Box x 2'],
])('%s is shown as %s', (name, shown) => expect(withTimesSigns(name)).toBe(shown));
