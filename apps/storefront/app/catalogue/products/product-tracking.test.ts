import { expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from './product-samples.ts';
import { chosenVariant, viewedProduct } from './product-tracking.ts';

const product = sampleProduct();
const variant = sampleVariant({ name: 'PIR-spouwplaat, dikte 40 mm', parentProductId: '100000-p' });

test('a view event contains the product', () => {
  expect(viewedProduct(product, variant)).toEqual({
    name: 'PIR-spouwplaat',
    sku: '100000',
    quantity: 1,
    brand: 'Thermovast',
    type: 'PIR-plaat',
    variant: '40 mm',
    variant_id: '1000000',
  });
});

test('a selection event contains the variant and its product', () => {
  expect(chosenVariant(product, variant)).toMatchObject({
    name: 'PIR-spouwplaat, dikte 40 mm',
    sku: '100000-p',
    quantity: 1,
    variant_id: '1000000',
  });
});

test('a product without variants still sends a view event', () => {
  expect(viewedProduct(product, undefined)).toMatchObject({ sku: '100000', variant: '', variant_id: '' });
});
