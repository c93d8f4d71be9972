import { expect, test } from 'vitest';
import { productData } from './product-data.ts';
import { sampleProduct, sampleVariant } from './product-samples.ts';

const input = {
  product: sampleProduct(),
  variant: sampleVariant(),
  images: ['/media/a.svg'],
  ventureId: '210',
  publicUrl: 'https://bouwpoort.test',
};

test('structured data of a product for search engines', () => {
  expect(productData(input)).toMatchObject({
    '@type': 'Product',
    name: 'PIR-spouwplaat',
    url: 'https://bouwpoort.test/steenhof/producten/pir-spouwplaat-100000',
    sku: '0000000',
    brand: { '@type': 'Brand', name: 'Thermovast' },
    gtin: '8711900329079',
    mpn: 'TV-40',
    description: 'Isoleert & sluit goed.',
  });
});

test('pictures have an absolute address', () => {
  expect(productData(input).image[0]).toMatch(/^https:\/\/bouwpoort\.test\/media\/a\.svg/);
});

test('never contains a price', () => {
  expect(JSON.stringify(productData(input))).not.toMatch(/offer|price/i);
});

test('unknown values are left out', () => {
  const data = productData({ ...input, product: sampleProduct({ brand: '', description: '' }), variant: undefined });
  expect(data).toMatchObject({ sku: '100000' });
  for (const absent of ['brand', 'gtin', 'mpn', 'description']) expect(data).not.toHaveProperty(absent);
});
