import { expect, test, vi } from 'vitest';
import { fieldText, sourceOf, valueText } from './product-words.ts';

const t = (key: string) => key;
const names = {
  categories: new Map([[7, 'Gips']]),
  features: new Map([['dikte', 'Dikte']]),
  products: new Map([[3, 'Schroef']]),
  codes: new Map([[100, '3134464']]),
};

test('fields and values have labels', () => {
  expect(fieldText(t, names, 'variants.100.features.dikte')).toBe('3134464 Dikte');
  expect(fieldText(t, names, 'brand')).toBe('field-brand');
  expect(valueText(t, names, 'categoryId', 7)).toBe('Gips');
  expect(valueText(t, names, 'relations', { kind: 'accessory', productId: 3 })).toBe('relation-accessory Schroef');
  expect(valueText(t, names, 'variants.100.units', { code: 'PG', ratio: '3.12' })).toBe('PG × 3,12');
  expect(valueText(t, names, 'publishFrom', '9999-12-31T00:00:00.000Z')).toBe('state-unplaced');
  expect(valueText(t, names, 'name', 'Plaat')).toBeUndefined();
});

test('a field is ours, imported, or overridden with the imported value', () => {
  const override = vi.fn();
  const release = vi.fn();
  const around = {
    sources: { name: { from: 'pim', override: null }, 'variants.1.features.dikte': { from: 'pim', override: null } },
    saved: { name: 'Plaat' },
    show: (_: string, value: unknown) => String(value),
    override,
    release,
  };
  expect(sourceOf('usps', { ...around, overridden: [] })).toEqual({ kind: 'own' });
  const imported = sourceOf('name', { ...around, overridden: [] });
  expect(imported).toMatchObject({ kind: 'import', from: 'pim' });
  if (imported.kind === 'import') imported.onOverride?.();
  expect(override).toHaveBeenCalledWith('name');
  const overridden = sourceOf('name', { ...around, overridden: ['name'] });
  expect(overridden).toMatchObject({ kind: 'overridden', imported: 'Plaat' });
  if (overridden.kind === 'overridden') overridden.onRelease?.();
  expect(release).toHaveBeenCalledWith('name', 'Plaat');
  expect(sourceOf('variants.1.features.kleur', { ...around, overridden: [] })).toMatchObject({ kind: 'import' });
});
