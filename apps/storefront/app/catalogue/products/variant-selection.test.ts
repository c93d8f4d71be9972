import { expect, test } from 'vitest';
import { sampleVariant } from './product-samples.ts';
import {
  firstVariants,
  selectableVariants,
  selectedVariant,
  showsVariantSelector,
  variantSearch,
} from './variant-selection.ts';

const a = sampleVariant({ id: '1000001', code: '0000001', isStockItem: false });
const b = sampleVariant({ id: '1000002', code: '0000002' });
const c = sampleVariant({ id: '1000003', code: '0000003' });

test('without the stock filter every variant can be selected', () => {
  expect(selectableVariants([a, b, c], false)).toEqual([a, b, c]);
});

test('with the stock filter only the stock assortment can be selected', () => {
  expect(selectableVariants([a, b, c], true)).toEqual([b, c]);
  expect(selectableVariants([a], true)).toEqual([]);
});

test('the first variant is the default', () => {
  expect(selectedVariant([b, c], null)).toBe(b);
  expect(selectedVariant([b, c], '')).toBe(b);
});

test.each(['0000003', '1000003'])('%s selects a variant by its code or id', (wanted) => {
  expect(selectedVariant([a, b, c], wanted)).toBe(c);
});

test('an unavailable choice falls back to the first available one', () => {
  expect(selectedVariant(selectableVariants([a, b, c], true), a.code)).toBe(b);
  expect(selectedVariant([a, b], 'onzin')).toBe(a);
});

test('nothing is selected when no variant is available', () => {
  expect(selectedVariant([], a.code)).toBeUndefined();
});

test.each([
  ['one variant', [b], [b], false],
  ['several', [b, c], [b, c], true],
  ['several, of which the stock filter leaves one', [a, b], [b], true],
  ['several, of which it leaves none', [a, a], [], false],
])('the selector with %s', (_, variants, selectable, shown) => {
  expect(showsVariantSelector(variants, selectable)).toBe(shown);
});

const many = Array.from({ length: 13 }, (_, index) => sampleVariant({ id: String(2_000_000 + index) }));

test('shows six variants at first', () => {
  expect(firstVariants(many, many[0])).toEqual(many.slice(0, 6));
  expect(firstVariants(many, undefined)).toHaveLength(6);
  expect(firstVariants([a, b], b)).toEqual([a, b]);
});

test('the selected one is among the six wherever it stands', () => {
  expect(firstVariants(many, many[9])).toEqual([...many.slice(0, 5), many[9]]);
});

test('a choice keeps the other query parameters', () => {
  expect(variantSearch('?utm_source=mail&variant=9', b)).toBe('?utm_source=mail&variant=0000002');
  expect(variantSearch('', sampleVariant({ id: '7', code: '' }))).toBe('?variant=7');
});
