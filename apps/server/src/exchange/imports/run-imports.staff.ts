import { undoDays } from '@bouwpoort/contract/exchange/batches';
import type { ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { eq } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { pauseBatches, resumeBatches } from '../batches/batches.ts';
import { requireEntities } from '../connections/exchange-permissions.staff.ts';
import { saveMapping } from '../files/mappings.ts';
import { type MappedFile, type Meanings, mapFile } from './import-mapping.staff.ts';
import { type RunRow, realBatchIds, requireRun, toMap } from './import-run-row.staff.ts';
import { importJob, undoImportJob } from './imports.jobs.ts';
import { importRunBatches, importRuns } from './imports.tables.ts';
import { batchesOf, canUndo, readImport } from './read-imports.staff.ts';

const importEntity = 'import';

interface ImportSettings {
  entity: ExchangeEntity | null;
  mode: 'merge' | 'replace';
  meanings: Meanings | null;
  mappingName: string | null;
  saveAs?: string | undefined;
  saveForAll?: boolean | undefined;
}

/** Invalidates earlier checks. */
export async function changeImport(ctx: StaffContext, runId: string, given: ImportSettings): Promise<ImportRun> {
  const { saveAs, saveForAll = false, ...settings } = given;
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    requireState(run, ['uploaded', 'checked', 'failed']);
    await forgetDryRun(db, runId);
    await db
      .update(importRuns)
      .set({ ...settings, ...emptyOutcome, state: 'uploaded' })
      .where(eq(importRuns.id, runId));
    const mapped = await mapFile({ ...ctx, db }, toMap({ ...run, ...settings }));
    requireEntities(ctx, run.ventureId, mapped.entities, 'write');
    if (saveAs === undefined || !mapped.mapping) return;
    const ventureId = saveForAll ? null : run.ventureId;
    requireThere(ctx, { ventureId });
    const { mapping } = mapped;
    await saveMapping({ ...ctx, db }, { name: saveAs, ventureId, mapping, meanings: settings.meanings });
    await auditWrite(ctx, db, {
      ...{ entity: 'import-mapping', entityId: saveAs, entityName: saveAs, ventureId },
      ...{ before: null, after: { columns: Object.keys(settings.meanings ?? {}) } },
    });
  });
  return readImport(ctx, runId);
}

const emptyOutcome = {
  ...{ records: null, fileErrors: 0, fileWarnings: 0, problems: [], failure: null },
  ...{ startedAt: null, finishedAt: null, allowVanishing: null, confirmedBy: null },
} as const;

async function forgetDryRun(db: Database, runId: string): Promise<void> {
  await db.delete(importRunBatches).where(eq(importRunBatches.runId, runId));
}

const stateWords: Readonly<Partial<Record<RunRow['state'], string>>> = {
  uploaded: 'Draai eerst een proef.',
  checking: 'De proef loopt nog.',
  running: 'Deze import loopt al.',
  paused: 'Deze import is gepauzeerd.',
  finished: 'Deze import is al uitgevoerd.',
  undoing: 'Deze import wordt teruggedraaid.',
  undone: 'Deze import is teruggedraaid.',
};

function requireState({ state }: RunRow, allowed: readonly RunRow['state'][]): void {
  if (allowed.includes(state)) return;
  throw new AppError('conflict', { detail: stateWords[state] ?? 'Dit kan nu niet met deze import.' });
}

/** A dry run, as a job. */
export async function checkImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    requireState(run, ['uploaded', 'checked', 'failed']);
    const mapped = await requireReady({ ...ctx, db }, run);
    requireEntities(ctx, run.ventureId, mapped.entities, 'write');
    await forgetDryRun(db, runId);
    await db
      .update(importRuns)
      .set({ ...emptyOutcome, state: 'checking', startedAt: ctx.clock() })
      .where(eq(importRuns.id, runId));
    await enqueue(db, importJob, { runId });
  });
  return readImport(ctx, runId);
}

async function requireReady(ctx: Context, run: RunRow): Promise<MappedFile> {
  const mapped = await mapFile(ctx, toMap(run));
  if (mapped.isReady) return mapped;
  const detail =
    run.format === 'csv' || run.format === 'xlsx'
      ? 'Uit deze kolommen wordt nog niets: kies in elk geval welke kolom het artikelnummer of de klant is, en wat ervan bekend wordt.'
      : 'Kies eerst wat er in dit bestand staat.';
  throw new AppError('invalidInput', { detail });
}

/** Applies the checked file, as a job. */
export async function startImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    requireState(run, ['checked']);
    await startRun(ctx, db, run, {});
    await auditRun(ctx, db, run, { action: 'start', mode: run.mode });
  });
  return readImport(ctx, runId);
}

/** Lines in progress are still applied; then it waits, also for a process that starts meanwhile. */
export async function pauseImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    requireState(run, ['running']);
    await requireApplied(ctx, db, run);
    await db.update(importRuns).set({ state: 'paused' }).where(eq(importRuns.id, runId));
    await pauseBatches(db, await realBatchIds(db, runId));
    await auditRun(ctx, db, run, { action: 'pause' });
  });
  return readImport(ctx, runId);
}

export async function resumeImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    if (run.state !== 'paused') throw new AppError('conflict', { detail: 'Deze import is niet gepauzeerd.' });
    await requireApplied(ctx, db, run);
    await db.update(importRuns).set({ state: 'running' }).where(eq(importRuns.id, runId));
    await resumeBatches(db, await realBatchIds(db, runId));
    await enqueue(db, importJob, { runId });
    await auditRun(ctx, db, run, { action: 'resume' });
  });
  return readImport(ctx, runId);
}

/** Four-eyes principle: the uploader cannot confirm deletions. */
export async function confirmVanishing(ctx: StaffContext, runId: string, reason: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    requireState(run, ['checked', 'finished']);
    if (run.staffId === ctx.staff.id) {
      throw new AppError('forbidden', { detail: 'Dit vraagt een tweede persoon: jij hebt het bestand gebracht.' });
    }
    const batches = await batchesOf(db, run);
    const guarded = batches.filter(({ vanishing }) => vanishing?.kept);
    if (guarded.length === 0) throw new AppError('conflict', { detail: 'Er is niets tegengehouden.' });
    const allowVanishing = Object.fromEntries(guarded.map(({ entity, vanishing }) => [entity, vanishing?.count ?? 0]));
    await startRun(ctx, db, run, { allowVanishing, confirmedBy: ctx.staff.name });
    await auditRun(ctx, db, run, { action: 'confirm', ...allowVanishing }, reason);
  });
  return readImport(ctx, runId);
}

async function startRun(
  ctx: StaffContext,
  db: Database,
  run: RunRow,
  more: Pick<Partial<RunRow>, 'allowVanishing' | 'confirmedBy'>,
): Promise<void> {
  const { entities } = await mapFile({ ...ctx, db }, toMap(run));
  requireEntities(ctx, run.ventureId, entities, 'write');
  const afterBatch = Math.max(0, ...(await realBatchIds(db, run.id)));
  await db
    .update(importRuns)
    // As many records as the dry run found.
    .set({ ...emptyOutcome, ...more, records: run.records, state: 'running', startedAt: ctx.clock(), afterBatch })
    .where(eq(importRuns.id, run.id));
  await enqueue(db, importJob, { runId: run.id });
}

export async function undoImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    if (!canUndo(ctx, run, await batchesOf(db, run))) {
      throw new AppError('conflict', {
        detail: `Alleen een import die uitgevoerd is kan teruggedraaid worden, tot ${undoDays} dagen later.`,
      });
    }
    await startUndo(ctx, db, run, 'undo');
  });
  return readImport(ctx, runId);
}

/** Undoes what was applied, drops the rest. */
export async function stopImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    if (run.state !== 'running' && run.state !== 'paused') {
      throw new AppError('conflict', { detail: stateWords[run.state] ?? 'Deze import loopt niet.' });
    }
    await startUndo(ctx, db, run, 'stop');
  });
  return readImport(ctx, runId);
}

/** Undoing or pausing takes the same permissions as applying. */
async function requireApplied(ctx: StaffContext, db: Database, run: RunRow): Promise<void> {
  const entities = (await batchesOf(db, run)).map(({ entity }) => entity);
  requireEntities(ctx, run.ventureId, entities, 'write');
}

async function startUndo(ctx: StaffContext, db: Database, run: RunRow, action: 'undo' | 'stop'): Promise<void> {
  await requireApplied(ctx, db, run);
  await db.update(importRuns).set({ state: 'undoing' }).where(eq(importRuns.id, run.id));
  // Pauses the other batches: the job undoes from the last to the first.
  await pauseBatches(db, await realBatchIds(db, run.id));
  await enqueue(db, undoImportJob, { runId: run.id });
  await auditRun(ctx, db, run, { action });
}

function auditRun(
  ctx: StaffContext,
  db: Database,
  { id, fileName, ventureId, source }: RunRow,
  after: Record<string, unknown>,
  reason?: string,
): Promise<void> {
  return auditWrite(ctx, db, {
    ...{ entity: importEntity, entityId: id, entityName: fileName, ventureId, before: null, reason },
    after: { source, ...after },
  });
}
