import type { CartPayload } from '@bouwpoort/contract/cart';
import { type DecimalSource, decimal } from '@bouwpoort/trade/money';
import { allowsDecimals } from '@bouwpoort/trade/order-units';
import { largestQuantity } from '@bouwpoort/trade/quantity-input';
import { showQuantity } from '@bouwpoort/trade/quantity-words';
import { nameOf, type OrderableVariant } from '../catalogue/catalogue.ts';
import type { LineToKeep } from './cart.queries.ts';
import type { CartLineHeld } from './lines-by-column.ts';

export { nameOf };

type PayloadLine = CartPayload['shipments'][number]['lineItems'][number];

/** Lines for the same variant are one line with the sum (C 4.3). The first one's place counts. */
export function mergeLines(lines: readonly PayloadLine[]): PayloadLine[] {
  const merged = new Map<string, PayloadLine>();
  for (const line of lines) {
    const key = line.contentId.toLowerCase();
    const earlier = merged.get(key);
    const quantity = earlier ? decimal(earlier.quantity).plus(line.quantity).toNumber() : line.quantity;
    merged.set(key, { ...(earlier ?? line), contentId: key, quantity });
  }
  return [...merged.values()];
}

interface LineMistake {
  code: string;
  message: string;
}

/**
 * What is put in must be there to be ordered, in whole sales units unless those are a measure. What was in the cart
 * already may stay as it is, or get less, though the catalogue does not offer it: its owner takes it out.
 */
export function mistakeIn(
  line: PayloadLine,
  variant: OrderableVariant | undefined,
  earlier: CartLineHeld | undefined,
): LineMistake | undefined {
  const more = !earlier || decimal(line.quantity).gt(earlier.quantity);
  if (more && !variant) return { code: line.code, message: 'Dit artikel kennen we niet' };
  if (more && variant?.state !== 'orderable') return { code: line.code, message: 'Dit artikel is niet te bestellen' };
  if (variant && !fitsUnit(line.quantity, variant.salesUnit)) {
    return { code: line.code, message: 'Bestel dit artikel in hele aantallen' };
  }
  if (isTooMuch(line.quantity)) return { code: line.code, message: tooMuch };
  return undefined;
}

export const tooMuch = `Bestel hooguit ${showQuantity(largestQuantity)} van een artikel`;

/** Lines of one article are one line: together they can be more than each may be. */
export function isTooMuch(quantity: DecimalSource): boolean {
  return decimal(quantity).gt(largestQuantity);
}

export function fitsUnit(quantity: number, salesUnit: string): boolean {
  return Number.isInteger(quantity) || allowsDecimals(salesUnit);
}

export function lineToKeep(
  line: PayloadLine,
  variant: OrderableVariant | undefined,
  earlier: CartLineHeld | undefined,
): LineToKeep {
  return {
    contentId: line.contentId,
    code: variant?.code ?? earlier?.code ?? line.code,
    displayName: variant ? nameOf(variant) : (earlier?.displayName ?? line.code),
    quantity: String(line.quantity),
    productReferenceId: line.productReferenceId ?? earlier?.productReferenceId ?? '',
    variantReferenceId: line.variantReferenceId ?? earlier?.variantReferenceId ?? '',
  };
}

/** What was put in after the order was made ready. */
export function linesLeft(rows: readonly CartLineHeld[], ordered: ReadonlyMap<string, DecimalSource>): LineToKeep[] {
  return rows.flatMap(({ id: _, position: __, ...line }) => {
    const quantity = decimal(line.quantity).minus(ordered.get(line.contentId) ?? 0);
    return quantity.gt(0) ? [{ ...line, quantity: quantity.toString() }] : [];
  });
}
