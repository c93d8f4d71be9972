import { expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from './product-samples.ts';
import { generalSpecifications, salesUnitBundle } from './product-specifications.ts';

test('all rows, in order', () => {
  expect(generalSpecifications(sampleProduct(), sampleVariant(), '210')).toEqual([
    { key: 'brand', value: 'Thermovast' },
    { key: 'line', value: 'Vakman' },
    { key: 'type', value: 'PIR-plaat' },
    { key: 'variationSku', value: '210-1000000' },
    { key: 'supplierCode', value: 'TV-40' },
    { key: 'ean', value: '8711900329079' },
  ]);
});

test('rows without a value are left out', () => {
  const rows = generalSpecifications(
    sampleProduct({ line: '', type: ' ' }),
    sampleVariant({ supplierCode: '', bundles: [] }),
    '210',
  );
  expect(rows.map(({ key }) => key)).toEqual(['brand', 'variationSku']);
});

test('without a variant only the values of the product itself', () => {
  expect(generalSpecifications(sampleProduct(), undefined, '210').map(({ key }) => key)).toEqual([
    'brand',
    'line',
    'type',
  ]);
});

test('the sales unit is that of this venture, else the variant’s own', () => {
  const ventureUnitList = [{ ventureId: '210', salesUnit: 'MTK', priceUnit: 'MTK', stockUnit: 'PK' }];
  const variant = sampleVariant({ ventureUnitList });
  expect(salesUnitBundle(variant, '210')?.bundleCode).toBe('MTK');
  expect(salesUnitBundle(variant, '220')?.bundleCode).toBe('PK');
});

test('without an order unit for the sales unit there is no EAN', () => {
  const variant = sampleVariant({ salesUnit: 'PAL' });
  expect(salesUnitBundle(variant, '210')).toBeUndefined();
});
