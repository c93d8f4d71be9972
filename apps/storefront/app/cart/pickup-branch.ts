import type { CartShipment } from './cart.ts';

interface Owner {
  userId: string;
  ventureId: string;
}

/** Goes with what the window stores of a checkout, and is forgotten with it (checkout-storage.ts). */
const keyOf = ({ userId, ventureId }: Owner) => `checkout-pickup-${userId}${ventureId}`;

/** The branch where the user picks up their cart; it counts while the cart is one that is picked up. */
export function storePickupBranch(owner: Owner, branchId: string | null): void {
  try {
    if (branchId === null) sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), branchId);
  } catch (error) {
    // Without storage the checkout asks.
    console.warn(error);
  }
}

/** Null where none was chosen: then it is the user's own. */
export function storedPickupBranch(owner: Owner): string | null {
  try {
    return sessionStorage.getItem(keyOf(owner));
  } catch {
    return null;
  }
}

export function isPickedUp({ shipment }: { shipment: Pick<CartShipment, 'deliveryMethodId'> }): boolean {
  return shipment.deliveryMethodId === 'instorepickup';
}
