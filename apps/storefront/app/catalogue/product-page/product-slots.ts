import type { ComponentType } from 'react';
import type { Product, Variant } from '../products/product.ts';

/** The props of the component in a slot. */
export interface ProductSlotProps {
  product: Product;
  /** The selected variant; it changes without a page load. */
  variant: Variant;
  /** All variants in this market, regardless of the stock filter. */
  variants: readonly Variant[];
  /** Prices failed to load: the page shows its product-data error notice (C 4.10). */
  onPriceError: () => void;
}

/**
 * Slots in the order column for other parts of the product. The page decides whether a slot exists at all
 * (ordering-availability.ts).
 */
export interface ProductSlots {
  OrderForm: ComponentType<ProductSlotProps>;
  StockInformation: ComponentType<ProductSlotProps>;
  /** Below the name of the product, on phones. */
  StockLine: ComponentType<ProductSlotProps>;
  DeliveryPromise: ComponentType<ProductSlotProps>;
  /** The bar at the bottom on phones: total and button of the order form. */
  OrderBar: ComponentType<ProductSlotProps>;
}
