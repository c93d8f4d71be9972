import {
  type beheerProductRoutes,
  maxProducts,
  type ProductsRun,
  productsChange,
} from '@bouwpoort/contract/catalogue/products.staff';
import { z } from 'zod';
import { type Change, recordChanges } from '../../foundation/audit/audit.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import {
  type BulkOutcome,
  changedByRun,
  changeProducts,
  readBulkWork,
  requireBulkRun,
  startBulkRun,
  sumBulkRows,
  workOnBulkRun,
} from '../../organisation/bulk/bulk.ts';
import { mayDo, type Staff, type StaffContext } from '../../organisation/staff/staff.ts';
import { productEntity } from './product-detail.staff.ts';
import { readWholeProducts } from './product-edit.ts';
import { originsOf } from './product-sources.staff.ts';
import { findCategoryRow } from './products.ts';
import { before, changesOf, type Plan, undoOf, writePlans } from './products-change.staff.ts';
import { productFilterOf } from './products-list.staff.ts';
import { idsOfProducts } from './products-list.ts';

type Routes = typeof beheerProductRoutes;

const chunkSize = 500;
const refusalsShown = 200;
const undoWork = z.object({ runId: z.uuid() });

export async function startChange(
  ctx: StaffContext,
  { productIds, filters, change }: z.output<Routes['changeMany']['body']>,
): Promise<ProductsRun> {
  const ids =
    productIds ?? (await idsOfProducts(ctx.db, productFilterOf(ctx, filters ?? {}), ctx.clock(), maxProducts + 1));
  const once = [...new Set(ids)];
  if (once.length === 0) throw new AppError('invalidInput', { errors: { productIds: ['Kies minstens één product'] } });
  if (once.length > maxProducts)
    throw new AppError('invalidInput', {
      errors: { productIds: [`Kies hooguit ${maxProducts.toLocaleString('nl-NL')} producten tegelijk`] },
    });
  return start(ctx, { kind: 'editProducts', work: change }, once.map(String));
}

/** Only the products that the run changed. */
export async function startUndo(ctx: StaffContext, runId: string): Promise<ProductsRun> {
  const run = await requireRun(ctx, runId);
  if (run.kind !== 'editProducts' || run.finishedAt === null)
    throw new AppError('conflict', { detail: 'Deze wijziging is nog niet klaar.' });
  const changed = await changedByRun(ctx.db, runId);
  if (changed.length === 0) throw new AppError('conflict', { detail: 'Er is niets om ongedaan te maken.' });
  return start(ctx, { kind: 'undoProducts', work: { runId } }, changed);
}

async function start(
  ctx: StaffContext,
  work: { kind: 'editProducts' | 'undoProducts'; work: object },
  productIds: readonly string[],
): Promise<ProductsRun> {
  return readProductsRun(ctx, await startBulkRun(ctx, changeProducts, work, productIds));
}

async function requireRun(ctx: StaffContext, runId: string) {
  const run = await requireBulkRun(ctx, runId);
  if (run.kind === 'resendOrders') throw new AppError('notFound');
  return { ...run, kind: run.kind };
}

export async function readProductsRun(ctx: StaffContext, runId: string): Promise<ProductsRun> {
  const run = await requireRun(ctx, runId);
  const { refusals, unchanged, ...sums } = await sumBulkRows(ctx.db, runId, refusalsShown);
  return {
    ...{ runId, kind: run.kind, total: run.total, ...sums },
    // An undo is of changed products only, and stores no state of before.
    unchanged: run.kind === 'editProducts' ? unchanged : 0,
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    refusals: refusals.map(({ entityId, message }) => ({ productId: Number(entityId), message })),
  };
}

export const changeProductsOfRun: JobHandler<typeof changeProducts> = (ctx, { runId }) =>
  workOnBulkRun(ctx, runId, {
    atOnce: chunkSize,
    change: (tx, run, staff, productIds) => {
      const work: Work =
        run.kind === 'undoProducts'
          ? { kind: 'undo', runId: undoWork.parse(run.work).runId }
          : { kind: 'edit', change: productsChange.parse(run.work) };
      return changeChunk(tx, { staff, work, runId }, productIds.map(Number));
    },
  });

type Work = { kind: 'edit'; change: z.output<typeof productsChange> } | { kind: 'undo'; runId: string };

async function changeChunk(
  tx: Context,
  { staff, work, runId }: { staff: Staff | undefined; work: Work; runId: string },
  ids: readonly number[],
): Promise<BulkOutcome[]> {
  const wholes = new Map((await readWholeProducts(tx.db, ids, { lock: true })).map((one) => [one.product.id, one]));
  const origins = await originsOf(tx.db, [...wholes.values()]);
  const category =
    work.kind === 'edit' && work.change.categoryId !== undefined
      ? await findCategoryRow(tx.db, work.change.categoryId)
      : undefined;
  const undone = work.kind === 'undo' ? await readBulkWork(tx.db, work.runId, ids.map(String)) : undefined;
  const edited = work.kind === 'undo' ? productsChange.parse(undone?.work) : work.change;
  const plans: Plan[] = [];
  const refusals = new Map<number, string>();
  for (const id of ids) {
    const whole = wholes.get(id);
    if (!whole) refusals.set(id, 'Dit product is er niet meer');
    else if (!staff || !mayDo(staff.scopes, 'catalogue.edit', { ventureId: whole.product.ventureId }))
      refusals.set(id, 'Dit product mag je niet wijzigen');
    else if (work.kind === 'edit') {
      if (edited.categoryId !== undefined && category?.ventureId !== whole.product.ventureId)
        refusals.set(id, 'Deze categorie bestaat niet in de winkel van dit product');
      else plans.push(changesOf(whole, origins.get(id), edited));
    } else {
      const was = undone?.befores.get(String(id));
      const plan = was === undefined ? undefined : undoOf(whole, edited, before.parse(was));
      if (plan) plans.push(plan);
      else refusals.set(id, 'Iemand heeft dit product daarna gewijzigd');
    }
  }
  if (staff) {
    await writePlans(tx, staff, plans);
    await recordChanges(
      tx.db,
      plans.flatMap((plan) => auditEntriesOf(tx, staff, plan, runId)),
    );
  }
  return ids.map((id) => {
    const plan = plans.find(({ whole }) => whole.product.id === id);
    return { entityId: String(id), refusal: refusals.get(id), before: plan?.isChange ? plan.before : undefined };
  });
}

function auditEntriesOf(tx: Context, staff: Staff, { whole, fields, isChange }: Plan, runId: string): Change[] {
  if (!isChange) return [];
  return [
    {
      at: tx.clock(),
      staff: { id: staff.id, name: staff.name },
      permission: 'catalogue.edit',
      entity: productEntity,
      entityId: String(whole.product.id),
      entityName: whole.product.name,
      ventureId: whole.product.ventureId,
      before: Object.fromEntries(fields.map(({ field, was }) => [field, was])),
      after: Object.fromEntries(fields.map(({ field, becomes }) => [field, becomes])),
      requestId: runId,
    },
  ];
}
