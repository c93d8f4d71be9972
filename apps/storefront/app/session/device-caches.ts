/** P 9: what the device stores of one user. */
const exactKeys = ['stockStore', 'ordersStore', 'orders/lastOrderedProducts'];
const keyStarts = ['cartStore-', 'catalogStore-', 'searchStore-', 'chosenSite-', 'hasSites-'];

/** As much of localStorage as is needed to empty a part of it. */
type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** P 4.1: catalogue, cart, orders, last ordered products and stock. Closed messages and the like stay. */
export function removeDeviceCaches(storage: KeyedStorage): void {
  const keys = Array.from({ length: storage.length }, (_, position) => storage.key(position));
  for (const key of keys) if (key !== null && isOfUser(key)) storage.removeItem(key);
}

function isOfUser(key: string): boolean {
  return exactKeys.includes(key) || keyStarts.some((start) => key.startsWith(start));
}
