import type { VariantUnits } from '@bouwpoort/trade/catalogue/unit-conversion';
import { type OrderedLine, type OrderMistake, type OwnPrice, orderedLine, unitsPriced } from './ordered-line.ts';
import type { PurchaseAccess } from './purchase-access.ts';

/** The current state of the price. */
export type KnownPrice =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; price: OwnPrice | undefined };

export type OrderFormState =
  /** The account is not linked to a customer (C 6). */
  | { kind: 'noLink' }
  | { kind: 'loading' }
  /** 'failed': the price is unknown; otherwise there is no calculated price (C 8). */
  | { kind: 'noPrice'; reason: 'onRequest' | 'failed' }
  | { kind: 'priced'; price: OwnPrice; line: OrderedLine | undefined; mistake: OrderMistake | undefined };

interface OrderFormQuestion {
  access: Pick<PurchaseAccess, 'prices'>;
  known: KnownPrice;
  units: VariantUnits;
  /** The raw value of the field. */
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
