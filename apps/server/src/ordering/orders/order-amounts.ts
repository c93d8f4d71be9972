import type { CartTotals } from '@bouwpoort/trade/catalogue/line-price';
import type { OrderAmounts } from './orders.queries.ts';

/** The amounts of an order, as they are stored. */
export function amountsOf({ items, handling, subtotal, vats, total }: CartTotals): OrderAmounts {
  return {
    itemTotalsAmount: items.toFixed(2),
    orderCostsAmount: handling.toFixed(2),
    nettOrderAmount: subtotal.toFixed(2),
    nettOrderAmountInclVat: total.toFixed(2),
    totalVats: vats.map(({ vatRate, vatBase, vatAmount }) => ({
      vatRate,
      vatBase: vatBase.toFixed(2),
      vatAmount: vatAmount.toFixed(2),
    })),
  };
}
