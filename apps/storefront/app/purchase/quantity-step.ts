import { decimal, toWire } from '@bouwpoort/trade/money';
import { largestQuantity, readQuantity, smallestQuantity, writeQuantity } from '@bouwpoort/trade/quantity-input';

/** What the field holds after one more or less; what is no quantity of this unit begins again at the smallest. */
export function steppedQuantity(text: string, unit: string, delta: 1 | -1): string {
  const { quantity } = readQuantity(text, unit);
  if (quantity === undefined) return writeQuantity(smallestQuantity);
  const next = toWire(decimal(quantity).plus(delta));
  return writeQuantity(Math.min(largestQuantity, Math.max(smallestQuantity, next)));
}
