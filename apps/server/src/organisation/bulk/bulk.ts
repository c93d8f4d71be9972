import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { findActiveStaff, inTransaction, type Staff, type StaffContext } from '../staff/staff.ts';
import type { changeProducts, resendOrders } from './bulk.jobs.ts';
import { bulkRows, bulkRuns } from './bulk.tables.ts';

export { changeProducts, resendOrders } from './bulk.jobs.ts';

/* A change of many records, which staff choose in a list and a job makes in chunks. */

type BulkRun = typeof bulkRuns.$inferSelect;
type BulkRow = typeof bulkRows.$inferSelect;
type BulkWork = Pick<typeof bulkRuns.$inferInsert, 'kind' | 'work'>;

export interface BulkOutcome {
  entityId: string;
  /** The reason, for people. */
  refusal: string | undefined;
  /** The previous values, for undoing; none if nothing changed. */
  before?: unknown;
}

export function startBulkRun(
  ctx: StaffContext,
  job: typeof resendOrders | typeof changeProducts,
  work: BulkWork,
  entityIds: readonly string[],
): Promise<string> {
  return inTransaction(ctx, async ({ db, staff }) => {
    const id = randomUUID();
    await db
      .insert(bulkRuns)
      .values({ id, staffId: staff.id, total: entityIds.length, startedAt: ctx.clock(), ...work });
    await db.execute(sql`insert into ${bulkRows} (run_id, position, entity_id, outcome)
      select ${id}::uuid, given.at - 1, given.id, 'waiting'
      from unnest(${sql.param([...entityIds])}::text[]) with ordinality as given (id, at)`);
    await enqueue(db, job, { runId: id });
    return id;
  });
}

/** Only for the user who started it. */
export async function requireBulkRun({ db, staff }: StaffContext, runId: string): Promise<BulkRun> {
  const [run] = await db
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, runId), eq(bulkRuns.staffId, staff.id)));
  if (!run) throw new AppError('notFound');
  return run;
}

export function listBulkRows(db: Database, runId: string): Promise<BulkRow[]> {
  return db.select().from(bulkRows).where(eq(bulkRows.runId, runId)).orderBy(asc(bulkRows.position));
}

/** The counts of a run with very many rows, and its first refusals. */
export async function sumBulkRows(db: Database, runId: string, refusalsShown: number) {
  const isChanged = sql<boolean>`${bulkRows.before} is not null`;
  const counts = await db
    .select({ outcome: bulkRows.outcome, message: bulkRows.message, isChanged, count: sql<number>`count(*)::int` })
    .from(bulkRows)
    .where(eq(bulkRows.runId, runId))
    .groupBy(bulkRows.outcome, bulkRows.message, isChanged);
  const done = counts.filter(({ outcome }) => outcome === 'done');
  const refused = counts.filter(({ outcome }) => outcome === 'refused');
  const refusals = await db
    .select({ entityId: bulkRows.entityId, message: bulkRows.message })
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), eq(bulkRows.outcome, 'refused')))
    .orderBy(asc(bulkRows.position))
    .limit(refusalsShown);
  return {
    done: sumOf(done),
    refused: sumOf(refused),
    unchanged: sumOf(done.filter((one) => !one.isChanged)),
    reasons: [...Map.groupBy(refused, ({ message }) => message)]
      .map(([message, rows]) => ({ message, count: sumOf(rows) }))
      .sort((one, other) => other.count - one.count),
    refusals,
  };
}

const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Those that a run changed, in its order. */
export async function changedByRun(db: Database, runId: string): Promise<string[]> {
  const rows = await db
    .select({ id: bulkRows.entityId })
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), eq(bulkRows.outcome, 'done'), isNotNull(bulkRows.before)))
    .orderBy(asc(bulkRows.position));
  return rows.map(({ id }) => id);
}

/** The change that a run made, and the values of these records before it. */
export async function readBulkWork(db: Database, runId: string, entityIds: readonly string[]) {
  const [run] = await db.select().from(bulkRuns).where(eq(bulkRuns.id, runId));
  const rows = await db
    .select({ id: bulkRows.entityId, before: bulkRows.before })
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), sql`${bulkRows.entityId} = any(${sql.param([...entityIds])}::text[])`));
  return { work: run?.work, befores: new Map(rows.map((row) => [row.id, row.before])) };
}

interface BulkChange {
  atOnce: number;
  /** In a transaction of its own, with the outcomes. Permissions are those of the user at that moment. */
  change: (tx: Context, run: BulkRun, staff: Staff | undefined, entityIds: readonly string[]) => Promise<BulkOutcome[]>;
}

/** Safe to run twice: rows with an outcome are skipped, so it continues where a killed process stopped. */
export async function workOnBulkRun(ctx: Context, runId: string, { atOnce, change }: BulkChange): Promise<void> {
  const [run] = await ctx.db.select().from(bulkRuns).where(eq(bulkRuns.id, runId));
  if (!run || run.finishedAt) return;
  const staff = await findActiveStaff(ctx.db, run.staffId);
  for (;;) {
    const isDone = await ctx.db.transaction(async (db) => {
      const waiting = await db
        .select({ id: bulkRows.entityId })
        .from(bulkRows)
        .where(and(eq(bulkRows.runId, runId), eq(bulkRows.outcome, 'waiting')))
        .orderBy(asc(bulkRows.position))
        .limit(atOnce);
      const ids = waiting.map(({ id }) => id);
      if (ids.length > 0) await saveOutcomes(db, runId, await change({ ...ctx, db }, run, staff, ids));
      return ids.length === 0;
    });
    if (isDone) break;
  }
  await ctx.db.update(bulkRuns).set({ finishedAt: ctx.clock() }).where(eq(bulkRuns.id, runId));
}

async function saveOutcomes(db: Database, runId: string, outcomes: readonly BulkOutcome[]): Promise<void> {
  const rows = outcomes.map(({ entityId, refusal, before }) => ({
    ...{ id: entityId, outcome: refusal === undefined ? 'done' : 'refused' },
    ...{ message: refusal ?? '', before: before ?? null },
  }));
  await db.execute(sql`update ${bulkRows} set outcome = given.outcome, message = given.message,
      before = nullif(given.before, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, outcome text, message text, before jsonb)
    where run_id = ${runId}::uuid and entity_id = given.id`);
}
