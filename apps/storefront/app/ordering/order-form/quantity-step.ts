import {
  largestQuantity,
  readQuantity,
  smallestQuantity,
  writeQuantity,
} from '@bouwpoort/trade/catalogue/quantity-input';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';

/** The value of the field after one step up or down; an invalid quantity restarts at the smallest. */
export function steppedQuantity(text: string, unit: string, delta: 1 | -1): string {
  const { quantity } = readQuantity(text, unit);
  if (quantity === undefined) return writeQuantity(smallestQuantity);
  const next = toWire(decimal(quantity).plus(delta));
  return writeQuantity(Math.min(largestQuantity, Math.max(smallestQuantity, next)));
}
