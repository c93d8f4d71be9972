import { Words } from '@bouwpoort/ui/words.ts';
import { expect, test } from 'vitest';
import { groupLabel } from './filter-label.ts';

test('standard groups have our own labels, features the label of the server', () => {
  const words = new Words();
  words.add('catalogue', { group_brands: 'Merk' });
  const t = words.of('catalogue');
  expect(['brands', 'Dikte', 'Rd-waarde: m²·K/W'].map((name) => groupLabel(t, name))).toEqual([
    'Merk',
    'Dikte',
    'Rd-waarde: m²·K/W',
  ]);
});
