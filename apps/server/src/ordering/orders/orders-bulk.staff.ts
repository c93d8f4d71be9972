import { randomUUID } from 'node:crypto';
import type { BulkRun } from '@bouwpoort/contract/ordering/orders.staff';
import { and, asc, eq } from 'drizzle-orm';
import { recordChange } from '../../foundation/audit/audit.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { resendOrders } from '../../organisation/bulk/bulk.jobs.ts';
import { bulkRows, bulkRuns } from '../../organisation/bulk/bulk.tables.ts';
import { findActiveStaff, mayDo, type StaffContext } from '../../organisation/staff/staff.ts';
import { lockOrder, resendToErp } from './order-edit.ts';
import { orderEntity } from './order-timeline.staff.ts';

export function startResend(ctx: StaffContext, orderIds: readonly string[]): Promise<BulkRun> {
  const once = [...new Set(orderIds)];
  const runId = randomUUID();
  return ctx.db.transaction(async (tx) => {
    const run = { id: runId, kind: 'resendOrders' as const, staffId: ctx.staff.id, total: once.length };
    await tx.insert(bulkRuns).values({ ...run, startedAt: ctx.clock() });
    await tx
      .insert(bulkRows)
      .values(once.map((entityId, position) => ({ runId, position, entityId, outcome: 'waiting' as const })));
    await enqueue(tx, resendOrders, { runId });
    return describeRun(tx, ctx.staff.id, runId);
  });
}

/** Only for the user who started it. */
export function readRun(ctx: StaffContext, runId: string): Promise<BulkRun> {
  return describeRun(ctx.db, ctx.staff.id, runId);
}

async function describeRun(db: Database, staffId: string, runId: string): Promise<BulkRun> {
  const [run] = await db
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, runId), eq(bulkRuns.staffId, staffId)));
  if (!run) throw new AppError('notFound');
  const rows = await db.select().from(bulkRows).where(eq(bulkRows.runId, runId)).orderBy(asc(bulkRows.position));
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

/** Safe to run twice: rows with a result are skipped. Permissions are checked again at execution. */
export const resendOrdersOfRun: JobHandler<typeof resendOrders> = async (ctx, { runId }) => {
  const [run] = await ctx.db.select().from(bulkRuns).where(eq(bulkRuns.id, runId));
  if (!run || run.finishedAt) return;
  const staff = await findActiveStaff(ctx.db, run.staffId);
  const waiting = await ctx.db
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), eq(bulkRows.outcome, 'waiting')))
    .orderBy(asc(bulkRows.position));
  for (const { position, entityId } of waiting) {
    const row = and(eq(bulkRows.runId, runId), eq(bulkRows.position, position));
    try {
      await ctx.db.transaction(async (db) => {
        await resendOne({ ...ctx, db }, staff, entityId);
        await db.update(bulkRows).set({ outcome: 'done' }).where(row);
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await ctx.db.update(bulkRows).set({ outcome: 'refused', message: error.message }).where(row);
    }
  }
  await ctx.db.update(bulkRuns).set({ finishedAt: ctx.clock() }).where(eq(bulkRuns.id, runId));
};

async function resendOne(
  tx: Context,
  staff: Awaited<ReturnType<typeof findActiveStaff>>,
  orderId: string,
): Promise<void> {
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
