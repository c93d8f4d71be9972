import type { VariantPrice } from '@bouwpoort/contract/catalogue/prices';
import { type AgreedPrice, type PricedLine, priceLine } from '@bouwpoort/trade/catalogue/line-price';
import { type QuantityMistake, readQuantity, smallestQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { showAmount, showExactAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import {
  inUnit,
  otherUnit,
  roundingSentence,
  toSalesQuantity,
  type VariantUnits,
} from '@bouwpoort/trade/catalogue/unit-conversion';
import { type Decimal, toWire } from '@bouwpoort/trade/foundation/money';

/** The customer's price of a variant (C 3, 'Simple price'); undefined when there is none. */
export interface OwnPrice extends AgreedPrice {
  price: number;
  priceUnit: string;
  vatRate: number;
  /** Agreed with this customer or its group, instead of the list price. */
  isOwn: boolean;
  /** There is a price that this user may not see; here it is 0. */
  isHidden?: boolean;
}

/** A price of zero means price on request, not free. */
export function ownPrice(answered: VariantPrice | undefined): OwnPrice | undefined {
  const [first] = answered?.prices ?? [];
  if (!answered || !first) return undefined;
  const { salesPricePer, priceUnit, vatRate } = answered;
  if (first.price === undefined) return { price: 0, salesPricePer, priceUnit, vatRate, isOwn: false, isHidden: true };
  if (first.price <= 0) return undefined;
  return { price: first.price, salesPricePer, priceUnit, vatRate, isOwn: first.source !== 'list' };
}

export type OrderMistake = QuantityMistake | 'noUnit';

/** The line that the form would order. */
export interface OrderedLine {
  /** In sales units, like the cart. */
  quantity: number;
  priced: PricedLine;
  subtotal: Decimal;
  /** '7 pakken', the start of the sentence. */
  ordered: string;
  /** '7 pakken, naar boven afgerond: samen 10,08 m²' */
  sentence: string;
  /** '7 pakken = 10,08 m²', for narrow places. */
  short: string;
}

/** The units of a variant, with the price unit: an agreed price may have another one than the list price. */
export function unitsPriced(units: VariantUnits, { priceUnit }: Pick<OwnPrice, 'priceUnit'>): VariantUnits {
  return { salesUnit: units.salesUnit, bundles: units.bundles, priceUnit };
}

export function orderedLine(
  units: VariantUnits,
  price: AgreedPrice,
  text: string,
  unit: string | undefined,
): { line: OrderedLine; mistake?: undefined } | { line?: undefined; mistake: OrderMistake } {
  if (unit === undefined) return { mistake: 'noUnit' };
  const { salesUnit, priceUnit } = units;
  const { quantity, mistake } = readQuantity(text, unit, salesUnit);
  if (mistake) return { mistake };
  const salesQuantity = toSalesQuantity(units, quantity, unit);
  if (salesQuantity.lt(smallestQuantity)) return { mistake: 'tooSmall' };
  const ordered = showAmount(salesQuantity, salesUnit);
  const requested = { quantity, unit };
  const other = otherUnit(units, [requested]);
  const priced = priceLine(units, price, salesQuantity);
  const together =
    other === priceUnit
      ? showExactAmount(priced.agreed.quantity, other)
      : showAmount(inUnit(units, salesQuantity, salesUnit, other), other);
  return {
    line: {
      quantity: toWire(salesQuantity),
      priced,
      subtotal: priced.amount,
      ordered,
      sentence: roundingSentence(units, requested),
      short: other === salesUnit ? ordered : `${ordered} = ${together}`,
    },
  };
}
