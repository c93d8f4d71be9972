import { useShallow } from 'zustand/react/shallow';
import type { Cart, CartShipment, NewCartLine } from './cart.ts';
import type { IntentOutcome, Settled } from './cart-queue.ts';
import type { AddOptions, CartSession } from './cart-session.ts';
import { type CartSnapshot, useCartStore } from './cart-store.ts';

/*
 * The cart, for every part of the storefront. Pages only include this file and the store; cart-provider.tsx loads the
 * rest for logged-in users.
 */

let session: Promise<CartSession | null> = Promise.resolve(null);

/** For the provider only. */
export function setCartSession(next: Promise<CartSession | null>): void {
  session = next;
}

/** C 8: throws for visitors without a login, who have no cart. */
export async function requireCartSession(): Promise<CartSession> {
  const open = await session;
  if (!open) throw new Error('not logged in');
  return open;
}

/** Changes resolve when the server accepted or refused them, or when they wait for a connection. */
export const cartActions = {
  /** In sales units (C 5). Merges with an existing line, and shows a notice unless `isSilent`. */
  async add(line: NewCartLine, options?: AddOptions): Promise<IntentOutcome> {
    return (await requireCartSession()).add(line, options);
  },
  /** A relative change, from a stepper; at zero the line is removed (C 4.3). */
  async changeQuantity(variantGuid: string, delta: number): Promise<IntentOutcome> {
    return (await requireCartSession()).enqueue({ kind: 'change', variantGuid, delta });
  },
  /** An absolute quantity, from a field. */
  async setQuantity(variantGuid: string, quantity: number): Promise<IntentOutcome> {
    return (await requireCartSession()).enqueue({ kind: 'set', variantGuid, quantity });
  },
  async remove(variantGuid: string): Promise<IntentOutcome> {
    return (await requireCartSession()).enqueue({ kind: 'remove', variantGuid });
  },
  async empty(): Promise<IntentOutcome> {
    return (await requireCartSession()).enqueue({ kind: 'empty' });
  },
  async setShipment(shipment: Partial<CartShipment>): Promise<IntentOutcome> {
    return (await requireCartSession()).enqueue({ kind: 'shipment', shipment });
  },
  /** Reads the cart again, for instance after it was ordered. */
  async read(): Promise<void> {
    await (await requireCartSession()).read();
  },
  /** Resolves when all changes have been sent, or wait for a connection. */
  async settled(): Promise<Settled> {
    return (await requireCartSession()).settled();
  },
  setCheckoutStep(checkoutStep: number): void {
    useCartStore.setState({ checkoutStep });
  },
};

interface UseCart extends Omit<CartSnapshot, 'notices' | 'problem'> {
  cart: Cart | null;
  /** The number of lines; null while loading. */
  count: number | null;
}

export function useCart(): UseCart & typeof cartActions {
  const snapshot = useCartStore(
    useShallow(({ status, cart, unsent, connected, checkoutStep }) => ({
      status,
      cart,
      unsent,
      connected,
      checkoutStep,
      count: countOf({ status, cart }),
    })),
  );
  return { ...snapshot, ...cartActions };
}

export function countOf({ status, cart }: Pick<CartSnapshot, 'status' | 'cart'>): number | null {
  return cart ? cart.lineItems.length : status === 'loading' || status === 'none' ? null : 0;
}
