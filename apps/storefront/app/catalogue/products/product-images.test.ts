import { expect, test } from 'vitest';
import { galleryImages } from './product-images.ts';

const standIn = '/media/geen-afbeelding.svg';
const product = { displayImage: '/media/product.svg', imageAssets: [] };

test('the variant’s own pictures come first, without duplicates', () => {
  const variant = { imageAssets: ['/a.svg', '/b.svg', '/a.svg', ''] };
  expect(galleryImages(product, variant, standIn)).toEqual(['/a.svg', '/b.svg']);
});

test('else the product’s picture', () => {
  expect(galleryImages(product, { imageAssets: [] }, standIn)).toEqual(['/media/product.svg']);
  expect(galleryImages(product, undefined, standIn)).toEqual(['/media/product.svg']);
  const more = { ...product, imageAssets: ['/media/achter.svg', '/media/product.svg'] };
  expect(galleryImages(more, undefined, standIn)).toEqual(['/media/product.svg', '/media/achter.svg']);
});

test('else the venture’s placeholder, else nothing', () => {
  expect(galleryImages({ displayImage: null, imageAssets: [] }, undefined, standIn)).toEqual([standIn]);
  expect(galleryImages({ displayImage: null, imageAssets: [] }, undefined, '')).toEqual([]);
});
