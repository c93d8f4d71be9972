import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';

test('the names are the symbols of the sprite', () => {
  const sprite = readFileSync(new URL('../../../public/icons.svg', import.meta.url), 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
});
