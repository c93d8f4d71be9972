import type { Cart } from './cart.ts';
import type { CartState } from './cart-batches.ts';
import type { CartOwner } from './cart-server.ts';

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type Unsent = Pick<CartState, 'batch' | 'pending'>;

/** Raise it when the stored format changes, so that data of an older page is ignored. */
const storageVersion = 3;

/** C 9: the key of the last known cart, which shows at once and without a connection. */
export function cartKey({ userId, ventureId }: CartOwner): string {
  return `cartStore-${userId}${ventureId}`;
}

/**
 * The cart in localStorage. Unsent changes are stored per window, because each window sends its own, and no other may
 * send them again. Works without storage too.
 */
export class CartStorage {
  readonly #storage: DeviceStorage | null;
  readonly #key: string;

  constructor(storage: DeviceStorage | null, owner: CartOwner) {
    this.#storage = storage;
    this.#key = cartKey(owner);
  }

  readCart(): Cart | null {
    return parseStored(this.#read(this.#key), 'lineItems');
  }

  storeCart(cart: Cart | null): void {
    this.#write(this.#key, cart);
  }

  readUnsent(tab: string): Unsent | null {
    return parseStored(this.#read(this.#unsentKey(tab)), 'pending');
  }

  storeUnsent(tab: string, unsent: Unsent | null): void {
    this.#write(this.#unsentKey(tab), unsent);
  }

  /** The windows with unsent changes. */
  tabs(): string[] {
    const storage = this.#storage;
    if (!storage) return [];
    const start = this.#unsentKey('');
    return Array.from({ length: storage.length }, (_, position) => storage.key(position)).flatMap((key) =>
      key?.startsWith(start) ? [key.slice(start.length)] : [],
    );
  }

  #unsentKey(tab: string): string {
    return `${this.#key}/${tab}`;
  }

  #read(key: string): string | null {
    return this.#storage?.getItem(key) ?? null;
  }

  #write(key: string, value: object | null): void {
    try {
      if (value === null) this.#storage?.removeItem(key);
      else this.#storage?.setItem(key, JSON.stringify({ form: storageVersion, value }));
    } catch (error) {
      // Storage is full or refused: the cart works without it.
      console.warn(error);
    }
  }
}

/** Parses a cart from storage, or from a storage event of another window. */
export function parseCart(text: string | null): Cart | null {
  return parseStored(text, 'lineItems');
}

function parseStored<T>(text: string | null, list: keyof T & string): T | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('form' in stored) || stored.form !== storageVersion)
      return null;
    const value = (stored as { value?: unknown }).value;
    return typeof value === 'object' && value !== null && Array.isArray((value as Record<string, unknown>)[list])
      ? (value as T)
      : null;
  } catch {
    // Truncated or written by other code: ignored.
    return null;
  }
}

export function openLocalStorage(): DeviceStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
