import { cartTotals } from '@bouwpoort/trade/catalogue/line-price';
import { type Decimal, type DecimalSource, decimal } from '@bouwpoort/trade/foundation/money';
import { canceledOrderCode } from '@bouwpoort/trade/ordering/order-status';
import type { Context } from '../../foundation/context/context.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { amountsOf } from './order-amounts.ts';
import { updateAtErp } from './orders.jobs.ts';
import { type OrderRow, selectOrderLines, updateAmounts } from './orders.queries.ts';

/**
 * Order costs belong to the whole of what was ordered together: when the order that carries them is cancelled they move
 * to one that remains. Answers what less is owed for all of them, with VAT. The orders are locked by the caller.
 */
export async function moveOrderCosts(tx: Context, canceled: OrderRow, together: readonly OrderRow[]): Promise<Decimal> {
  const owed = decimal(canceled.nettOrderAmountInclVat);
  const costs = decimal(canceled.orderCostsAmount);
  const remaining = together.filter(
    ({ orderId, statusCode }) => orderId !== canceled.orderId && statusCode !== canceledOrderCode,
  );
  // An order that is not being processed yet is the easiest to change at the ERP.
  const bearer = remaining.find(({ releaseStatus }) => releaseStatus === 'Open') ?? remaining[0];
  if (costs.eq(0) || !bearer) return owed;
  await setCosts(tx, canceled, 0);
  const owedNow = await setCosts(tx, bearer, costs.plus(bearer.orderCostsAmount));
  await enqueue(tx.db, updateAtErp, { orderId: bearer.orderId });
  return owed.plus(bearer.nettOrderAmountInclVat).minus(owedNow);
}

async function setCosts(tx: Context, { orderId }: OrderRow, costs: DecimalSource): Promise<Decimal> {
  const lines = await selectOrderLines(tx, orderId);
  const totals = cartTotals(
    lines.map(({ nettAmount, vatRate }) => ({ amount: nettAmount, vatRate })),
    costs,
  );
  await updateAmounts(tx, orderId, amountsOf(totals));
  return totals.total;
}
