import { expect, test } from 'vitest';
import { changeValue } from './change-value.ts';

test.each([
  ['priceDelivery', '4.5200', '€ 4,52'],
  ['priceDelivery', '0.0635', '€ 0,0635'],
  ['position', 12, '12'],
  ['ratio', '3.120000', '3,12'],
  ['articleCode', '0012', '0012'],
  ['name', '', 'leeg'],
  ['category', null, 'leeg'],
  ['usps', ['Licht', 'Sterk'], 'Licht, Sterk'],
  ['units', [{ code: 'PG', name: '', ratio: '3.12', gtin: null }], 'PG × 3,12'],
  ['images', [{ url: 'https://leverancier.example/a/plaat.jpg' }], 'plaat.jpg'],
])('%s %j is shown as %s', (field, value, shown) => {
  expect(changeValue(field, value, 'leeg').replace('\u00a0', ' ')).toBe(shown);
});
