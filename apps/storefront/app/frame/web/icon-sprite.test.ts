import { readFileSync } from 'node:fs';
import { iconNames } from '@bouwpoort/ui/atoms/icon-names.ts';
import { expect, test } from 'vitest';

test('the sprite contains exactly the icons of the interface kit', () => {
  const sprite = readFileSync(new URL('../../../public/icons.svg', import.meta.url), 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
});
