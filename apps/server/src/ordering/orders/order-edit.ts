import { canceledOrderCode } from '@bouwpoort/trade/ordering/order-status';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { requeueJob } from '../../foundation/jobs/requeue-job.ts';
import { sendToErp, updateAtErp } from './orders.jobs.ts';
import type { OrderRow } from './orders.queries.ts';
import { orders } from './orders.tables.ts';

/* What staff do about an order; each within the caller's transaction. */

export async function lockOrder(tx: Context, orderId: string): Promise<OrderRow> {
  const [row] = await tx.db.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
  if (!row) throw new AppError('notFound');
  return row;
}

/** Offers it to the ERP now, once, whether it was refused or waits for its next try. */
export async function resendToErp(tx: Context, order: OrderRow): Promise<void> {
  if (order.cartId === null) throw new AppError('conflict', { detail: 'Deze order komt uit het ERP zelf.' });
  if (order.statusCode === canceledOrderCode) throw new AppError('conflict', { detail: 'Deze order is geannuleerd.' });
  if (order.erpReceivedAt !== null) throw new AppError('conflict', { detail: 'Het ERP heeft deze order al.' });
  await tx.db.update(orders).set({ erpRefusedAt: null }).where(eq(orders.orderId, order.orderId));
  await requeueJob(tx.db, sendToErp, { orderId: order.orderId });
}

/** The branch has looked at the credit limit: the ERP may work on it. */
export async function releaseCreditHold(tx: Context, order: OrderRow): Promise<void> {
  if (!order.heldForCredit) throw new AppError('conflict', { detail: 'Deze order staat niet vast om krediet.' });
  if (order.statusCode === canceledOrderCode) throw new AppError('conflict', { detail: 'Deze order is geannuleerd.' });
  await tx.db
    .update(orders)
    .set({ heldForCredit: false, revision: sql`${orders.revision} + 1` })
    .where(eq(orders.orderId, order.orderId));
  // An order that the ERP does not have yet is sent as it is at that moment.
  if (order.erpReceivedAt !== null) await enqueue(tx.db, updateAtErp, { orderId: order.orderId });
}
