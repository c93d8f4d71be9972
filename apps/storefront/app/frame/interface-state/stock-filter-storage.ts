/** P 9 */
const storageKey = 'ui/setIsStockFilterEnabled';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export function readStockFilter(storage: Storage): boolean {
  return storage.getItem(storageKey) === 'true';
}

export function storeStockFilter(storage: Storage, enabled: boolean): void {
  storage.setItem(storageKey, String(enabled));
}
