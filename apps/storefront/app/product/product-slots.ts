import type { ComponentType } from 'react';
import { DeliveryPromiseSlot, OrderBarSlot, OrderFormSlot, StockInformationSlot } from '../purchase/purchase-slots.tsx';
import type { Product, Variant } from './product.ts';

/** What whoever fills a place gets to know. */
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
 * Places in the order column that other parts of the product fill; an empty one shows nothing. The page decides when a
 * place is there at all (ordering-availability.ts). A component may be lazy: its skeleton has the final shape.
 */
export interface ProductSlots {
  /** The customer's price, above the form. A form that shows its own leaves this one empty. */
  price?: ComponentType<ProductSlotProps>;
  orderForm?: ComponentType<ProductSlotProps>;
  stockInformation?: ComponentType<ProductSlotProps>;
  deliveryPromise?: ComponentType<ProductSlotProps>;
  /** The bar at the thumb on phones; total and button of the order form. */
  orderBar?: ComponentType<ProductSlotProps>;
}

/** Cart, prices and stock name their components here. */
export const productSlots: ProductSlots = {
  orderForm: OrderFormSlot,
  stockInformation: StockInformationSlot,
  deliveryPromise: DeliveryPromiseSlot,
  orderBar: OrderBarSlot,
};
