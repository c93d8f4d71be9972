import { readDutchNumber } from '../foundation/dutch-number.ts';
import { allowsDecimals } from './order-units.ts';

/* The quantity field of an order form (C 5): text in, text or a number out, nothing of the screen. */

export const smallestQuantity = 1;
export const largestQuantity = 1_000_000;
const maxDecimals = 4;

/** Typing '0' into an empty field does nothing where it cannot be the beginning of '0,8'. */
export function blocksTyping(value: string, typed: string, unitCode: string): boolean {
  return value.trim() === '' && typed === '0' && !allowsDecimals(unitCode);
}

/** '', '0' and '0,' on the way to '0,8': no quantity, and no mistake either before the field is left. */
export function isBegun(value: string, unitCode: string): boolean {
  return allowsDecimals(unitCode) && /^0*[,.]?0*$/.test(value.trim());
}

/** An empty field becomes 1, and so does a zero of what is counted; everything else stays as it was typed. */
export function settleQuantity(value: string, unitCode: string): string {
  const text = value.trim();
  return text === '' || (!allowsDecimals(unitCode) && readDutchNumber(text) === 0) ? '1' : text;
}

export type QuantityMistake = 'missing' | 'notANumber' | 'tooSmall' | 'tooLarge' | 'notWhole' | 'tooManyDecimals';

/**
 * What the user typed, as a quantity of this unit, or what is wrong with it. At least 1 is ordered of the sales unit:
 * in another unit that is a measure less will do, since 0,8 m² is one board.
 */
export function readQuantity(
  value: string,
  unitCode: string,
  salesUnit = unitCode,
): { quantity: number; mistake?: undefined } | { quantity?: undefined; mistake: QuantityMistake } {
  const text = value.trim();
  if (text === '') return { mistake: 'missing' };
  const quantity = readDutchNumber(text);
  if (quantity === undefined) return { mistake: 'notANumber' };
  const isPart = unitCode !== salesUnit && allowsDecimals(unitCode);
  if (isPart && quantity === 0) return { mistake: 'missing' };
  if (quantity < (isPart ? 0 : smallestQuantity)) return { mistake: 'tooSmall' };
  if (quantity > largestQuantity) return { mistake: 'tooLarge' };
  if (!Number.isInteger(quantity) && !allowsDecimals(unitCode)) return { mistake: 'notWhole' };
  return decimalsOf(quantity) > maxDecimals ? { mistake: 'tooManyDecimals' } : { quantity };
}

/** As a field holds it: 2.5 → '2,5', without points between thousands. */
export function writeQuantity(quantity: number): string {
  return quantity.toLocaleString('nl-NL', { maximumFractionDigits: maxDecimals, useGrouping: false });
}

function decimalsOf(quantity: number): number {
  return String(quantity).split('.')[1]?.length ?? 0;
}
