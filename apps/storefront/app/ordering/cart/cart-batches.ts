import type { CartPayload } from '@bouwpoort/contract/ordering/cart';
import type { Cart } from './cart.ts';
import { withAmounts } from './cart-amounts.ts';
import { affects, appendIntent, applyIntents, type CartIntent } from './cart-intents.ts';
import { payloadOf, reuseUnchanged } from './cart-mapping.ts';

/** A write in flight. If its response is lost, the same payload is sent again with the same idempotency key. */
export interface CartBatch {
  key: string;
  payload: CartPayload;
  intents: readonly CartIntent[];
}

/** Plain data, because the device stores it. */
export interface CartState {
  /** The last cart of the server; null before the first read. */
  cart: Cart | null;
  batch: CartBatch | null;
  pending: readonly CartIntent[];
}

export const emptyCartState: CartState = { cart: null, batch: null, pending: [] };

export function hasUnsent({ batch, pending }: Pick<CartState, 'batch' | 'pending'>): boolean {
  return batch !== null || pending.length > 0;
}

/** The cart to show: the server's cart with all unsent changes. */
export function viewOf({ cart, batch, pending }: CartState): Cart | null {
  if (!cart) return null;
  return withAmounts(applyIntents(cart, [...(batch?.intents ?? []), ...pending]), cart.lineItems);
}

export function withIntent(state: CartState, intent: CartIntent): CartState {
  return { ...state, pending: appendIntent(state.pending, intent) };
}

/** Combines all pending changes into one write. */
export function withBatch(state: CartState, key: string): CartState {
  const { cart, pending } = state;
  if (!cart || cart.id === 0) throw new Error('no cart ID');
  return { cart, batch: { key, payload: payloadOf(applyIntents(cart, pending)), intents: pending }, pending: [] };
}

/** The server accepted the write. */
export function afterAccepted(state: CartState, cart: Cart): CartState {
  return { ...withCart(state, cart), batch: null };
}

/** Another client wrote first: the changes are reapplied to its cart. */
export function afterConflict(state: CartState, cart: Cart): CartState {
  const pending = [...(state.batch?.intents ?? []), ...state.pending];
  return { ...withCart(state, cart), batch: null, pending };
}

/** The server refused some changes; the rest is retried. If it does not name them, the whole write is dropped. */
export function afterRefusal(state: CartState, variantGuids: ReadonlySet<string>): CartState {
  const intents = state.batch?.intents ?? [];
  const remaining = intents.filter((intent) => !affects(intent, variantGuids));
  const rest = remaining.length < intents.length ? remaining : [];
  return { ...state, batch: null, pending: [...rest, ...state.pending] };
}

/** The cart is gone: the changes are applied to the next one. */
export function afterMissing(state: CartState): CartState {
  return { cart: null, batch: null, pending: [...(state.batch?.intents ?? []), ...state.pending] };
}

export function withCart(state: CartState, cart: Cart): CartState {
  const lineItems = reuseUnchanged(state.cart?.lineItems ?? [], cart.lineItems);
  return { ...state, cart: { ...cart, lineItems } };
}

/** Whether another window's cart is newer than ours. A later cart has a higher id. */
export function isNewer(other: Cart, cart: Cart | null): boolean {
  if (!cart) return true;
  return other.id === cart.id ? other.version > cart.version : other.id > cart.id;
}
