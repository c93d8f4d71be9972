import { canceledOrderCode } from '@bouwpoort/trade/order-status';
import type { Erp } from '../erp/erp.ts';
import { GiveUp, type JobHandler } from '../jobs/job-kind.ts';
import { enqueue } from '../jobs/jobs.ts';
import { cancelAtErp, type sendToErp } from './order-jobs.ts';
import { markAtErp } from './orders.queries.ts';
import { readPlacedOrder } from './orders.ts';

/** May run twice: an order the ERP has said it has is not offered again, and one it only may have is known by its id. */
export function sendToErpBy(erp: Erp): JobHandler<typeof sendToErp> {
  return async (ctx, { orderId }) => {
    const placed = await readPlacedOrder(ctx, orderId);
    if (!placed) throw new GiveUp(`there is no order ${orderId}`);
    if (placed.row.erpReceivedAt !== null || placed.row.statusCode === canceledOrderCode) return;
    const { ventureId, alternate, heldForCredit } = placed.row;
    await erp.receiveOrder({ order: placed.order, ventureId, alternate, heldForCredit });
    await ctx.db.transaction(async (tx) => {
      const statusCode = await markAtErp({ ...ctx, db: tx }, orderId);
      // Cancelled while it was on its way: whoever did so found that the ERP did not have it.
      if (statusCode === canceledOrderCode) await enqueue(tx, cancelAtErp, { orderId });
    });
  };
}
