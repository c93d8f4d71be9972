import { readQuantity, writeQuantity } from '@bouwpoort/trade/quantity-input';
import type { CompactProduct } from './compact-variant.ts';

type Ordered = Pick<CompactProduct, 'variants' | 'lastOrdered'>;

/** What an order form begins with. */
interface FirstEntry {
  guid: string | undefined;
  text: string;
}

/** The variant that was ordered last and is still sold the same way, in the same quantity; else one of nothing chosen. */
export function firstEntry(product: Ordered): FirstEntry {
  for (const { guid } of product.lastOrdered ?? []) {
    const text = lastQuantityOf(product, guid);
    if (text !== undefined) return { guid, text };
  }
  return { guid: undefined, text: '1' };
}

/** Counted in another unit than today's, the same number would be another amount. */
export function lastQuantityOf({ variants, lastOrdered = [] }: Ordered, guid: string): string | undefined {
  const variant = variants.find((one) => one.guid === guid);
  const last = lastOrdered.find((one) => one.guid === guid);
  if (!variant?.hasUnits || !last || last.salesUnit !== variant.salesUnit) return undefined;
  const text = writeQuantity(last.quantity);
  return readQuantity(text, variant.salesUnit).mistake ? undefined : text;
}
