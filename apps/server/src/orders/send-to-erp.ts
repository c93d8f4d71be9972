import type { Erp } from '../erp/erp.ts';
import { GiveUp, type JobHandler } from '../jobs/job-kind.ts';
import type { sendToErp } from './order-jobs.ts';
import { markAtErp } from './orders.queries.ts';
import { readPlacedOrder } from './orders.ts';

/** May run twice: an order the ERP has said it has is not offered again, and one it only may have is known by its id. */
export function sendToErpBy(erp: Erp): JobHandler<typeof sendToErp> {
  return async (ctx, { orderId }) => {
    const placed = await readPlacedOrder(ctx, orderId);
    if (!placed) throw new GiveUp(`there is no order ${orderId}`);
    if (placed.row.erpReceivedAt !== null) return;
    const { ventureId, alternate, heldForCredit } = placed.row;
    await erp.receiveOrder({ order: placed.order, ventureId, alternate, heldForCredit });
    await markAtErp(ctx, orderId);
  };
}
