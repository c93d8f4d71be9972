import { readQuantity, writeQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import type { CompactProduct } from '../../catalogue/prices/compact-variant.ts';

type Ordered = Pick<CompactProduct, 'variants' | 'lastOrdered'>;

/** The initial values of an order form. */
interface InitialEntry {
  guid: string | undefined;
  text: string;
}

/**
 * The last ordered variant if it is still sold in the same unit, with the same quantity; else 1, without a selection.
 */
export function initialEntry(product: Ordered): InitialEntry {
  for (const { guid } of product.lastOrdered ?? []) {
    const text = lastQuantityOf(product, guid);
    if (text !== undefined) return { guid, text };
  }
  return { guid: undefined, text: '1' };
}

/** In another unit than today's, the same number would be another amount. */
export function lastQuantityOf({ variants, lastOrdered = [] }: Ordered, guid: string): string | undefined {
  const variant = variants.find((one) => one.guid === guid);
  const last = lastOrdered.find((one) => one.guid === guid);
  if (!variant?.hasUnits || !last || last.salesUnit !== variant.salesUnit) return undefined;
  const text = writeQuantity(last.quantity);
  return readQuantity(text, variant.salesUnit).mistake ? undefined : text;
}
