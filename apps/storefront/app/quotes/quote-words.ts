import type { PricedQuantity } from '@bouwpoort/contract/quotes';
import { daysBetween } from '@bouwpoort/trade/calendar-days';
import { dayOf } from '@bouwpoort/trade/dutch-dates';
import { decimal, divideHalfUp, toWire } from '@bouwpoort/trade/money';
import { priceWords } from '@bouwpoort/trade/price-words';
import { showQuantity } from '@bouwpoort/trade/quantity-words';

/** Days that are left, the last one included. */
export function daysLeft(until: string, now: string): number {
  return daysBetween(dayOf(new Date(now)), until) + 1;
}

/** In percent below the own price, '10,5'; nothing where it is not below, or the two are for other units. */
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

/** What so many of a line's sales units come to, to the cent as the cart will say; not a part of a rounded amount. */
export function partAmount({ price, per, quantity }: PricedQuantity, part: number, whole: number): number {
  return toWire(divideHalfUp(decimal(price).times(quantity).times(part), decimal(per).times(whole), 2));
}
