import {
  type Decimal,
  type DecimalSource,
  decimal,
  divideDown,
  divideHalfUp,
  divideUp,
  sumOf,
  toCents,
} from '../foundation/money.ts';
import { heldIn, ratioOf, type VariantUnits } from './unit-conversion.ts';

/** A price as it is agreed: for so many price units. Per 100 stuks, per m², per m¹. */
export interface AgreedPrice {
  price: DecimalSource;
  /** Default 1, and always more than 0 (C 5). */
  salesPricePer: number;
}

/** A line in the unit of its price, as people read it: price × quantity ÷ per is the line's amount. */
interface AgreedLine {
  price: Decimal;
  per: number;
  unitId: string;
  /** In price units. */
  quantity: Decimal;
}

/** The same line in sales units, as the wire counts: price × quantity ÷ per is the line's amount too. */
interface LinePrice {
  salesPrice: Decimal;
  salesPricePer: number;
  /** The unit the price is for. */
  salesPriceUnitId: string;
}

export interface PricedLine extends LinePrice {
  /** In cents. */
  amount: Decimal;
  agreed: AgreedLine;
}

/**
 * Computes a line once: agreed price × exact quantity in price units ÷ per, rounded half up to cents. Everything else
 * that the line shows is chosen so that it multiplies to this amount.
 */
export function priceLine(
  units: VariantUnits,
  { price, salesPricePer }: AgreedPrice,
  quantity: DecimalSource,
): PricedLine {
  const { salesUnit, priceUnit } = units;
  const of: LineFactors = {
    price: decimal(price),
    per: perOf(salesPricePer),
    salesRatio: ratioOf(units, salesUnit),
    priceRatio: ratioOf(units, priceUnit),
    quantity: decimal(quantity),
  };
  const exact = of.price.times(of.quantity).times(of.salesRatio);
  const amount = divideHalfUp(exact, of.priceRatio.times(of.per), 2);
  const inPriceUnits = quantityThatGives(amount, of, heldIn(units, quantity, salesUnit, priceUnit));
  return {
    amount,
    agreed: { price: of.price, per: of.per, unitId: priceUnit, quantity: inPriceUnits },
    ...(of.salesRatio.eq(of.priceRatio)
      ? { salesPrice: of.price, salesPricePer: of.per, salesPriceUnitId: priceUnit }
      : { ...salesPriceThatGives(amount, of), salesPriceUnitId: salesUnit }),
  };
}

interface LineFactors {
  price: Decimal;
  per: number;
  salesRatio: Decimal;
  priceRatio: Decimal;
  quantity: Decimal;
}

/** More decimals than any quantity in the shop needs; the rest is far below a cent. */
const maxDecimals = 12;

/** A ratio such as a third has no last decimal: then as few as still multiply to the amount. */
function quantityThatGives(amount: Decimal, of: LineFactors, shown: Decimal): Decimal {
  const gives = (quantity: Decimal) => amountOf(of.price, quantity, of.per).eq(amount);
  if (gives(shown)) return shown;
  for (let decimals = 7; decimals < maxDecimals; decimals++) {
    for (const divide of [divideUp, divideDown]) {
      const more = divide(of.quantity.times(of.salesRatio), of.priceRatio, decimals);
      if (gives(more)) return more;
    }
  }
  return divideUp(of.quantity.times(of.salesRatio), of.priceRatio, maxDecimals);
}

/** Prices have at most 4 decimals. */
const priceDecimals = 4;
/** As people count prices; more only for lines of a hundred thousand and more. */
const usualPer = 1000;
/** Beyond this the price of a line would outgrow its column. */
const maxPer = 1_000_000;

/**
 * Of so many sales units together as it takes for four decimals to multiply to the amount: per 1, 10, 100 or 1.000. An
 * exact amount close to half a cent can have its nearest price on the other side; then the next one does.
 */
function salesPriceThatGives(amount: Decimal, of: LineFactors): Pick<LinePrice, 'salesPrice' | 'salesPricePer'> {
  const divisor = of.priceRatio.times(of.per);
  const dividend = of.price.times(of.salesRatio);
  for (let salesPricePer = 1; salesPricePer <= maxPer; salesPricePer *= 10) {
    const ways = salesPricePer < usualPer ? [divideHalfUp] : [divideHalfUp, divideUp, divideDown];
    for (const divide of ways) {
      const salesPrice = divide(dividend.times(salesPricePer), divisor, priceDecimals);
      if (amountOf(salesPrice, of.quantity, salesPricePer).eq(amount)) return { salesPrice, salesPricePer };
    }
  }
  throw new RangeError(`no price gives ${amount} for ${of.quantity}`);
}

/** In cents, half up. */
export function amountOf(price: DecimalSource, quantity: DecimalSource, per: number): Decimal {
  return divideHalfUp(decimal(price).times(quantity), perOf(per), 2);
}

function perOf(salesPricePer: number): number {
  return salesPricePer > 0 ? salesPricePer : 1;
}

interface TaxedAmount {
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

/** False of several orders together when their cents do not add up to the VAT of their sum. */
export function isVatOfItsBase({ vatRate, vatBase, vatAmount }: Record<keyof VatOfRate, DecimalSource>): boolean {
  return toCents(decimal(vatBase).times(vatRate).div(100)).eq(vatAmount);
}

/** Of several orders together: what was computed for each, per rate. */
export function sumVats(vats: readonly VatOfRate[]): VatOfRate[] {
  return [...Map.groupBy(vats, ({ vatRate }) => vatRate)]
    .sort(([a], [b]) => b - a)
    .map(([vatRate, ofRate]) => ({
      vatRate,
      vatBase: sumOf(ofRate.map(({ vatBase }) => vatBase)),
      vatAmount: sumOf(ofRate.map(({ vatAmount }) => vatAmount)),
    }));
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
