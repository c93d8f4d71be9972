/** Marks stored data of a user who sees prices. */
const seesPricesKey = 'seesPrices';
/** P 9: what the device stores of one user. */
const exactKeys = ['stockStore', 'ordersStore', 'orders/lastOrderedProducts', seesPricesKey];
/** The quick order list: belongs to the user, and contains no prices. */
const quickOrderPrefix = 'quickOrder-';
const keyPrefixes = [
  'cartStore-',
  'catalogStore-',
  'searchStore-',
  'chosenSite-',
  'hasSites-',
  'typed-',
  quickOrderPrefix,
];

/** The part of the Storage interface needed to remove keys. */
type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;
type DeviceStorage = KeyedStorage & Pick<Storage, 'getItem' | 'setItem'>;

/** P 4.1: catalogue, cart, orders, last ordered products and stock. Other keys, such as closed messages, stay. */
export function removeDeviceCaches(storage: KeyedStorage, keptPrefix?: string): void {
  const keys = Array.from({ length: storage.length }, (_, position) => storage.key(position));
  for (const key of keys)
    if (key && isUserKey(key) && !(keptPrefix && key.startsWith(keptPrefix))) storage.removeItem(key);
}

/**
 * Records whether stored data belongs to a user who sees prices. Once they may not, the data is deleted. Returns true
 * when this page may still be showing prices it received before.
 */
export function recordSeesPrices(storage: DeviceStorage, seesPrices: boolean): boolean {
  const before = storage.getItem(seesPricesKey);
  if (!seesPrices) removeDeviceCaches(storage, quickOrderPrefix);
  storage.setItem(seesPricesKey, String(seesPrices));
  return !seesPrices && before === 'true';
}

/** `recordSeesPrices` on this device. A browser that refuses storage has stored no prices. */
export function clearHiddenPrices(seesPrices: boolean): boolean {
  try {
    return recordSeesPrices(localStorage, seesPrices);
  } catch {
    return false;
  }
}

function isUserKey(key: string): boolean {
  return exactKeys.includes(key) || keyPrefixes.some((start) => key.startsWith(start));
}
