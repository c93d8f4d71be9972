import { create } from 'zustand';
import type { Cart, CartLine, CartWay } from './cart.ts';

export interface RemovedLines {
  lines: readonly { line: CartLine; position: number }[];
  /** Of a cart that has none left. */
  way: CartWay;
}

/** The whole cart is picked up at this branch, and what it takes to undo that. */
export interface PickupChange {
  branchId: string;
  before: CartWay;
  /** It was delivered before. */
  wasDelivered: boolean;
}

/** An unobtrusive notice; its texts are in the namespace 'cart'. */
export type CartNotice =
  | { kind: 'added'; name: string; amount: string; pickup?: PickupChange }
  | ({ kind: 'removed' } & RemovedLines)
  | { kind: 'refused'; names: readonly string[]; reason: string }
  | { kind: 'tooManyLines' }
  | { kind: 'reconnected' };

export interface CartSnapshot {
  /**
   * None: nobody who could have one. Failed: not known, neither from the server nor from this device. Forbidden: the
   * server does not show it to this visitor; `problem` is its code.
   */
  status: 'none' | 'loading' | 'ready' | 'failed' | 'forbidden';
  problem: string | null;
  /** With everything that was asked for, also what the server does not have yet. */
  cart: Cart | null;
  /** Something is not at the server yet. */
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

let nextNotice = 0;
const maxNotices = 3;

export function showNotice(notice: CartNotice): void {
  const id = nextNotice++;
  useCartStore.setState(({ notices }) => ({ notices: [...notices.slice(1 - maxNotices), { ...notice, id }] }));
}

export function dropNotice(id: number): void {
  useCartStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
