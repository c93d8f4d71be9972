import type { OrderSummary } from './order.ts';

/** P 9. Removed at logout (frame/session/device-caches.ts). */
export const ordersKey = 'ordersStore';

/** The last list that was loaded, for when loading fails. */
export interface CachedOrders {
  userId: string;
  ventureId: string;
  /** ISO 8601. */
  at: string;
  orders: OrderSummary[];
}

type Owner = Pick<CachedOrders, 'userId' | 'ventureId'>;
type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The newest; storage on a device is limited. */
const maxCached = 200;

export function storeOrders(storage: DeviceStorage, stored: CachedOrders): void {
  storage.setItem(ordersKey, JSON.stringify({ ...stored, orders: stored.orders.slice(0, maxCached) }));
}

export function readOrders(storage: DeviceStorage, owner: Owner): CachedOrders | null {
  const text = storage.getItem(ordersKey);
  const stored = text === null ? null : parsed(text);
  return stored?.userId === owner.userId && stored.ventureId === owner.ventureId ? stored : null;
}

/** C 4.1: a cancelled order is removed from the device. */
export function dropOrder(storage: DeviceStorage, owner: Owner, orderId: string): void {
  const stored = readOrders(storage, owner);
  if (stored) storeOrders(storage, { ...stored, orders: stored.orders.filter(({ id }) => id !== orderId) });
}

function parsed(text: string): CachedOrders | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'orders' in value && Array.isArray(value.orders)
      ? (value as CachedOrders)
      : null;
  } catch (error) {
    // Written by other code, or truncated: ignored.
    console.warn(error);
    return null;
  }
}

/** A browser without storage must not fail. */
export function withStorage<T>(task: (storage: Storage) => T): T | null {
  try {
    return task(localStorage);
  } catch (error) {
    console.warn(error);
    return null;
  }
}
