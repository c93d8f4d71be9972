import { whenNeeded } from '../foundation/lazy.ts';
import { type DecimalSource, decimal, toWire } from '../foundation/money.ts';
import { unitName } from './order-units.ts';

const dutch = whenNeeded(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 4 }));

/** 1234.5 → '1.234,5' */
export function showQuantity(quantity: DecimalSource): string {
  return dutch().format(toWire(quantity));
}

/** 7 of PK → '7 pakken'; the number that is shown decides between one and many. */
export function showAmount(quantity: DecimalSource, unitCode: string): string {
  return `${showQuantity(quantity)} ${unitName(unitCode, toWire(quantity))}`;
}

const exactly = whenNeeded(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 12 }));

/** The same with every decimal it has: what is multiplied by a price to check an amount. */
export function showExactAmount(quantity: DecimalSource, unitCode: string): string {
  const exact = decimal(quantity).toNumber();
  return `${exactly().format(exact)} ${unitName(unitCode, exact)}`;
}

const euros = whenNeeded(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }));

/**
 * 1289.89 → '€ 1.289,89', with a space that does not break. Prices too have two decimals wherever they are shown (C 1).
 */
export function showEuros(amount: DecimalSource): string {
  return euros().format(toWire(amount));
}
