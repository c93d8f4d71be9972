import { canceledOrderCode } from '@bouwpoort/trade/ordering/order-status';
import { type JobHandler, PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import type { Erp, ErpOrder } from '../erp/erp.ts';
import { sendAndRecord } from './erp-attempts.ts';
import { cancelAtErp, type sendToErp, updateAtErp } from './orders.jobs.ts';
import { type PlacedOrder, readPlacedOrder } from './orders.ts';

/**
 * May run twice: an order the ERP has said it has is not offered again, and one it only may have is known by its id.
 */
export function sendToErpBy(erp: Erp): JobHandler<typeof sendToErp> {
  return async (ctx, { orderId }) => {
    const placed = await readPlacedOrder(ctx, orderId);
    if (!placed) throw new PermanentJobError(`there is no order ${orderId}`);
    const { erpReceivedAt, statusCode, erpTries } = placed.row;
    if (erpReceivedAt !== null) return;
    if (statusCode === canceledOrderCode) {
      // Cancelled during an attempt that may have reached the ERP.
      if (erpTries > 0) await enqueue(ctx.db, cancelAtErp, { orderId });
      return;
    }
    const offer = () => erp.receiveOrder(toErp(placed));
    await sendAndRecord(ctx, orderId, 'send', offer, {
      as: placed.row,
      // A job for a change during the attempt did nothing, because the ERP did not have the order yet.
      whenChanged: async (tx, now) => {
        if (now?.statusCode === canceledOrderCode) await enqueue(tx.db, cancelAtErp, { orderId });
        else if (now && now.revision !== placed.row.revision) await enqueue(tx.db, updateAtErp, { orderId });
      },
    });
  };
}

/** May run twice. Sends the order as it is at that moment. */
export function updateAtErpBy(erp: Erp): JobHandler<typeof updateAtErp> {
  return async (ctx, { orderId }) => {
    const placed = await readPlacedOrder(ctx, orderId);
    if (!placed) throw new PermanentJobError(`there is no order ${orderId}`);
    if (placed.row.erpReceivedAt === null || placed.row.statusCode === canceledOrderCode) return;
    await sendAndRecord(ctx, orderId, 'update', () => erp.receiveOrder(toErp(placed)));
  };
}

function toErp({ row, order }: PlacedOrder): ErpOrder {
  const { ventureId, alternate, heldForCredit, revision } = row;
  return { order, ventureId, alternate, heldForCredit, revision };
}
