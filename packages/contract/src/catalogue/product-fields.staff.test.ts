import { expect, test } from 'vitest';
import { toProductFields, withProductFields } from './product-fields.staff.ts';
import type { ProductEdit } from './products.staff.ts';

const edit = {
  name: 'Gipsplaat',
  brand: 'Gipsum',
  overridden: [],
  variants: [{ variantId: 7, name: 'Gipsplaat 12,5', features: { dikte: '12,5', kleur: 'wit' } }],
} as unknown as ProductEdit;

test('a product becomes flat fields, one for each feature of a variant', () => {
  expect(toProductFields(edit)).toEqual({
    name: 'Gipsplaat',
    brand: 'Gipsum',
    overridden: [],
    'variants.7.name': 'Gipsplaat 12,5',
    'variants.7.features.dikte': '12,5',
    'variants.7.features.kleur': 'wit',
  });
  expect(withProductFields(edit, toProductFields(edit))).toEqual(edit);
});

test('fields are put back where they belong, and a feature that was not there goes', () => {
  const back = withProductFields(edit, {
    name: 'Plaat',
    'variants.7.features.dikte': '15',
    'variants.7.features.kleur': null,
    'variants.8.name': 'van een variant die weg is',
    onbekend: true,
  });
  expect(back).toEqual({
    ...edit,
    name: 'Plaat',
    variants: [{ variantId: 7, name: 'Gipsplaat 12,5', features: { dikte: '15' } }],
  });
});
