import { sumOf, toWire } from '@bouwpoort/trade/money';
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

let nextNotice = 0;
const maxNotices = 3;

export function showNotice(notice: CartNotice): void {
  const id = nextNotice++;
  useCartStore.setState(({ notices }) => {
    const same = notices.find((one) => isSameAddition(one, notice));
    const others = notices.filter((one) => one !== same);
    return { notices: [...others.slice(1 - maxNotices), { ...withEarlier(notice, same), id }] };
  });
}

/** The same article again, while the earlier notice is still on screen. */
function isSameAddition(one: CartNotice, other: CartNotice): boolean {
  return (
    one.kind === 'added' &&
    other.kind === 'added' &&
    one.name === other.name &&
    one.salesUnit === other.salesUnit &&
    other.pickup === undefined
  );
}

function withEarlier(notice: CartNotice, earlier: CartNotice | undefined): CartNotice {
  if (notice.kind !== 'added' || earlier?.kind !== 'added') return notice;
  return { ...earlier, quantity: toWire(sumOf([earlier.quantity, notice.quantity])) };
}

export function dismissNotice(id: number): void {
  useCartStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
