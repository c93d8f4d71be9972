import { decimal } from '@bouwpoort/trade/foundation/money';
import type { KnownPrice } from './order-form-state.ts';
import type { OwnPrice } from './ordered-line.ts';

export type CompactPrice =
  | { status: 'loading' | 'failed' | 'none' }
  /** Other variants cost more. */
  | { status: 'priced'; price: OwnPrice; from: boolean };

/** The price of one variant, or the lowest of several while none is selected. */
export function compactPrice(known: readonly KnownPrice[]): CompactPrice {
  if (known.some(({ status }) => status === 'loading')) return { status: 'loading' };
  const prices = known.flatMap((one) => (one.status === 'known' && one.price ? [one.price] : []));
  const [cheapest] = prices.toSorted(byPrice);
  if (cheapest) return { status: 'priced', price: cheapest, from: prices.some((one) => byPrice(cheapest, one) < 0) };
  return { status: known.some(({ status }) => status === 'failed') ? 'failed' : 'none' };
}

/** Compares per single unit, whatever the price quantity is. */
function byPrice(a: OwnPrice, b: OwnPrice): number {
  return decimal(a.price).times(b.salesPricePer).cmp(decimal(b.price).times(a.salesPricePer));
}
