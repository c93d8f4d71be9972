import { readDutchNumber } from './dutch-number.ts';
import { allowsDecimals } from './order-units.ts';

/* The quantity field of an order form (C 5): text in, text or a number out, nothing of the screen. */

export const smallestQuantity = 1;
export const largestQuantity = 1_000_000;
const mostDecimals = 4;

/** Typing '0' into an empty field does nothing. */
export function blocksTyping(value: string, typed: string): boolean {
  return value.trim() === '' && typed === '0';
}

/** An empty field or a zero becomes 1; everything else stays as it was typed, right or wrong. */
export function settleQuantity(value: string): string {
  const text = value.trim();
  if (text === '') return '1';
  return readDutchNumber(text) === 0 ? '1' : text;
}

export type QuantityMistake = 'missing' | 'notANumber' | 'tooSmall' | 'tooLarge' | 'notWhole' | 'tooManyDecimals';

/** What the user typed, as a quantity of this unit, or what is wrong with it. */
export function readQuantity(
  value: string,
  unitCode: string,
): { quantity: number; mistake?: undefined } | { quantity?: undefined; mistake: QuantityMistake } {
  const text = value.trim();
  if (text === '') return { mistake: 'missing' };
  const quantity = readDutchNumber(text);
  if (quantity === undefined) return { mistake: 'notANumber' };
  if (quantity < smallestQuantity) return { mistake: 'tooSmall' };
  if (quantity > largestQuantity) return { mistake: 'tooLarge' };
  if (!Number.isInteger(quantity) && !allowsDecimals(unitCode)) return { mistake: 'notWhole' };
  return decimalsOf(quantity) > mostDecimals ? { mistake: 'tooManyDecimals' } : { quantity };
}

/** As a field holds it: 2.5 → '2,5', without points between thousands. */
export function writeQuantity(quantity: number): string {
  return quantity.toLocaleString('nl-NL', { maximumFractionDigits: mostDecimals, useGrouping: false });
}

function decimalsOf(quantity: number): number {
  return String(quantity).split('.')[1]?.length ?? 0;
}
