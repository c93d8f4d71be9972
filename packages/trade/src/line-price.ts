import { type Decimal, type DecimalSource, decimal, divideHalfUp, sumOf, toCents } from './money.ts';
import { ratioOf, type VariantUnits } from './unit-conversion.ts';

/** A price as it is agreed: for so many price units. Per 100 stuks, per m², per m¹. */
export interface AgreedPrice {
  price: DecimalSource;
  /** Default 1, and always more than 0 (C 5). */
  salesPricePer: number;
}

/** A price as it stands on a line: quantity × price ÷ per is the line's amount. */
export interface LinePrice {
  salesPrice: Decimal;
  salesPricePer: number;
  /** The unit the price is for. */
  salesPriceUnitId: string;
}

/** Prices have at most 4 decimals, on a line too: what a reader multiplies must be what he pays. */
const priceDecimals = 4;

/**
 * A line counts in sales units. Where a sales unit is not a price unit (a pak priced per m²), the price on the line is
 * therefore the one of the sales unit; where it is, the price stays as it was agreed, per 100 and all.
 */
export function linePrice(units: VariantUnits, { price, salesPricePer }: AgreedPrice): LinePrice {
  const per = perOf(salesPricePer);
  const { salesUnit, priceUnit } = units;
  if (ratioOf(units, salesUnit).eq(ratioOf(units, priceUnit))) {
    return { salesPrice: decimal(price), salesPricePer: per, salesPriceUnitId: priceUnit };
  }
  const salesPrice = priceOfUnit(units, { price, salesPricePer: per }, salesUnit);
  return { salesPrice, salesPricePer: 1, salesPriceUnitId: salesUnit };
}

/** One of this unit, to 4 decimals. */
export function priceOfUnit(units: VariantUnits, { price, salesPricePer }: AgreedPrice, code: string): Decimal {
  const dividend = decimal(price).times(ratioOf(units, code));
  return divideHalfUp(dividend, ratioOf(units, units.priceUnit).times(perOf(salesPricePer)), priceDecimals);
}

/** In cents, half up, line by line. */
export function lineTotal(
  { salesPrice, salesPricePer }: Pick<LinePrice, 'salesPrice' | 'salesPricePer'>,
  quantity: DecimalSource,
): Decimal {
  return divideHalfUp(decimal(salesPrice).times(quantity), perOf(salesPricePer), 2);
}

function perOf(salesPricePer: number): number {
  return salesPricePer > 0 ? salesPricePer : 1;
}

export interface TaxedAmount {
  /** In cents. */
  amount: DecimalSource;
  /** Percent: 21, 9 or 0. */
  vatRate: number;
}

export interface VatOfRate {
  vatRate: number;
  vatBase: Decimal;
  vatAmount: Decimal;
}

/** Over the sum of each rate, not line by line; the highest rate first. */
export function vatPerRate(amounts: readonly TaxedAmount[]): VatOfRate[] {
  return [...Map.groupBy(amounts, ({ vatRate }) => vatRate)]
    .sort(([a], [b]) => b - a)
    .map(([vatRate, ofRate]) => {
      const vatBase = sumOf(ofRate.map(({ amount }) => amount));
      return { vatRate, vatBase, vatAmount: toCents(vatBase.times(vatRate).div(100)) };
    });
}

export interface CartTotals {
  items: Decimal;
  handling: Decimal;
  /** Without VAT. */
  subtotal: Decimal;
  vats: VatOfRate[];
  tax: Decimal;
  total: Decimal;
}

/** Bringing and packing are taxed at the general rate. */
const handlingVatRate = 21;

export function cartTotals(lines: readonly TaxedAmount[], handlingCosts: DecimalSource = 0): CartTotals {
  const handling = toCents(handlingCosts);
  const vats = vatPerRate(handling.eq(0) ? lines : [...lines, { amount: handling, vatRate: handlingVatRate }]);
  const items = sumOf(lines.map(({ amount }) => amount));
  const subtotal = items.plus(handling);
  const tax = sumOf(vats.map(({ vatAmount }) => vatAmount));
  return { items, handling, subtotal, vats, tax, total: subtotal.plus(tax) };
}
