import { amountOf, cartTotals } from '@bouwpoort/trade/catalogue/line-price';
import { decimal, sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import type { Cart, CartLine } from './cart.ts';

/**
 * Estimates amounts until the server has computed them, with its own rules and the prices it sent before. Lines that
 * the server has priced stay unchanged.
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
      totalVats: totals.vats.map(({ vatRate, vatBase, vatAmount }) => ({
        vatRate,
        vatBase: toWire(vatBase),
        vatAmount: toWire(vatAmount),
      })),
      shippingTotals: [{ itemsTotal: toWire(totals.items), shippingCost: 0 }],
    },
  };
}

function withAmount(line: CartLine): CartLine {
  if (line.notOrderable) return line;
  const agreed = line.agreed && { ...line.agreed, quantity: inPriceUnits(line.quantity, line.agreed.perSalesUnit) };
  const extendedPrice = toWire(
    agreed
      ? amountOf(agreed.price, agreed.quantity, agreed.per)
      : amountOf(line.salesPrice, line.quantity, line.salesPricePer),
  );
  if (extendedPrice === line.extendedPrice && agreed?.quantity === line.agreed?.quantity) return line;
  return { ...line, extendedPrice, agreed };
}

/** Converts a quantity in sales units to price units. */
export function inPriceUnits(quantity: number, perSalesUnit: number): number {
  return decimal(quantity).times(perSalesUnit).toNumber();
}

/** The sum of some lines, excluding VAT. */
export function sumOfLines(lines: readonly Pick<CartLine, 'extendedPrice'>[]): number {
  return toWire(sumOf(lines.map(({ extendedPrice }) => extendedPrice)));
}
