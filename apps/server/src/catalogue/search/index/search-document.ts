import type { IndexedProduct, IndexedVariant } from '../../products/products.ts';

/** A variant whose features can be read. */
interface SearchVariant extends IndexedVariant {
  featureList: Record<string, string>;
  ibFeatureList: Record<string, string>;
}

/** A product that is not in the index because its stored data is invalid. */
export interface LeftOut {
  productId: number;
  reason: string;
}

export const stockBit = 1;
export const orderBit = 2;

/** A product at one moment. */
export interface SearchDocument {
  product: IndexedProduct;
  /** The variants on offer; a product without any is not found. */
  variants: SearchVariant[];
  /** Whether some of them are stock items, and whether some are not. */
  stock: number;
  /** From here on nothing of it is on offer any more. */
  until: number;
}

/**
 * The document, if there is anything to find now, and when to look again because of a date. Throws when the product is
 * not as the tables should hold it.
 */
export function toDocument(
  product: IndexedProduct,
  now: number,
): { document: SearchDocument | undefined; dueAt: number } {
  if (product.hidden) return { document: undefined, dueAt: Number.POSITIVE_INFINITY };
  let dueAt = nextDate(product, now);
  let until = 0;
  let stock = 0;
  const variants: SearchVariant[] = [];
  if (product.id < 1) throw new Error('its id is below 1');
  for (const variant of product.variants) {
    dueAt = Math.min(dueAt, nextDate(variant, now));
    if (!isPublished(variant, now)) continue;
    variants.push(readable(variant));
    until = Math.max(until, variant.stopPublish ?? Number.POSITIVE_INFINITY);
    stock |= variant.stockItem ? stockBit : orderBit;
  }
  if (!isPublished(product, now) || variants.length === 0) return { document: undefined, dueAt };
  until = Math.min(until, product.stopPublish ?? Number.POSITIVE_INFINITY);
  return { document: { product, variants, stock, until }, dueAt };
}

function readable(variant: IndexedVariant): SearchVariant {
  const { featureList, ibFeatureList } = variant;
  if (!featureList || !ibFeatureList) throw new Error(`the features of variant ${variant.code} cannot be read`);
  // Itself, not a copy: there are a million of them.
  return variant as SearchVariant;
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200);
}

interface Dated {
  startPublish: number;
  stopPublish: number | null;
}

function isPublished({ startPublish, stopPublish }: Dated, now: number): boolean {
  return startPublish <= now && (stopPublish === null || stopPublish > now);
}

function nextDate({ startPublish, stopPublish }: Dated, now: number): number {
  if (startPublish > now) return startPublish;
  return stopPublish !== null && stopPublish > now ? stopPublish : Number.POSITIVE_INFINITY;
}
