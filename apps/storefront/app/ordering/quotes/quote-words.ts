import type { PricedQuantity } from '@bouwpoort/contract/ordering/quotes';
import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { daysBetween } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { decimal, divideHalfUp, toWire } from '@bouwpoort/trade/foundation/money';

/** The number of days left, including the last one. */
export function daysLeft(until: string, now: string): number {
  return daysBetween(dayOf(new Date(now)), until) + 1;
}

/** In percent below the customer's own price, '10,5'; undefined when it is not below, or the units differ. */
export function discountWords(
  own: PricedQuantity | null | undefined,
  offered: PricedQuantity | null | undefined,
): string | undefined {
  if (!own || !offered || own.amount <= offered.amount || own.amount === 0) return undefined;
  const percent = decimal(own.amount).minus(offered.amount).times(100).div(own.amount).round(1);
  return percent.gt(0) ? showQuantity(percent) : undefined;
}

/** '€ 24,15' and 'm²'. */
export function pricedWords({ price, per, unitId }: PricedQuantity): { price: string; unit: string } {
  return priceWords({ price, per, unitId });
}

/** The amount for a number of sales units of a line, to the cent as in the cart; not a share of a rounded amount. */
export function partAmount({ price, per, quantity }: PricedQuantity, part: number, whole: number): number {
  return toWire(divideHalfUp(decimal(price).times(quantity).times(part), decimal(per).times(whole), 2));
}
