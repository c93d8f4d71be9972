import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ExportRun, exportFormatNames } from '@bouwpoort/contract/exchange/connections.staff';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type JobHandler, PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { accessScopeOf, auditWrite, type StaffContext } from '../../organisation/staff/staff.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { requireEntities } from '../connections/exchange-permissions.staff.ts';
import { exportFile } from '../files/export-file.ts';
import { findImportFile, storeImportFile, withTemporaryFolder } from './import-files.ts';
import { exportJob } from './imports.jobs.ts';
import { deskFiles, exportRuns } from './imports.tables.ts';

type ExportRow = typeof exportRuns.$inferSelect;

interface NewExport {
  ventureId: string;
  format: (typeof exportFormatNames)[number];
  entity: ExchangeEntity | null;
  source: string;
}

export async function startExport(ctx: StaffContext, given: NewExport): Promise<ExportRun> {
  const { ventureId, format, entity, source } = given;
  requireEntities(ctx, ventureId, entity ? [entity] : [], 'read');
  const isOfEntity = format === 'ndjson' || format === 'csv';
  if (isOfEntity && entity === null) {
    throw new AppError('invalidInput', { errors: { entity: ['Kies wat er in het bestand komt'] } });
  }
  const id = randomUUID();
  const row = await ctx.db.transaction(async (db) => {
    const [added] = await db
      .insert(exportRuns)
      .values({
        ...{ id, staffId: ctx.staff.id, staffName: ctx.staff.name, ventureId, source, format },
        ...{ entity: isOfEntity ? entity : null, state: 'waiting', createdAt: ctx.clock() },
      })
      .returning();
    await enqueue(db, exportJob, { exportId: id });
    // Exports are audited, too.
    await auditWrite(ctx, db, {
      ...{ entity: 'export', entityId: id, entityName: entity ?? format, ventureId },
      ...{ before: null, after: { format, entity, source } },
    });
    if (!added) throw new Error('the export was not stored');
    return added;
  });
  return describe(row, null);
}

function describe({ id, createdAt, finishedAt, ...row }: ExportRow, size: number | null): ExportRun {
  return {
    ...{ exportId: id, staffName: row.staffName, ventureId: row.ventureId, source: row.source, format: row.format },
    ...{ entity: row.entity as ExchangeEntity | null, state: row.state, records: row.records, failure: row.failure },
    ...{ size, createdAt: createdAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null },
  };
}

export async function listExports(ctx: StaffContext): Promise<ExportRun[]> {
  const { ventures } = accessScopeOf(ctx);
  const rows = await ctx.db
    .select({ run: exportRuns, size: deskFiles.size })
    .from(exportRuns)
    .leftJoin(deskFiles, eq(deskFiles.id, exportRuns.fileId))
    .where(ventures === 'all' ? undefined : inArray(exportRuns.ventureId, [...ventures]))
    .orderBy(desc(exportRuns.createdAt), desc(exportRuns.id))
    .limit(50);
  return rows.map(({ run, size }) => describe(run, size));
}

/** With the permission for its contents, as when it was created. */
export async function openExport(ctx: StaffContext, exportId: string) {
  const [run] = await ctx.db.select().from(exportRuns).where(eq(exportRuns.id, exportId));
  if (!run) throw new AppError('notFound', { detail: 'Deze export kennen we niet.' });
  requireEntities(ctx, run.ventureId, run.entity ? [run.entity as ExchangeEntity] : [], 'read');
  if (run.fileId === null) {
    throw new AppError('notFound', {
      detail: run.state === 'waiting' ? 'Deze export wordt nog gemaakt.' : 'Dit bestand is opgeruimd.',
    });
  }
  return findImportFile(ctx.db, run.fileId);
}

const extensions = { ndjson: 'ndjson', csv: 'csv', bmecat: 'xml', xchange: 'json' } as const;

/** Safe to run twice: a finished export is skipped. */
export const makeExport: JobHandler<typeof exportJob> = async (ctx, { exportId }) => {
  const [run] = await ctx.db.select().from(exportRuns).where(eq(exportRuns.id, exportId));
  if (run?.state !== 'waiting') return;
  const { ventureId, format } = run;
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new PermanentJobError(`There is no venture ${ventureId}.`);
  const entity = (run.entity as ExchangeEntity | null) ?? undefined;
  const name = `${venture.path}-${entity ?? 'catalogus'}-${dayOf(ctx.clock())}.${extensions[format]}`;
  try {
    await writeExport(ctx, run, { name, entity });
  } catch (error) {
    // The user gets a message; the cause is in the dead letter, for the operator.
    const failure = 'Er ging iets mis bij ons. Probeer het nog eens.';
    await ctx.db
      .update(exportRuns)
      .set({ state: 'failed', failure, finishedAt: ctx.clock() })
      .where(eq(exportRuns.id, exportId));
    throw new PermanentJobError((error as Error).message, { cause: error });
  }
};

function writeExport(
  ctx: Context,
  { id, ventureId, format, source }: ExportRow,
  { name, entity }: { name: string; entity: ExchangeEntity | undefined },
): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'export');
    const records = await exportFile(ctx, { path, format, entity, source, ventureId, onProblem: () => undefined });
    await ctx.db.transaction(async (tx) => {
      const fileId = await storeImportFile(tx, path, { name, now: ctx.clock() });
      await tx
        .update(exportRuns)
        .set({ state: 'finished', records, fileId, finishedAt: ctx.clock() })
        .where(eq(exportRuns.id, id));
    });
  });
}
