import { decimal } from '@bouwpoort/trade/money';
import type { KnownPrice } from './order-form-state.ts';
import type { OwnPrice } from './ordered-line.ts';

export type CompactPrice =
  | { status: 'loading' | 'failed' | 'none' }
  /** From: others cost more. */
  | { status: 'priced'; price: OwnPrice; from: boolean };

/** Of one variant, or of several of which none is chosen yet: then the cheapest. */
export function compactPrice(known: readonly KnownPrice[]): CompactPrice {
  if (known.some(({ status }) => status === 'loading')) return { status: 'loading' };
  const prices = known.flatMap((one) => (one.status === 'known' && one.price ? [one.price] : []));
  const [cheapest] = prices.toSorted(byPrice);
  if (cheapest) return { status: 'priced', price: cheapest, from: prices.some((one) => byPrice(cheapest, one) < 0) };
  return { status: known.some(({ status }) => status === 'failed') ? 'failed' : 'none' };
}

/** Per so many units or per one: the same measure for all. */
function byPrice(a: OwnPrice, b: OwnPrice): number {
  return decimal(a.price).times(b.salesPricePer).cmp(decimal(b.price).times(a.salesPricePer));
}
