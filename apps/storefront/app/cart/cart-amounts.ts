import { cartTotals, lineTotal } from '@bouwpoort/trade/line-price';
import { decimal, sumOf, toWire } from '@bouwpoort/trade/money';
import type { Cart, CartLine } from './cart.ts';

/**
 * What it will cost, until the server says what it costs: by the same rules, from the prices it gave before. Lines it
 * has priced itself are left as they are.
 */
export function withAmounts(cart: Cart, confirmed: readonly CartLine[]): Cart {
  if (cart.lineItems === confirmed) return cart;
  const known = new Set(confirmed);
  const lineItems = cart.lineItems.map((line) => (known.has(line) ? line : withAmount(line)));
  const totals = cartTotals(
    lineItems.map(({ extendedPrice, vatRate }) => ({ amount: extendedPrice, vatRate })),
    cart.totals.handlingTotal,
  );
  return {
    ...cart,
    lineItems,
    totals: {
      handlingTotal: toWire(totals.handling),
      subTotal: toWire(totals.subtotal),
      taxTotal: toWire(totals.tax),
      total: toWire(totals.total),
      shippingTotals: [{ itemsTotal: toWire(totals.items), shippingCost: 0 }],
    },
  };
}

function withAmount(line: CartLine): CartLine {
  if (line.notOrderable) return line;
  const price = { salesPrice: decimal(line.salesPrice), salesPricePer: line.salesPricePer };
  const extendedPrice = toWire(lineTotal(price, line.quantity));
  return extendedPrice === line.extendedPrice ? line : { ...line, extendedPrice };
}

/** Of a part of the cart, excluding VAT. */
export function sumOfLines(lines: readonly Pick<CartLine, 'extendedPrice'>[]): number {
  return toWire(sumOf(lines.map(({ extendedPrice }) => extendedPrice)));
}
