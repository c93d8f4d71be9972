import type { Product, Variant } from './product.ts';

/**
 * The selected variant's pictures, else the product's with its main one first, else the venture's placeholder (C 2.4,
 * 3).
 */
export function galleryImages(
  product: Pick<Product, 'displayImage' | 'imageAssets'>,
  variant: Pick<Variant, 'imageAssets'> | undefined,
  defaultProductImageUrl: string,
): string[] {
  const own = variant?.imageAssets.filter((url) => url !== '') ?? [];
  if (own.length > 0) return [...new Set(own)];
  const ofProduct = [product.displayImage ?? '', ...product.imageAssets].filter((url) => url !== '');
  if (ofProduct.length > 0) return [...new Set(ofProduct)];
  return defaultProductImageUrl ? [defaultProductImageUrl] : [];
}
