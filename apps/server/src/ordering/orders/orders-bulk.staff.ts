import type { BulkRun } from '@bouwpoort/contract/ordering/orders.staff';
import { recordChange } from '../../foundation/audit/audit.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import {
  type BulkOutcome,
  listBulkRows,
  requireBulkRun,
  resendOrders,
  startBulkRun,
  workOnBulkRun,
} from '../../organisation/bulk/bulk.ts';
import { mayDo, type Staff, type StaffContext } from '../../organisation/staff/staff.ts';
import { lockOrder, resendToErp } from './order-edit.ts';
import { orderEntity } from './order-timeline.staff.ts';

export async function startResend(ctx: StaffContext, orderIds: readonly string[]): Promise<BulkRun> {
  return readRun(ctx, await startBulkRun(ctx, resendOrders, { kind: 'resendOrders' }, [...new Set(orderIds)]));
}

export async function readRun(ctx: StaffContext, runId: string): Promise<BulkRun> {
  const run = await requireBulkRun(ctx, runId);
  const rows = await listBulkRows(ctx.db, runId);
  return {
    runId,
    total: run.total,
    done: rows.filter(({ outcome }) => outcome === 'done').length,
    refused: rows.filter(({ outcome }) => outcome === 'refused').length,
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    rows: rows.map(({ entityId, outcome, message }) => ({ entityId, outcome, message })),
  };
}

export const resendOrdersOfRun: JobHandler<typeof resendOrders> = (ctx, { runId }) =>
  workOnBulkRun(ctx, runId, {
    // Each in a transaction of its own, so that no order stays locked for the others.
    atOnce: 1,
    change: async (tx, _, staff, orderIds) => {
      const outcomes: BulkOutcome[] = [];
      for (const entityId of orderIds) outcomes.push({ entityId, refusal: await resendOne(tx, staff, entityId) });
      return outcomes;
    },
  });

/** Returns the reason if the order refuses it. */
async function resendOne(ctx: Context, staff: Staff | undefined, orderId: string): Promise<string | undefined> {
  try {
    await ctx.db.transaction((db) => resend({ ...ctx, db }, staff, orderId));
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

async function resend(tx: Context, staff: Staff | undefined, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!staff || !mayDo(staff.scopes, 'orders.act', order)) throw new AppError('forbidden');
  await resendToErp(tx, order);
  await recordChange(tx.db, {
    at: tx.clock(),
    staff: { id: staff.id, name: staff.name },
    permission: 'orders.act',
    entity: orderEntity,
    entityId: orderId,
    entityName: orderId,
    ventureId: order.ventureId,
    before: null,
    after: { action: 'resend' },
    requestId: tx.requestId,
  });
}
