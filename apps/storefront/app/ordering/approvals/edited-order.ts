import type { ApprovalDetails, ApprovalLine } from '@bouwpoort/contract/ordering/approvals';
import { decimal, divideHalfUp, sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { orderCostsOf } from '@bouwpoort/trade/ordering/order-costs';

/** A line with the typed quantity, at its current price. */
export function withQuantity(line: ApprovalLine, typed: number): ApprovalLine {
  const { price, quantity } = line;
  if (!price || typed === quantity) return { ...line, quantity: typed };
  // A line that was left out scales from the quantity that was asked.
  const from = quantity > 0 ? quantity : line.askedQuantity;
  const { agreed } = price;
  const inPriceUnits = decimal(agreed.quantity).times(typed);
  return {
    ...line,
    quantity: typed,
    price: {
      ...price,
      agreed: { ...agreed, quantity: divideHalfUp(inPriceUnits, from, 6).toNumber() },
      nettAmount: toWire(divideHalfUp(inPriceUnits.times(agreed.price), decimal(from).times(agreed.per), 2)),
    },
  };
}

/** A line with quantity 0 is left out of the order. */
export function orderedCount(lines: readonly Pick<ApprovalLine, 'quantity'>[]): number {
  return lines.filter(({ quantity }) => quantity > 0).length;
}

/** The total of a request with the typed quantities; the server computes it again before it is ordered. */
export function editedOrder(approval: ApprovalDetails, quantities: ReadonlyMap<string, number>) {
  const lines = approval.lines.map((line) => withQuantity(line, quantities.get(line.contentId) ?? line.quantity));
  const items = sumOf(lines.map(({ price }) => price?.nettAmount ?? 0));
  const handling = orderCostsOf(approval.method === 'instorepickup' ? 'instorepickup' : 'storedelivery', items);
  return {
    lines,
    changed: lines.filter(({ quantity, askedQuantity }) => quantity !== askedQuantity).length,
    totals: approval.totals && {
      ...approval.totals,
      items: toWire(items),
      handling: toWire(handling),
      subtotal: toWire(items.plus(handling)),
    },
  };
}
