import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

const names = [
  'Stavast C-profiel 40 mm',
  'Stavast C-profiel 5 mm',
  'Stavast C profiel 5 mm',
  'stavast c-profiel 100 mm',
  'Aquasan kit (wit)',
  'Aquasan kit, grijs',
  'Aquasan kit 310 ml',
  'Mozaïek 2,5 x 2,5',
  'Mozaiek 2,4 x 2,5',
  'Élan deurkruk',
  'Elan deurkruk 007',
  'Elan deurkruk 8',
  'Pan & dak 1/2',
  'Pan - dak',
  'Zink',
];

test('keys sort as a Dutch reader looks names up', () => {
  const { compare } = new Intl.Collator('nl', { numeric: true });
  const byKey = names.toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : nameKey(a) > nameKey(b) ? 1 : 0));
  expect(byKey).toEqual(names.toSorted(compare));
});
