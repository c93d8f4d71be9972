import type { DeviceOwner } from './purchase-device.ts';

/** Goes with what the window stores of a checkout, and is forgotten with it (checkout-storage.ts). */
const keyOf = ({ userId, ventureId }: DeviceOwner) => `checkout-pickup-${userId}${ventureId}`;

/** The branch where the user wants to fetch what they order: the checkout begins with it. */
export function wishPickup(owner: DeviceOwner, branchId: string | null): void {
  try {
    if (branchId === null) sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), branchId);
  } catch (error) {
    // Without storage the checkout asks.
    console.warn(error);
  }
}

export function wishedPickup(owner: DeviceOwner): string | null {
  try {
    return sessionStorage.getItem(keyOf(owner));
  } catch {
    return null;
  }
}
