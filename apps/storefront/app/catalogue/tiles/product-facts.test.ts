import { expect, test } from 'vitest';
import type { ProductTile } from './catalogue-mapping.ts';
import { articleFacts, variantLine } from './product-facts.ts';

function productWith(variantDifferentiator: string, values: string[]): ProductTile {
  return {
    id: '1',
    name: 'Plaat',
    url: '/steenhof/producten/plaat',
    imageUrl: null,
    brand: '',
    line: '',
    type: '',
    variantDifferentiator,
    isStockItem: true,
    variants: values.map((uniqueProperty, index) => ({
      id: String(index),
      guid: String(index),
      code: String(index),
      uniqueProperty,
      salesUnit: 'PCE',
      priceUnit: 'PCE',
      stockUnit: 'PCE',
      isStockItem: true,
      hasUnits: true,
      perSalesUnit: 1,
      stockPerSalesUnit: 1,
    })),
  };
}

test.each([
  ['Dikte', ['40 mm', '60 mm', '200 mm'], 'Dikte 40–200 mm'],
  ['Dikte', ['9,5 mm', '12,5 mm'], 'Dikte 9,5–12,5 mm'],
  ['Lengte', ['2400 mm'], 'Lengte 2400 mm'],
  ['Inhoud', ['750 ml', '5 l'], 'Inhoud 750 ml, 5 l'],
  ['Kleur', ['wit', 'grijs'], 'Kleur wit, grijs'],
  ['Kleur', ['wit', 'grijs', 'zwart', 'antraciet'], 'Kleur wit, grijs, zwart …'],
  [
    'Maat',
    ['2600\u00a0×\u00a0600 mm', '3000\u00a0×\u00a0600 mm'],
    'Maat 2600\u00a0×\u00a0600 mm, 3000\u00a0×\u00a0600 mm',
  ],
  ['Dikte', ['200 mm', '40 mm'], 'Dikte 200 mm, 40 mm'],
  ['', ['zak 25 kg'], 'zak 25 kg'],
  ['Dikte', ['', ''], ''],
  ['Dikte', [], ''],
])('%s of %j is %j', (differentiator, values, line) => {
  expect(variantLine(productWith(differentiator, values))).toBe(line);
});

test.each([
  ['Thermovast PIR-dakplaat 1200\u00a0×\u00a0600 mm', ['1200\u00a0×\u00a0600 mm,', 'dikte 40–60 mm']],
  ['Thermovast PIR-dakplaat', ['Dikte 40–60 mm']],
])('below %s stands %j', (name, facts) => {
  expect(articleFacts({ ...productWith('Dikte', ['40 mm', '60 mm']), name, brand: 'Thermovast' })).toEqual(facts);
});

test('a size needs no label', () => {
  expect(articleFacts({ ...productWith('', []), name: 'Sanitairkit 310 ml' })).toEqual(['310 ml']);
});
