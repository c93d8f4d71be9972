import type { ComponentType } from 'react';
import type { Product, Variant } from './product.ts';

/** What the component in a place gets to know. */
export interface ProductSlotProps {
  product: Product;
  /** The variant that is chosen now; it changes without the page being loaded again. */
  variant: Variant;
  /** All that the market shows, whatever the stock filter says. */
  variants: readonly Variant[];
  /** Prices could not be fetched: the page shows its product-data error notice (C 4.10). */
  onPriceError: () => void;
}

/**
 * Places in the order column that other parts of the product fill. The page decides when a place is there at all
 * (ordering-availability.ts).
 */
export interface ProductSlots {
  OrderForm: ComponentType<ProductSlotProps>;
  StockInformation: ComponentType<ProductSlotProps>;
  /** Under the name of the product, on phones. */
  StockLine: ComponentType<ProductSlotProps>;
  DeliveryPromise: ComponentType<ProductSlotProps>;
  /** The bar at the thumb on phones; total and button of the order form. */
  OrderBar: ComponentType<ProductSlotProps>;
}
