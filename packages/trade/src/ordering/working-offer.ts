import { type PricedLine, priceLine } from '../catalogue/line-price.ts';
import type { PriceOfUnit } from '../catalogue/price-ladder.ts';
import { heldIn, type VariantUnits } from '../catalogue/unit-conversion.ts';
import { type Decimal, type DecimalSource, decimal, divideHalfUp, sumOf, zero } from '../foundation/money.ts';
import { marginOf } from './quote-price.ts';

/** A line of an offer that staff prepare, with what is known of its prices. */
export interface LineInWork {
  units: VariantUnits;
  /** In sales units. */
  quantity: DecimalSource;
  offered: PriceOfUnit | undefined;
  /** What the customer pays without the offer. */
  own: PriceOfUnit | undefined;
  cost: PriceOfUnit | undefined;
}

/** What it comes to; nothing where a price is missing. */
export interface WorkedLine {
  amount: Decimal | undefined;
  ownAmount: Decimal | undefined;
  /** In percent with one decimal, of the offered price and of the customer's own. */
  margin: Decimal | undefined;
  discount: Decimal | undefined;
}

interface WorkedOffer {
  lines: WorkedLine[];
  total: Decimal;
  ownTotal: Decimal;
  margin: Decimal | undefined;
}

/** A free line is sold in the unit that was written, and priced in it. */
export function unitsOfFree(unit: string): VariantUnits {
  return { salesUnit: unit, priceUnit: unit, bundles: [] };
}

/** The quantity at this price; undefined where it has no exact amount in cents. */
export function pricedLine(units: VariantUnits, priced: PriceOfUnit, quantity: DecimalSource): PricedLine | undefined {
  try {
    return priceLine({ ...units, priceUnit: priced.priceUnit }, priced, quantity);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What an offer comes to while it is being prepared: on the screen before it is saved, and on the server. */
export function workOffer(lines: readonly LineInWork[]): WorkedOffer {
  const worked = lines.map(workLine);
  return {
    lines: worked,
    total: sumOf(worked.map(({ amount }) => amount ?? 0)),
    ownTotal: sumOf(worked.map(({ ownAmount }) => ownAmount ?? 0)),
    margin: marginOfLines(lines.map((line, at) => ({ ...line, amount: worked[at]?.amount }))),
  };
}

function workLine({ units, quantity, offered, own, cost }: LineInWork): WorkedLine {
  return {
    amount: offered && pricedLine(units, offered, quantity)?.amount,
    ownAmount: own && pricedLine(units, own, quantity)?.amount,
    margin: offered && cost && marginOf(units, offered, cost),
    // What of the customer's own price is given away is counted as a margin is.
    discount: offered && own && marginOf(units, own, offered),
  };
}

interface SoldLine extends Pick<LineInWork, 'units' | 'quantity' | 'cost'> {
  amount: Decimal | undefined;
}

/** In percent with one decimal, over the lines whose cost is known. */
export function marginOfLines(lines: readonly SoldLine[]): Decimal | undefined {
  const known = lines.flatMap(({ amount, units, quantity, cost }) => {
    if (!amount || !cost) return [];
    const held = heldIn(units, quantity, units.salesUnit, cost.priceUnit);
    return [{ amount, cost: divideHalfUp(decimal(cost.price).times(held), cost.salesPricePer, 4) }];
  });
  const sold = sumOf(known.map(({ amount }) => amount));
  if (sold.lte(zero)) return undefined;
  return divideHalfUp(sold.minus(sumOf(known.map(({ cost }) => cost))).times(100), sold, 1);
}
