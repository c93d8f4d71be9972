import { readQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import {
  inUnit,
  offeredUnits,
  selectedUnit,
  toSalesQuantity,
  type VariantUnits,
} from '@bouwpoort/trade/catalogue/unit-conversion';
import { type DecimalSource, toWire } from '@bouwpoort/trade/foundation/money';
import type { ProductSlotProps } from '../../catalogue/product-page/product-slots.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { useOrderFormEntry } from './order-form-store.ts';

type StockedUnits = VariantUnits & { stockUnit: string };

/** The quantity of the order form in stock units; undefined without a valid quantity. */
export function neededStock(units: StockedUnits, text: string, unit: string | undefined): number | undefined {
  if (unit === undefined) return undefined;
  const { quantity, mistake } = readQuantity(text, unit, units.salesUnit);
  if (mistake) return undefined;
  return stockOfSales(units, toSalesQuantity(units, quantity, unit));
}

function stockOfSales(units: StockedUnits, quantity: DecimalSource): number {
  return toWire(inUnit(units, quantity, units.salesUnit, units.stockUnit));
}

export function useNeededStock({ product, variant }: Pick<ProductSlotProps, 'product' | 'variant'>) {
  const { text, unit } = useOrderFormEntry(product.id);
  return neededStock(variant, text, selectedUnit(variant, offeredUnits(variant.bundles), unit));
}

/** The quantity of a variant that is in the cart, in stock units. */
export function useStockInCart(variant: StockedUnits & { guid: string }): number {
  const line = useCartStore(({ cart }) =>
    cart?.lineItems.find(({ variantGuid }) => variantGuid === variant.guid.toLowerCase()),
  );
  return line ? stockOfSales(variant, line.quantity) : 0;
}
