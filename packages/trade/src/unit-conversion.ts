import { type Decimal, type DecimalSource, decimal, divideHalfUp, divideUp, zero } from './money.ts';
import { allowsDecimals } from './order-units.ts';
import { showAmount } from './quantity-words.ts';

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
  return ratio.gt(0) ? ratio : decimal(1);
}

/** So much of one unit in another, to four decimals: what is shown, not what is ordered. */
export function inUnit(units: VariantUnits, quantity: DecimalSource, from: string, to: string): Decimal {
  return divideHalfUp(ratioOf(units, from).times(quantity), ratioOf(units, to), 4);
}

/**
 * What goes into the cart for so many of the selected unit: never less than was asked for. Whole sales units, except
 * where the sales unit is a measure and can be cut to size.
 */
export function toSalesQuantity(units: VariantUnits, quantity: DecimalSource, selected: string): Decimal {
  const inBaseUnits = ratioOf(units, selected).times(quantity);
  if (inBaseUnits.lte(0)) return zero;
  return divideUp(inBaseUnits, ratioOf(units, units.salesUnit), allowsDecimals(units.salesUnit) ? 4 : 0);
}

/** The units to choose from: those of the subset, and all of them when none of the subset is there (C 4.9). */
export function offeredUnits<B extends UnitBundle>(
  bundles: readonly B[],
  subset: readonly string[] = [],
): readonly B[] {
  const offered = bundles.filter((bundle) => subset.includes(bundle.bundleCode));
  return offered.length > 0 ? offered : bundles;
}

/** The selected unit while it is offered; else the sales unit, else the first (C 4.9). Nothing when nothing is offered. */
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
 * What somebody gets, told in both units before he orders (C 5): in sales units, and in price units where those differ,
 * otherwise in the unit he chose. One unit for everything leaves nothing to explain but the amount.
 */
export function roundingSentence(units: VariantUnits, quantity: DecimalSource, selected: string): string {
  const { salesUnit, priceUnit } = units;
  const salesQuantity = toSalesQuantity(units, quantity, selected);
  const other = priceUnit === salesUnit ? selected : priceUnit;
  const ordered = showAmount(salesQuantity, salesUnit);
  if (other === salesUnit) return ordered;
  const together = showAmount(inUnit(units, salesQuantity, salesUnit, other), other);
  return isRoundedUp(units, salesQuantity, quantity, selected)
    ? `${ordered}, naar boven afgerond: samen ${together}`
    : `${ordered}, samen ${together}`;
}

function isRoundedUp(units: VariantUnits, salesQuantity: Decimal, quantity: DecimalSource, selected: string): boolean {
  return ratioOf(units, units.salesUnit).times(salesQuantity).gt(ratioOf(units, selected).times(quantity));
}
