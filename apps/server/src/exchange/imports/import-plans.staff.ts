import { randomUUID } from 'node:crypto';
import type { ImportPlan, PlanEdit } from '@bouwpoort/contract/exchange/import-plans.staff';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { OutboundRefused, requireSafeUrl } from '../../foundation/outbound/safe-request.ts';
import {
  accessScopeOf,
  addRecord,
  auditWrite,
  changeRecord,
  inTransaction,
  lockRecord,
  removeRecord,
  requireThere,
  type StaffContext,
  type StaffRecord,
} from '../../organisation/staff/staff.ts';
import { requireEntities } from '../connections/exchange-permissions.staff.ts';
import { findMapping } from '../files/mappings.ts';
import { plannedEntities } from './import-mapping.staff.ts';
import { nextMoment } from './import-plan-times.staff.ts';
import { plannedImport } from './imports.jobs.ts';
import { importPlans } from './imports.tables.ts';
import { summariesOfRuns } from './read-imports.staff.ts';

type PlanRow = typeof importPlans.$inferSelect;

export async function listPlans(ctx: StaffContext): Promise<{ plans: ImportPlan[]; hasFolder: boolean }> {
  const { ventures } = accessScopeOf(ctx);
  const rows = await ctx.db
    .select()
    .from(importPlans)
    .where(ventures === 'all' ? undefined : inArray(importPlans.ventureId, [...ventures]))
    .orderBy(asc(importPlans.source), asc(importPlans.id));
  return { plans: await describe(ctx.db, rows), hasFolder: ctx.config.exchangeDir !== undefined };
}

async function describe(db: Database, rows: readonly PlanRow[]): Promise<ImportPlan[]> {
  const runs = await summariesOfRuns(
    db,
    rows.flatMap(({ lastRunId }) => lastRunId ?? []),
  );
  return rows.map((row) => {
    const run = row.lastRunId === null ? undefined : runs.get(row.lastRunId);
    return {
      ...{ planId: row.id, ...editOf(row), staffName: row.staffName, version: row.version },
      nextRunAt: row.nextRunAt?.toISOString() ?? null,
      lastRunAt: row.lastRunAt?.toISOString() ?? null,
      lastOutcome: row.lastOutcome,
      lastRun: run
        ? {
            ...{ runId: run.runId, state: run.state, failure: run.failure },
            changed: run.counts.created + run.counts.changed,
            errors: run.counts.errors,
          }
        : null,
    };
  });
}

function editOf(row: PlanRow): PlanEdit {
  const { ventureId, source, origin, url, mode, mappingName, days, time, nextRunAt } = row;
  return {
    ...{ ventureId, source, origin, url, mode, mappingName, days, time },
    entity: row.entity as ExchangeEntity | null,
    isOn: nextRunAt !== null,
  };
}

async function one(ctx: StaffContext, planId: string): Promise<ImportPlan> {
  const [plan] = await describe(ctx.db, await ctx.db.select().from(importPlans).where(eq(importPlans.id, planId)));
  if (!plan) throw new AppError('notFound');
  return plan;
}

/** In the name of the user who saves it: it runs with their permissions. */
async function valuesOf(ctx: StaffContext, edit: PlanEdit) {
  requireThere(ctx, edit);
  const errors: Record<string, string[]> = {};
  if (edit.origin === 'url' && !isSafe(ctx, edit.url ?? ''))
    errors.url = ['Dit adres kunnen we niet ophalen: begin met https:// en gebruik geen adres van een eigen netwerk'];
  if (edit.origin === 'folder' && ctx.config.exchangeDir === undefined)
    errors.origin = ['Op deze server is geen map voor bestanden ingesteld'];
  if (edit.mappingName !== null && !(await hasMapping(ctx, edit.mappingName, edit.ventureId)))
    errors.mappingName = ['Deze indeling kennen we niet'];
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  requireEntities(ctx, edit.ventureId, await plannedEntities(ctx, edit), 'write');
  const { isOn, url, days, ...rest } = edit;
  return {
    ...rest,
    url: edit.origin === 'url' ? url : null,
    days: [...new Set(days)].sort(),
    nextRunAt: isOn ? nextMoment(ctx.clock(), edit) : null,
    ...{ staffId: ctx.staff.id, staffName: ctx.staff.name },
  };
}

function isSafe({ config }: StaffContext, url: string): boolean {
  try {
    requireSafeUrl(url, config.allowPrivateAddresses);
    return true;
  } catch (error) {
    if (error instanceof OutboundRefused) return false;
    throw error;
  }
}

async function hasMapping(ctx: StaffContext, name: string, ventureId: string): Promise<boolean> {
  try {
    await findMapping(ctx, name, ventureId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false;
    throw error;
  }
}

const importPlanRecord: StaffRecord<string, PlanRow> = {
  lock: async ({ db }, planId) => {
    const [row] = await db.select().from(importPlans).where(eq(importPlans.id, planId)).for('update');
    return row;
  },
  missing: 'Deze geplande import kennen we niet.',
  places: (row) => [row],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft deze planning intussen veranderd.',
  current: async ({ db }, row) => (await describe(db, [row]))[0],
  audited: ({ id, source, ventureId }) => ({
    ...{ entity: 'import-plan', entityId: id, entityName: source, ventureId },
  }),
  fields: editOf,
};

export async function addPlan(ctx: StaffContext, edit: PlanEdit): Promise<ImportPlan> {
  const values = await valuesOf(ctx, edit);
  const { id } = await addRecord(ctx, importPlanRecord, async ({ db }) => {
    const [row] = await db
      .insert(importPlans)
      .values({ ...values, id: randomUUID(), createdAt: ctx.clock() })
      .returning();
    return row;
  });
  return one(ctx, id);
}

export async function changePlan(
  ctx: StaffContext,
  planId: string,
  { edit, version }: { edit: PlanEdit; version: number },
): Promise<ImportPlan> {
  await changeRecord(ctx, importPlanRecord, planId, {
    version,
    write: async ({ db }) => {
      const values = await valuesOf(ctx, edit);
      const [row] = await db
        .update(importPlans)
        .set({ ...values, version: version + 1 })
        .where(eq(importPlans.id, planId))
        .returning();
      return row;
    },
  });
  return one(ctx, planId);
}

export async function removePlan(ctx: StaffContext, planId: string): Promise<{ done: true }> {
  await removeRecord(ctx, importPlanRecord, planId, {
    remove: async ({ db }) => {
      await db.delete(importPlans).where(eq(importPlans.id, planId));
    },
  });
  return { done: true };
}

export async function runPlanNow(ctx: StaffContext, planId: string): Promise<ImportPlan> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockRecord(tx, importPlanRecord, planId);
    requireEntities(ctx, row.ventureId, await plannedEntities(tx, row), 'write');
    await enqueue(tx.db, plannedImport, { planId });
    await auditWrite(tx, tx.db, { ...importPlanRecord.audited(row), before: null, after: { action: 'run' } });
  });
  return one(ctx, planId);
}
