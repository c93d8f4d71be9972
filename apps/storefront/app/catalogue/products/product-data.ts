import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import type { Product, Variant } from './product.ts';
import { salesUnitBundle } from './product-specifications.ts';
import { plainText } from './product-text.ts';

interface ProductDataInput {
  product: Product;
  variant: Variant | undefined;
  images: readonly string[];
  ventureId: string;
  publicUrl: string;
}

/** For search engines (schema.org/Product). Prices are for logged-in customers, so there is no offer. */
export function productData({ product, variant, images, ventureId, publicUrl }: ProductDataInput) {
  const gtin = variant && salesUnitBundle(variant, ventureId)?.eanCode;
  const text = plainText(product.description);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url: new URL(product.url, publicUrl).href,
    sku: variant?.code ?? product.id,
    image: images.map((image) => new URL(resizedSource(image, 1280, 960, 'max'), publicUrl).href),
    ...(text && { description: text }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.type && { category: product.type }),
    ...(variant?.supplierCode && { mpn: variant.supplierCode }),
    ...(gtin && { gtin }),
  };
}
