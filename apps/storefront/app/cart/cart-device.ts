import type { Cart } from './cart.ts';
import type { CartState } from './cart-batches.ts';
import type { CartOwner } from './cart-server.ts';

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type Unsent = Pick<CartState, 'batch' | 'pending'>;

/** Raised when the stored form changes; what an older page stored is then not read. */
const form = 3;

/** C 9: the last known cart, for showing it at once and without a connection. */
export function cartKey({ userId, ventureId }: CartOwner): string {
  return `cartStore-${userId}${ventureId}`;
}

/**
 * What the device stores of a cart. What is not yet sent stands apart, per window: each window sends its own, and a
 * second one must not do it again. A browser without storage is no reason to fail.
 */
export class CartDevice {
  readonly #storage: DeviceStorage | null;
  readonly #key: string;

  constructor(storage: DeviceStorage | null, owner: CartOwner) {
    this.#storage = storage;
    this.#key = cartKey(owner);
  }

  readCart(): Cart | null {
    return readCached(this.#read(this.#key), 'lineItems');
  }

  keepCart(cart: Cart | null): void {
    this.#write(this.#key, cart);
  }

  readUnsent(tab: string): Unsent | null {
    return readCached(this.#read(this.#unsentKey(tab)), 'pending');
  }

  keepUnsent(tab: string, unsent: Unsent | null): void {
    this.#write(this.#unsentKey(tab), unsent);
  }

  /** Windows that left something. */
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
      else this.#storage?.setItem(key, JSON.stringify({ form, value }));
    } catch (error) {
      // Full, or refused: the cart works without, and the server has what was sent.
      console.warn(error);
    }
  }
}

/** From storage, or from another window's storage event. */
export function cartIn(text: string | null): Cart | null {
  return readCached(text, 'lineItems');
}

function readCached<T>(text: string | null, list: keyof T & string): T | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('form' in kept) || kept.form !== form) return null;
    const value = (kept as { value?: unknown }).value;
    return typeof value === 'object' && value !== null && Array.isArray((value as Record<string, unknown>)[list])
      ? (value as T)
      : null;
  } catch {
    // Cut short or written by something else: as good as nothing.
    return null;
  }
}

export function openStorage(): DeviceStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
