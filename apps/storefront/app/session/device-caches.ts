/** Marks stored data of a user who sees prices. */
const seesPricesKey = 'seesPrices';
/** P 9: what the device stores of one user. */
const exactKeys = ['stockStore', 'ordersStore', 'orders/lastOrderedProducts', seesPricesKey];
/** A list that is being typed: of the user, and without prices. */
const typedList = 'quickOrder-';
const keyStarts = ['cartStore-', 'catalogStore-', 'searchStore-', 'chosenSite-', 'hasSites-', typedList];

/** As much of localStorage as is needed to empty a part of it. */
type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;
type DeviceStorage = KeyedStorage & Pick<Storage, 'getItem' | 'setItem'>;

/** P 4.1: catalogue, cart, orders, last ordered products and stock. Closed messages and the like stay. */
export function removeDeviceCaches(storage: KeyedStorage, keeps?: string): void {
  const keys = Array.from({ length: storage.length }, (_, position) => storage.key(position));
  for (const key of keys) if (key && isOfUser(key) && !(keeps && key.startsWith(keeps))) storage.removeItem(key);
}

/**
 * Records whether stored data belongs to a user who sees prices. Once they may not, the data is deleted. Returns true
 * when this page may still be showing prices it received before.
 */
export function noteSeesPrices(storage: DeviceStorage, seesPrices: boolean): boolean {
  const before = storage.getItem(seesPricesKey);
  if (!seesPrices) removeDeviceCaches(storage, typedList);
  storage.setItem(seesPricesKey, String(seesPrices));
  return !seesPrices && before === 'true';
}

/** As `noteSeesPrices`, of this device. A browser that refuses storage has nothing to forget. */
export function forgetPrices(seesPrices: boolean): boolean {
  try {
    return noteSeesPrices(localStorage, seesPrices);
  } catch {
    return false;
  }
}

function isOfUser(key: string): boolean {
  return exactKeys.includes(key) || keyStarts.some((start) => key.startsWith(start));
}
