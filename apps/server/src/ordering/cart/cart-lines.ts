import type { CartPayload } from '@bouwpoort/contract/ordering/cart';
import { allowsDecimals } from '@bouwpoort/trade/catalogue/order-units';
import { largestQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { type DecimalSource, decimal } from '@bouwpoort/trade/foundation/money';
import { nameOf, type OrderableVariant } from '../../catalogue/products/products.ts';
import type { LineWrite } from './cart.queries.ts';
import type { CartLineRow } from './lines-by-column.ts';

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

interface LineError {
  code: string;
  message: string;
}

/**
 * An added article must be orderable, in whole sales units unless the unit allows decimals. An article that was in the
 * cart before may stay or be reduced even if it is no longer orderable: only its owner removes it.
 */
export function findLineError(
  line: PayloadLine,
  variant: OrderableVariant | undefined,
  earlier: CartLineRow | undefined,
): LineError | undefined {
  const more = !earlier || decimal(line.quantity).gt(earlier.quantity);
  if (more && !variant) return { code: line.code, message: 'Dit artikel kennen we niet' };
  if (more && variant?.state !== 'orderable') return { code: line.code, message: 'Dit artikel is niet te bestellen' };
  if (variant && !fitsUnit(line.quantity, variant.salesUnit)) {
    return { code: line.code, message: 'Bestel dit artikel in hele aantallen' };
  }
  if (exceedsMaxQuantity(line.quantity)) return { code: line.code, message: quantityTooLarge };
  return undefined;
}

export const quantityTooLarge = `Bestel hooguit ${showQuantity(largestQuantity)} van een artikel`;

/** Lines of one article are merged, and the sum can exceed the maximum that each line respects. */
export function exceedsMaxQuantity(quantity: DecimalSource): boolean {
  return decimal(quantity).gt(largestQuantity);
}

export function fitsUnit(quantity: number, salesUnit: string): boolean {
  return Number.isInteger(quantity) || allowsDecimals(salesUnit);
}

export function toLineWrite(
  line: PayloadLine,
  variant: OrderableVariant | undefined,
  earlier: CartLineRow | undefined,
): LineWrite {
  return {
    contentId: line.contentId,
    code: variant?.code ?? earlier?.code ?? line.code,
    displayName: variant ? nameOf(variant) : (earlier?.displayName ?? line.code),
    quantity: String(line.quantity),
    productReferenceId: line.productReferenceId ?? earlier?.productReferenceId ?? '',
    variantReferenceId: line.variantReferenceId ?? earlier?.variantReferenceId ?? '',
  };
}

/** The lines, or parts of lines, that were added after the order was prepared. */
export function remainingLines(rows: readonly CartLineRow[], ordered: ReadonlyMap<string, DecimalSource>): LineWrite[] {
  return rows.flatMap(({ id: _, position: __, ...line }) => {
    const quantity = decimal(line.quantity).minus(ordered.get(line.contentId) ?? 0);
    return quantity.gt(0) ? [{ ...line, quantity: quantity.toString() }] : [];
  });
}
