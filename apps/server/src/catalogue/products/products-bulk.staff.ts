import { randomUUID } from 'node:crypto';
import {
  type beheerProductRoutes,
  maxProducts,
  type ProductsRun,
  productsChange,
} from '@bouwpoort/contract/catalogue/products.staff';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Change, recordChanges } from '../../foundation/audit/audit.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { changeProducts } from '../../organisation/bulk/bulk.jobs.ts';
import { bulkRows, bulkRuns } from '../../organisation/bulk/bulk.tables.ts';
import { findActiveStaff, mayDo, type Staff, type StaffContext } from '../../organisation/staff/staff.ts';
import { productEntity } from './product-detail.staff.ts';
import { readWholeProducts } from './product-edit.ts';
import { originsOf } from './product-sources.staff.ts';
import { findCategoryRow } from './products.ts';
import { type Before, before, changesOf, type Plan, undoOf, writePlans } from './products-change.staff.ts';
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
  return startRun(ctx, { kind: 'editProducts', work: change }, once.map(String));
}

/** Only for the user who started it, and only the products it changed. */
export async function startUndo(ctx: StaffContext, runId: string): Promise<ProductsRun> {
  const run = await requireRun(ctx.db, ctx.staff.id, runId);
  if (run.kind !== 'editProducts' || run.finishedAt === null)
    throw new AppError('conflict', { detail: 'Deze wijziging is nog niet klaar.' });
  const changed = await ctx.db
    .select({ id: bulkRows.entityId })
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), eq(bulkRows.outcome, 'done'), isNotNull(bulkRows.before)))
    .orderBy(asc(bulkRows.position));
  if (changed.length === 0) throw new AppError('conflict', { detail: 'Er is niets om ongedaan te maken.' });
  return startRun(
    ctx,
    { kind: 'undoProducts', work: { runId } },
    changed.map(({ id }) => id),
  );
}

function startRun(
  ctx: StaffContext,
  run: { kind: 'editProducts' | 'undoProducts'; work: object },
  entityIds: readonly string[],
): Promise<ProductsRun> {
  const runId = randomUUID();
  return ctx.db.transaction(async (tx) => {
    const total = entityIds.length;
    await tx.insert(bulkRuns).values({ id: runId, staffId: ctx.staff.id, total, startedAt: ctx.clock(), ...run });
    await tx.execute(sql`insert into ${bulkRows} (run_id, position, entity_id, outcome)
      select ${runId}::uuid, given.at - 1, given.id, 'waiting'
      from unnest(${sql.param([...entityIds])}::text[]) with ordinality as given (id, at)`);
    await enqueue(tx, changeProducts, { runId });
    return describeRun(tx, ctx.staff.id, runId);
  });
}

export function readProductsRun(ctx: StaffContext, runId: string): Promise<ProductsRun> {
  return describeRun(ctx.db, ctx.staff.id, runId);
}

async function requireRun(db: Database, staffId: string, runId: string) {
  const [run] = await db
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, runId), eq(bulkRuns.staffId, staffId)));
  if (!run || run.kind === 'resendOrders') throw new AppError('notFound');
  return { ...run, kind: run.kind };
}

async function describeRun(db: Database, staffId: string, runId: string): Promise<ProductsRun> {
  const run = await requireRun(db, staffId, runId);
  const isChanged = sql<boolean>`${bulkRows.before} is not null`;
  const counts = await db
    .select({ outcome: bulkRows.outcome, message: bulkRows.message, isChanged, count: sql<number>`count(*)::int` })
    .from(bulkRows)
    .where(eq(bulkRows.runId, runId))
    .groupBy(bulkRows.outcome, bulkRows.message, isChanged);
  const countOf = (wanted: string) => sumOfCounts(counts.filter(({ outcome }) => outcome === wanted));
  const reasons = Map.groupBy(
    counts.filter(({ outcome }) => outcome === 'refused'),
    ({ message }) => message,
  );
  const refusals = await db
    .select({ id: bulkRows.entityId, message: bulkRows.message })
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), eq(bulkRows.outcome, 'refused')))
    .orderBy(asc(bulkRows.position))
    .limit(refusalsShown);
  return {
    ...{ runId, kind: run.kind, total: run.total },
    done: countOf('done'),
    refused: countOf('refused'),
    // An undo is of changed products only, and stores no state of before.
    unchanged:
      run.kind === 'editProducts' ? sumOfCounts(counts.filter((one) => one.outcome === 'done' && !one.isChanged)) : 0,
    reasons: [...reasons]
      .map(([message, rows]) => ({ message, count: sumOfCounts(rows) }))
      .sort((one, other) => other.count - one.count),
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    refusals: refusals.map(({ id, message }) => ({ productId: Number(id), message })),
  };
}

const sumOfCounts = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Safe to run twice: rows with a result are skipped. Permissions are checked again at execution. */
export const changeProductsOfRun: JobHandler<typeof changeProducts> = async (ctx, { runId }) => {
  const [run] = await ctx.db.select().from(bulkRuns).where(eq(bulkRuns.id, runId));
  if (!run || run.finishedAt) return;
  const staff = await findActiveStaff(ctx.db, run.staffId);
  const work: Work =
    run.kind === 'undoProducts'
      ? { kind: 'undo', runId: undoWork.parse(run.work).runId }
      : { kind: 'edit', change: productsChange.parse(run.work) };
  for (;;) {
    const isDone = await ctx.db.transaction(async (db) => {
      const waiting = await db
        .select({ id: bulkRows.entityId })
        .from(bulkRows)
        .where(and(eq(bulkRows.runId, runId), eq(bulkRows.outcome, 'waiting')))
        .orderBy(asc(bulkRows.position))
        .limit(chunkSize);
      if (waiting.length === 0) return true;
      const outcomes = await changeChunk(
        { ...ctx, db },
        { staff, work, runId },
        waiting.map(({ id }) => Number(id)),
      );
      await saveOutcomes(db, runId, outcomes);
      return false;
    });
    if (isDone) break;
  }
  await ctx.db.update(bulkRuns).set({ finishedAt: ctx.clock() }).where(eq(bulkRuns.id, runId));
};

type Work = { kind: 'edit'; change: z.output<typeof productsChange> } | { kind: 'undo'; runId: string };

interface Outcome {
  id: number;
  /** The reason, for people. */
  refusal: string | undefined;
  before: Before | undefined;
}

async function changeChunk(
  tx: Context,
  { staff, work, runId }: { staff: Staff | undefined; work: Work; runId: string },
  ids: readonly number[],
): Promise<Outcome[]> {
  const wholes = new Map((await readWholeProducts(tx.db, ids, { lock: true })).map((one) => [one.product.id, one]));
  const origins = await originsOf(tx.db, [...wholes.values()]);
  const category =
    work.kind === 'edit' && work.change.categoryId !== undefined
      ? await findCategoryRow(tx.db, work.change.categoryId)
      : undefined;
  const undone = work.kind === 'undo' ? await beforesOf(tx.db, work.runId, ids) : new Map<number, Before>();
  const edited = work.kind === 'undo' ? await changeOf(tx.db, work.runId) : work.change;
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
      const was = undone.get(id);
      const plan = was && undoOf(whole, edited, was);
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
    return { id, refusal: refusals.get(id), before: plan?.isChange ? plan.before : undefined };
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

async function saveOutcomes(tx: Database, runId: string, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(({ id, refusal, before: was }) => ({
    id: String(id),
    outcome: refusal === undefined ? 'done' : 'refused',
    message: refusal ?? '',
    before: was ?? null,
  }));
  await tx.execute(sql`update ${bulkRows} set outcome = given.outcome, message = given.message,
      before = nullif(given.before, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, outcome text, message text, before jsonb)
    where run_id = ${runId}::uuid and entity_id = given.id`);
}

async function beforesOf(db: Database, runId: string, ids: readonly number[]): Promise<Map<number, Before>> {
  const rows = await db
    .select({ id: bulkRows.entityId, before: bulkRows.before })
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), sql`${bulkRows.entityId} = any(${sql.param(ids.map(String))}::text[])`));
  return new Map(rows.map((row) => [Number(row.id), before.parse(row.before)]));
}

async function changeOf(db: Database, runId: string): Promise<z.output<typeof productsChange>> {
  const [run] = await db.select().from(bulkRuns).where(eq(bulkRuns.id, runId));
  return productsChange.parse(run?.work);
}
