import { create } from 'zustand';
import type { Cart, CartFulfilment, CartLine } from './cart.ts';

export interface RemovedLines {
  lines: readonly { line: CartLine; position: number }[];
  /** Restored with the lines if the cart became empty. */
  fulfilment: CartFulfilment;
}

/** A change of the whole cart to pickup at a branch, with the values to undo it. */
export interface PickupChange {
  branchId: string;
  before: CartFulfilment;
  /** Was to be delivered before. */
  wasDelivered: boolean;
}

/** An unobtrusive notice; its texts are in the namespace 'cart'. */
export type CartNotice =
  | { kind: 'added'; name: string; quantity: number; salesUnit: string; pickup?: PickupChange }
  | ({ kind: 'removed' } & RemovedLines)
  | { kind: 'refused'; names: readonly string[]; reason: string }
  | { kind: 'tooManyLines' }
  | { kind: 'reconnected' };

export interface CartSnapshot {
  /**
   * none: this visitor has no cart. failed: it is unknown to the server and to this device. forbidden: the server refuses
   * access; `problem` is its code.
   */
  status: 'none' | 'loading' | 'ready' | 'failed' | 'forbidden';
  problem: string | null;
  /** Includes unsent changes. */
  cart: Cart | null;
  /** Some changes have not been sent yet. */
  unsent: boolean;
  connected: boolean;
  /** C 3: starts at 1, and returns there whenever something is added. */
  checkoutStep: number;
  notices: readonly (CartNotice & { id: number })[];
}

export const noCartSnapshot: CartSnapshot = {
  status: 'none',
  problem: null,
  cart: null,
  unsent: false,
  connected: true,
  checkoutStep: 1,
  notices: [],
};

/** Only the browser changes it; the server renders every page from the initial state. */
export const useCartStore = create<CartSnapshot>(() => noCartSnapshot);

export function dismissNotice(id: number): void {
  useCartStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
