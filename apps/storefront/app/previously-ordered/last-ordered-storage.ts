import type { LastOrderedProduct } from '@bouwpoort/contract/ordering/orders';

/** C 4.13. Removed at logout (session/device-caches.ts). */
export const lastOrderedKey = 'orders/lastOrderedProducts';

/** C 3, 9: the five most recent are stored. */
export const maxCached = 5;

type Owner = { userId: string };
type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function storeLastOrdered(
  storage: DeviceStorage,
  { userId }: Owner,
  products: readonly LastOrderedProduct[],
): void {
  storage.setItem(lastOrderedKey, JSON.stringify({ userId, products: products.slice(0, maxCached) }));
}

/** Null when nothing is stored, or for another user. */
export function readLastOrdered(storage: DeviceStorage, { userId }: Owner): LastOrderedProduct[] | null {
  const text = storage.getItem(lastOrderedKey);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isStored(stored) || stored.userId !== userId) return null;
    return stored.products;
  } catch (error) {
    // Written by other code, or truncated: ignored.
    console.warn(error);
    return null;
  }
}

/** After an order the stored list is outdated. */
export function clearLastOrdered(storage: DeviceStorage): void {
  storage.removeItem(lastOrderedKey);
}

function isStored(value: unknown): value is { userId: string; products: LastOrderedProduct[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'products' in value &&
    Array.isArray(value.products) &&
    value.products.every(isLastOrdered)
  );
}

/** Data stored by an older page has no variants. */
function isLastOrdered(value: unknown): value is LastOrderedProduct {
  return typeof value === 'object' && value !== null && 'variants' in value && Array.isArray(value.variants);
}

/** C 3: the first run of digits. Undefined for a key without digits. */
export function productIdOf(key: string): string | undefined {
  return key.match(/\d+/)?.[0];
}
