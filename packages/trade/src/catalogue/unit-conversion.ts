import {
  type Decimal,
  type DecimalSource,
  decimal,
  divideDown,
  divideHalfUp,
  sumOf,
  zero,
} from '../foundation/money.ts';
import { allowsDecimals } from './order-units.ts';
import { showAmount, showExactAmount } from './quantity-words.ts';

/** What of a bundle counts here (C 3, 'Bundle'). */
export interface UnitBundle {
  bundleCode: string;
  /** How many base units one of these holds; the base unit itself has 1. */
  unitRatio: DecimalSource;
}

/** The units a variant is sold, priced and ordered in. */
export interface VariantUnits {
  /** What a cart counts. */
  salesUnit: string;
  /** What a price is for. */
  priceUnit: string;
  bundles: readonly UnitBundle[];
}

/** A unit without a bundle, or with a ratio that cannot be one, holds 1 (C 9). */
export function ratioOf({ bundles }: VariantUnits, code: string): Decimal {
  const ratio = decimal(bundles.find((bundle) => bundle.bundleCode === code)?.unitRatio ?? 1);
  return ratio.gt(zero) ? ratio : one;
}

const one = decimal(1);

/** So much of one unit in another, to four decimals: what is shown, not what is ordered. */
export function inUnit(units: VariantUnits, quantity: DecimalSource, from: string, to: string): Decimal {
  return converted(units, quantity, from, to, 4);
}

/** So much of one unit in another, as exactly as ratios with six decimals can say it. */
export function heldIn(units: VariantUnits, quantity: DecimalSource, from: string, to: string): Decimal {
  return converted(units, quantity, from, to, 6);
}

function converted(units: VariantUnits, quantity: DecimalSource, from: string, to: string, decimals: number): Decimal {
  // A unit in itself has nothing to be multiplied and divided by, and most articles have one unit for everything.
  if (from === to) return decimal(quantity).round(decimals);
  return divideHalfUp(ratioOf(units, from).times(quantity), ratioOf(units, to), decimals);
}

/** A quantity in a unit, as the user asks for it. */
export interface Asked {
  quantity: DecimalSource;
  unit: string;
}

/**
 * What goes into the cart for all of it together: never less than was asked for. Whole sales units, except where the
 * sales unit is a measure and can be cut to size.
 */
export function salesQuantityOf(units: VariantUnits, asked: readonly Asked[]): Decimal {
  return soldFor(units, baseQuantityOf(units, asked));
}

/** How much of that each of them adds to those before it. */
export function addedQuantities(units: VariantUnits, asked: readonly Asked[]): Decimal[] {
  let inBaseUnits = zero;
  let sold = zero;
  return asked.map((one) => {
    inBaseUnits = inBaseUnits.plus(baseQuantityOf(units, [one]));
    const before = sold;
    sold = soldFor(units, inBaseUnits);
    return sold.minus(before);
  });
}

function soldFor(units: VariantUnits, inBaseUnits: Decimal): Decimal {
  if (inBaseUnits.lte(0)) return zero;
  const salesRatio = ratioOf(units, units.salesUnit);
  if (allowsDecimals(units.salesUnit)) return atLeast(smallestMeasure, divideHalfUp(inBaseUnits, salesRatio, 4));
  const whole = divideDown(inBaseUnits, salesRatio, 0);
  const isMore = inBaseUnits.minus(whole.times(salesRatio)).gte(salesRatio.times(noRemainder));
  return atLeast(1, isMore ? whole.plus(1) : whole);
}

export function toSalesQuantity(units: VariantUnits, quantity: DecimalSource, selected: string): Decimal {
  return salesQuantityOf(units, [{ quantity, unit: selected }]);
}

/** Three packs of a third are one: below this part of a sales unit it is the ratio that was rounded. */
const noRemainder = '0.0001';
const smallestMeasure = '0.0001';

function atLeast(least: DecimalSource, quantity: Decimal): Decimal {
  return quantity.lt(least) ? decimal(least) : quantity;
}

function baseQuantityOf(units: VariantUnits, asked: readonly Asked[]): Decimal {
  return sumOf(asked.map(({ quantity, unit }) => ratioOf(units, unit).times(quantity)));
}

/** The units to choose from: those of the subset, and all of them when none of the subset is there (C 4.9). */
export function offeredUnits<B extends UnitBundle>(
  bundles: readonly B[],
  subset: readonly string[] = [],
): readonly B[] {
  const offered = bundles.filter((bundle) => subset.includes(bundle.bundleCode));
  return offered.length > 0 ? offered : bundles;
}

/**
 * The selected unit while it is offered; else the sales unit, else the first (C 4.9). Nothing when nothing is offered.
 */
export function selectedUnit(
  units: Pick<VariantUnits, 'salesUnit'>,
  offered: readonly UnitBundle[],
  selected?: string,
): string | undefined {
  const codes = offered.map((bundle) => bundle.bundleCode);
  if (selected !== undefined && codes.includes(selected)) return selected;
  return codes.includes(units.salesUnit) ? units.salesUnit : codes[0];
}

/**
 * What the user gets, shown in both units before they order (C 5): in sales units, and in price units where those
 * differ, otherwise in the unit they chose. One unit for everything leaves nothing to explain but the amount.
 */
export function roundingSentence(units: VariantUnits, ...asked: readonly Asked[]): string {
  const { salesUnit } = units;
  const salesQuantity = salesQuantityOf(units, asked);
  const other = otherUnit(units, asked);
  const ordered = showAmount(salesQuantity, salesUnit);
  if (other === salesUnit) return ordered;
  // In the unit of the price it is multiplied, so every decimal counts.
  const together =
    other === units.priceUnit
      ? showExactAmount(heldIn(units, salesQuantity, salesUnit, other), other)
      : showAmount(inUnit(units, salesQuantity, salesUnit, other), other);
  const surplus = ratioOf(units, salesUnit).times(salesQuantity).minus(baseQuantityOf(units, asked));
  return surplus.gte(ratioOf(units, salesUnit).times(noRemainder))
    ? `${ordered}, naar boven afgerond: samen ${together}`
    : `${ordered}, samen ${together}`;
}

/** The unit beside the sales unit that a reader knows: the price unit, else the one everything was asked in. */
export function otherUnit({ salesUnit, priceUnit }: VariantUnits, asked: readonly Asked[]): string {
  if (priceUnit !== salesUnit) return priceUnit;
  const [first, ...rest] = new Set(asked.map(({ unit }) => unit));
  return first !== undefined && rest.length === 0 ? first : salesUnit;
}
