import { type Decimal, type DecimalSource, decimal } from '../foundation/money.ts';
import { unitName } from './order-units.ts';
import { showAmount, showEuros, showExactAmount, showQuantity } from './quantity-words.ts';

/* Prices and lines as people read them: whatever is shown multiplies to the amount that is shown. */

interface PricePer {
  price: DecimalSource;
  /** How many units the price is for. */
  per: number;
}

/** Prices have at most 4 decimals, so this is as far as it takes. */
const factors = [1, 10, 100];

/** The smallest of per 1, 10, 100 … at which each of these prices is in whole cents. */
export function perOfWholeCents(prices: readonly DecimalSource[], per: number): number {
  const isWhole = (factor: number) =>
    prices.every((price) => {
      const raised = decimal(price).times(factor);
      return raised.round(2).eq(raised);
    });
  return per * (factors.find(isWhole) ?? 100);
}

/** '0.6348' per 1 → '63.48' per 100. */
export function inWholeCents(
  { price, per }: PricePer,
  shownPer = perOfWholeCents([price], per),
): { price: Decimal; per: number } {
  return { price: decimal(price).times(shownPer).div(per), per: shownPer };
}

/** 'm²', or '100 stuks' where the price is for so many. */
export function perWords(unitId: string, per: number): string {
  return per === 1 ? unitName(unitId, 1) : `${showQuantity(per)} ${unitName(unitId, per)}`;
}

/** '€ 10,48' and 'm²'; '€ 63,48' and '100 m¹' where one metre costs parts of a cent. */
export function priceWords(agreed: PricePer & { unitId: string }): { price: string; unit: string } {
  const { price, per } = inWholeCents(agreed);
  return { price: showEuros(price), unit: perWords(agreed.unitId, per) };
}

/** As the price it stands beside: for the same number of units, where that is the same price in whole cents. */
export function priceWordsBeside(
  agreed: PricePer & { unitId: string },
  beside: PricePer & { unitId: string },
): { price: string; unit: string } {
  const { per } = inWholeCents(beside);
  const raised = decimal(agreed.price).times(per);
  const price = raised.div(agreed.per).round(2);
  const isSame = agreed.unitId === beside.unitId && price.times(agreed.per).eq(raised);
  return isSame ? { price: showEuros(price), unit: perWords(agreed.unitId, per) } : priceWords(agreed);
}

interface CountedLine {
  /** In sales units. */
  quantity: DecimalSource;
  salesUnit: string;
  /** In the unit of its price. */
  agreed: { unitId: string; quantity: DecimalSource };
}

/** '2 pakken = 17,28 m²'; '3 zakken' where the price is for what is counted. */
export function quantityWords({ quantity, salesUnit, agreed }: CountedLine): string {
  const ordered = showAmount(quantity, salesUnit);
  return agreed.unitId === salesUnit ? ordered : `${ordered} = ${showExactAmount(agreed.quantity, agreed.unitId)}`;
}
