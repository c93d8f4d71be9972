import type { Quote, QuoteRequest } from '@bouwpoort/contract/ordering/quotes';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal, sumOf, toCents, toWire } from '@bouwpoort/trade/foundation/money';
import type { CartLine } from '../cart/cart.ts';

/** A line of the request form. */
export interface DraftLine {
  key: string;
  /** Null for a free-text line. */
  contentId: string | null;
  code: string;
  name: string;
  quantity: number;
  unit: string;
  note: string;
  imageUrl: string | null;
  productUrl: string | null;
  /** The current price of the quantity; absent when it is unknown or hidden. */
  own: {
    price: number;
    per: number;
    unitId: string;
    amount: number;
    /** In sales units, and the same in price units. */
    forQuantity: number;
    quantity: number;
  } | null;
}

export function draftOfQuote({ lines }: Quote): DraftLine[] {
  return lines.map(({ lineId, own, ...line }) => ({
    ...line,
    key: String(lineId),
    own: own ? { ...own, forQuantity: line.quantity } : null,
  }));
}

export function draftOfCart(lines: readonly CartLine[], seesPrices: boolean): DraftLine[] {
  return lines
    .filter(({ notOrderable }) => notOrderable !== 'unknown')
    .map((line) => ({
      key: line.variantGuid,
      contentId: line.variantGuid,
      code: line.variantCode,
      name: line.name,
      quantity: line.quantity,
      unit: line.salesUnit,
      note: '',
      imageUrl: line.imageUrl,
      productUrl: line.productUrl,
      own:
        seesPrices && line.agreed && !line.notOrderable
          ? {
              ...{ price: line.agreed.price, per: line.agreed.per, unitId: line.agreed.unitId },
              ...{ forQuantity: line.quantity, quantity: line.agreed.quantity, amount: line.extendedPrice },
            }
          : null,
    }));
}

export function requestLines(lines: readonly DraftLine[]): QuoteRequest['lines'] {
  return lines.map(({ contentId, name, quantity, unit, note }) =>
    contentId === null ? { text: name, quantity, unit, note } : { contentId, quantity, unit, note },
  );
}

/** 'pakken = 432 m²': beside the field with the number. */
export function unitWords({ quantity, unit, own }: DraftLine): string {
  const name = unitName(unit, quantity);
  if (!own || own.unitId === unit) return name;
  return `${name} = ${showAmount(decimal(own.quantity).times(quantity).div(own.forQuantity), own.unitId)}`;
}

/** At current prices, of the lines with a price; in cents. */
export function amountNow(lines: readonly DraftLine[]): number {
  return toWire(
    sumOf(
      lines.map(({ own, quantity }) => (own ? toCents(decimal(own.amount).times(quantity).div(own.forQuantity)) : 0)),
    ),
  );
}
