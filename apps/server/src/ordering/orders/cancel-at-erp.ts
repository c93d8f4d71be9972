import { type JobHandler, PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import type { Erp } from '../erp/erp.ts';
import { sendAndRecord } from './erp-attempts.ts';
import type { cancelAtErp } from './orders.jobs.ts';
import { selectAnyOrder } from './orders.queries.ts';

/**
 * May run twice. An order that was not sent yet will not be sent, so it needs no cancellation (send-to-erp.ts). After a
 * failed try the ERP may have it all the same, because its answer can get lost.
 */
export function cancelAtErpBy(erp: Erp): JobHandler<typeof cancelAtErp> {
  return async (ctx, { orderId }) => {
    const row = (await selectAnyOrder(ctx, orderId))?.row;
    if (!row) throw new PermanentJobError(`there is no order ${orderId}`);
    const isOurs = row.cartId !== null;
    if (isOurs && row.erpReceivedAt === null && row.erpTries === 0) return;
    await sendAndRecord(ctx, orderId, 'cancel', () => erp.cancelOrder({ orderId, alternate: row.alternate }));
  };
}
