import { withoutTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import type { TrackedProduct } from '../../frame/tracking/data-layer.ts';
import type { Product, Variant } from './product.ts';

type TrackableProduct = Pick<Product, 'id' | 'name' | 'brand' | 'type'>;
type TrackableVariant = Pick<Variant, 'id' | 'name' | 'uniqueProperty' | 'parentProductId'>;

/** view_product: with the id of the product itself (C 3). */
export function viewedProduct(product: TrackableProduct, variant: TrackableVariant | undefined): TrackedProduct {
  return tracked(product, { name: product.name, sku: product.id }, variant);
}

/** select_variant: with the id of the variant's product (C 3). */
export function chosenVariant(product: TrackableProduct, variant: TrackableVariant): TrackedProduct {
  return tracked(product, { name: variant.name, sku: variant.parentProductId }, variant);
}

function tracked(
  { brand, type }: TrackableProduct,
  what: { name: string; sku: string },
  variant: TrackableVariant | undefined,
): TrackedProduct {
  return {
    ...{ name: withoutTimesSigns(what.name), sku: what.sku, quantity: 1, brand, type },
    ...{ variant: withoutTimesSigns(variant?.uniqueProperty ?? ''), variant_id: variant?.id ?? '' },
  };
}
