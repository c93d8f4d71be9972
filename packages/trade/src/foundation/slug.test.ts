import { expect, test } from 'vitest';
import { slug } from './slug.ts';

test.each([
  ['Gipsplaat 12,5 mm', 'gipsplaat-12-5-mm'],
  ['Tegel 60 × 60 cm, 1,44 m²', 'tegel-60-60-cm-1-44-m2'],
  ['Coördinaat – één', 'coordinaat-een'],
  ['***', ''],
])('%j becomes %j', (name, expected) => {
  expect(slug(name)).toBe(expected);
});
