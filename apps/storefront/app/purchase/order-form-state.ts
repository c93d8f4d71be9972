import type { VariantUnits } from '@bouwpoort/trade/unit-conversion';
import { type OrderedLine, type OrderMistake, type OwnPrice, orderedLine, unitsPriced } from './ordered-line.ts';
import type { PurchaseAccess } from './purchase-access.ts';

/** What is known of the price at this moment. */
export type KnownPrice =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; price: OwnPrice | undefined };

export type OrderFormState =
  /** The account has no customer behind it (C 6). */
  | { kind: 'noLink' }
  | { kind: 'loading' }
  /** Failed: nobody knows; the others are a price nobody calculated (C 8). */
  | { kind: 'noPrice'; reason: 'onRequest' | 'failed' }
  | { kind: 'priced'; price: OwnPrice; line: OrderedLine | undefined; mistake: OrderMistake | undefined };

interface OrderFormQuestion {
  access: Pick<PurchaseAccess, 'prices'>;
  known: KnownPrice;
  units: VariantUnits;
  /** As it stands in the field. */
  text: string;
  unit: string | undefined;
}

/** C 4.9: prices loading, then no price (a unit price or subtotal that is missing or 0), else priced. */
export function orderFormState({ access, known, units, text, unit }: OrderFormQuestion): OrderFormState {
  if (access.prices === 'noLink') return { kind: 'noLink' };
  if (access.prices === 'zero') return { kind: 'noPrice', reason: 'onRequest' };
  if (known.status === 'loading') return { kind: 'loading' };
  if (known.status === 'failed') return { kind: 'noPrice', reason: 'failed' };
  const { price } = known;
  if (!price) return { kind: 'noPrice', reason: 'onRequest' };
  const { line, mistake } = orderedLine(unitsPriced(units, price), price, text, unit);
  if (line?.subtotal.eq(0) && !price.isHidden) return { kind: 'noPrice', reason: 'onRequest' };
  return { kind: 'priced', price, line, mistake };
}
