import { useShallow } from 'zustand/react/shallow';
import type { Cart, CartShipment, NewCartLine } from './cart.ts';
import type { IntentOutcome, Settled } from './cart-queue.ts';
import type { AddOptions, CartSession } from './cart-session.ts';
import { type CartSnapshot, useCartStore } from './cart-store.ts';

/*
 * The cart, for every part of the product. Its code is loaded when a user is logged in
 * (cart-provider.tsx); this file and the store are all that pages carry along.
 */

let session: Promise<CartSession | null> = Promise.resolve(null);

/** For the provider only. */
export function setCartSession(next: Promise<CartSession | null>): void {
  session = next;
}

/** C 8: without a login there is no cart to do anything with. */
export async function requireCartSession(): Promise<CartSession> {
  const open = await session;
  if (!open) throw new Error('not logged in');
  return open;
}

/** Each answers when the server took or refused it, or as soon as it turns out to wait for a connection. */
export const cartActions = {
  /** In sales units (C 5). Merges with what is there, and says so in a notice unless it is to be quiet. */
  async add(line: NewCartLine, options?: AddOptions): Promise<IntentOutcome> {
    return (await requireCartSession()).add(line, options);
  },
  /** A difference, as of a stepper; down to nothing takes the line out (C 4.3). */
  async changeQuantity(variantGuid: string, delta: number): Promise<IntentOutcome> {
    return (await requireCartSession()).intend({ kind: 'change', variantGuid, delta });
  },
  /** An amount, as of a field. */
  async setQuantity(variantGuid: string, quantity: number): Promise<IntentOutcome> {
    return (await requireCartSession()).intend({ kind: 'set', variantGuid, quantity });
  },
  async remove(variantGuid: string): Promise<IntentOutcome> {
    return (await requireCartSession()).intend({ kind: 'remove', variantGuid });
  },
  async empty(): Promise<IntentOutcome> {
    return (await requireCartSession()).intend({ kind: 'empty' });
  },
  async setShipment(shipment: Partial<CartShipment>): Promise<IntentOutcome> {
    return (await requireCartSession()).intend({ kind: 'shipment', shipment });
  },
  /** Reads it again: after an order was made of it, for one. */
  async read(): Promise<void> {
    await (await requireCartSession()).read();
  },
  /** For what may only begin when the server has everything. */
  async settled(): Promise<Settled> {
    return (await requireCartSession()).settled();
  },
  setCheckoutStep(checkoutStep: number): void {
    useCartStore.setState({ checkoutStep });
  },
};

interface UseCart extends Omit<CartSnapshot, 'notices' | 'problem'> {
  cart: Cart | null;
  /** Lines; nothing while they are being fetched. */
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
