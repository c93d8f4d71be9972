import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  type ImportChanges,
  type ImportFindings,
  type ImportRun,
  type ImportRunSummary,
  maxImportBytes,
} from '@bouwpoort/contract/beheer-imports';
import { type Batch, undoDays } from '@bouwpoort/contract/exchange';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange-records';
import { FileRefused } from '@bouwpoort/exchange-formats/file-problem';
import { findMeanings } from '@bouwpoort/exchange-formats/mapping-suggestion';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { changesOfBatches, type FieldChanges, holdBatches, letGoOn, readBatches } from '../exchange/exchange.ts';
import { findFile } from '../exchange-files/file-findings.ts';
import { saveMapping } from '../exchange-files/mappings.ts';
import { enqueue } from '../jobs/jobs.ts';
import { mayDo, placesOf, requireThere, type StaffContext, trace } from '../staff/staff.ts';
import { inFolder, keepFile, receiveFile } from './desk-files.ts';
import { requireEntities } from './exchange-permissions.ts';
import { importJob, undoImportJob } from './import-jobs.ts';
import { type MappedFile, type Meanings, mapFile } from './import-mapping.ts';
import { importRunBatches, importRuns } from './imports.tables.ts';

type RunRow = typeof importRuns.$inferSelect;

export const importEntity = 'import';

/** Uploads stand on disk while they come in. */
const uploadsAtOnce = 2;
let uploads = 0;

interface Upload {
  ventureId: string;
  source: string;
  fileName: string;
  entity?: ExchangeEntity | undefined;
  body: Readable;
}

/** Takes a file in and looks what it is. Nothing of the shop changes. */
export async function uploadImport(ctx: StaffContext, given: Upload): Promise<ImportRun> {
  const { ventureId, source, body } = given;
  requireThere(ctx, { ventureId });
  const fileName = safeName(given.fileName);
  if (uploads >= uploadsAtOnce) {
    throw new AppError('tooManyRequests', { detail: 'Er komen al bestanden binnen. Probeer het zo nog eens.' });
  }
  uploads++;
  try {
    return await inFolder(async (folder) => {
      const path = join(folder, 'upload');
      await receiveFile(body, path, maxImportBytes);
      const by = { staffId: ctx.staff.id, staffName: ctx.staff.name };
      const values = await runOf(ctx, path, { ...by, ventureId, source, fileName, entity: given.entity ?? null });
      await ctx.db.transaction((db) => keepRun({ ...ctx, db }, path, values));
      return readImport(ctx, values.id);
    });
  } finally {
    uploads--;
  }
}

type NewRun = typeof importRuns.$inferInsert & { findings: ImportFindings };

/** What a file turns out to be, as the beginning of its import. */
export async function runOf(
  { clock }: Pick<Context, 'clock'>,
  path: string,
  given: Pick<NewRun, 'staffId' | 'staffName' | 'ventureId' | 'source' | 'fileName' | 'entity'>,
): Promise<NewRun> {
  const { format, suggestedMode, facts, columns } = await refusing(() => findFile(path, given.fileName));
  const meanings = Object.fromEntries([...findMeanings(columns)].map(([meaning, column]) => [column, meaning]));
  return {
    ...given,
    id: randomUUID(),
    size: (await stat(path)).size,
    ...{ format, mode: suggestedMode, state: 'uploaded', createdAt: clock() },
    findings: {
      suggestedMode,
      facts,
      columns: columns.map(({ name, kind, samples }) => ({ name, kind, samples: [...samples] })),
    },
    meanings: columns.length > 0 ? meanings : null,
  };
}

export async function keepRun(tx: Context, path: string, run: NewRun): Promise<void> {
  const fileId = await keepFile(tx.db, path, { name: run.fileName, now: tx.clock() });
  await tx.db.insert(importRuns).values({ ...run, fileId });
}

/** A name is shown and written into headers and reports; it never becomes a path. */
function safeName(given: string): string {
  const isPlain = !/[\p{C}\\/:*?"<>|]/u.test(given) && !given.startsWith('.');
  if (!isPlain) {
    throw new AppError('invalidInput', {
      detail: 'De naam van dit bestand heeft tekens die we niet aannemen. Geef het een andere naam.',
      errors: { fileName: ['Gebruik letters, cijfers, spaties en streepjes'] },
    });
  }
  return given;
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new AppError('invalidInput', { detail: error.message, errors: { file: [error.message] }, cause: error });
  }
}

async function requireRun(ctx: StaffContext, db: Database, runId: string, lock = false): Promise<RunRow> {
  const found = db.select().from(importRuns).where(eq(importRuns.id, runId));
  const [run] = await (lock ? found.for('update') : found);
  if (!run) throw new AppError('notFound', { detail: 'Deze import kennen we niet.' });
  requireThere(ctx, run);
  return run;
}

export async function listImports(ctx: StaffContext): Promise<ImportRunSummary[]> {
  const { ventures } = placesOf(ctx);
  const rows = await ctx.db
    .select()
    .from(importRuns)
    .where(ventures === 'all' ? undefined : inArray(importRuns.ventureId, [...ventures]))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(20);
  const batches = await batchesOfRuns(ctx.db, rows);
  return rows.map((row) => summaryOf(row, batches.get(row.id) ?? []));
}

export async function summariesOfRuns(
  db: Database,
  runIds: readonly string[],
): Promise<Map<string, ImportRunSummary & { failure: string | null }>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(importRuns)
    .where(inArray(importRuns.id, [...runIds]));
  const batches = await batchesOfRuns(db, rows);
  return new Map(rows.map((row) => [row.id, { ...summaryOf(row, batches.get(row.id) ?? []), failure: row.failure }]));
}

export async function readImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  const row = await requireRun(ctx, ctx.db, runId);
  const [batches, mapped, changes] = await Promise.all([
    batchesOf(ctx.db, row),
    mapFile(ctx, toMap(row)),
    changesOf(ctx.db, row),
  ]);
  const since = ctx.clock().getTime() - undoDays * 24 * 60 * 60 * 1000;
  const summary = summaryOf(row, batches);
  return {
    ...summary,
    findings: row.findings as ImportFindings,
    entity: row.entity as ExchangeEntity | null,
    mode: row.mode,
    meanings: row.meanings as Record<string, Meanings[string]> | null,
    mappingName: row.mappingName,
    mapped: mapped.entities,
    missing: mapped.missing,
    isReady: mapped.isReady,
    records: row.records,
    fileErrors: row.fileErrors,
    fileWarnings: row.fileWarnings,
    problems: row.problems as ImportRun['problems'],
    batches,
    changes,
    failure: row.failure,
    startedAt: row.startedAt?.toISOString() ?? null,
    confirmedBy: row.confirmedBy,
    mayConfirm: summary.counts.guarded > 0 && row.staffId !== ctx.staff.id && mayRunThere(ctx, row),
    canUndo: row.state === 'finished' && (row.finishedAt?.getTime() ?? 0) >= since,
  };
}

function mayRunThere(ctx: StaffContext, { ventureId }: RunRow): boolean {
  return mayDo(ctx.staff.scopes, 'exchange.run', { ventureId });
}

function toMap(row: RunRow) {
  return {
    format: row.format,
    findings: row.findings as ImportFindings,
    entity: row.entity as ExchangeEntity | null,
    meanings: row.meanings as Meanings | null,
    mappingName: row.mappingName,
  };
}

const shownSamples = 100;

/** Of the dry run, which is what a person looks at before they let it happen. */
async function changesOf(db: Database, { id }: RunRow): Promise<ImportChanges | null> {
  const dry = await db
    .select({ batchId: importRunBatches.batchId })
    .from(importRunBatches)
    .where(and(eq(importRunBatches.runId, id), eq(importRunBatches.isDryRun, true)));
  const found = await changesOfBatches(
    db,
    dry.map(({ batchId }) => batchId),
  );
  if (found.length === 0) return null;
  const named = (names: (changes: FieldChanges) => string[]) =>
    found.flatMap(({ entity, changes }) => names(changes).map((externalId) => ({ entity, externalId })));
  return {
    fields: found
      .flatMap(({ entity, changes }) =>
        Object.entries(changes.fields).map(([field, count]) => ({ entity, field, count })),
      )
      .sort((one, other) => other.count - one.count),
    samples: found
      .flatMap(({ entity, changes }) => changes.samples.map((sample) => ({ entity, ...sample })))
      .slice(0, shownSamples),
    created: named((changes) => changes.created),
    removed: named((changes) => changes.removed),
    overridden: found.reduce((sum, { changes }) => sum + changes.overridden, 0),
  };
}

async function batchesOf(db: Database, run: RunRow): Promise<Batch[]> {
  return (await batchesOfRuns(db, [run])).get(run.id) ?? [];
}

/** By run: those of the run itself once it began, before that of its dry run. */
async function batchesOfRuns(db: Database, runs: readonly RunRow[]): Promise<Map<string, Batch[]>> {
  const made = await db
    .select()
    .from(importRunBatches)
    .where(
      inArray(
        importRunBatches.runId,
        runs.map(({ id }) => id),
      ),
    )
    .orderBy(importRunBatches.batchId);
  const read = await readBatches(
    db,
    made.map(({ batchId }) => batchId),
  );
  const batches = new Map(read.map(({ sourceId: _, keyId: __, ...batch }) => [batch.id, batch]));
  return new Map(
    runs.map(({ id, state }) => {
      const own = made.filter(({ runId }) => runId === id);
      const isChecking = state === 'uploaded' || state === 'checking' || state === 'checked';
      const real = own.filter(({ isDryRun }) => !isDryRun);
      const shown = isChecking || real.length === 0 ? own.filter(({ isDryRun }) => isDryRun) : real;
      return [id, shown.flatMap(({ batchId }) => batches.get(batchId) ?? [])];
    }),
  );
}

function summaryOf(row: RunRow, batches: readonly Batch[]): ImportRunSummary {
  const sum = (count: (batch: Batch) => number) => batches.reduce((total, one) => total + count(one), 0);
  return {
    ...{ runId: row.id, fileName: row.fileName, size: row.size, format: row.format, source: row.source },
    ...{ ventureId: row.ventureId, staffName: row.staffName, state: row.state },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    counts: {
      created: sum(({ counts }) => counts.created),
      changed: sum(({ counts }) => counts.changed),
      unchanged: sum(({ counts }) => counts.unchanged),
      removed: sum(({ counts }) => counts.removed),
      errors: row.fileErrors + sum(({ counts }) => counts.refused),
      guarded: sum(({ vanishing }) => (vanishing?.kept ? vanishing.count : 0)),
    },
  };
}

export interface ImportSettings {
  entity: ExchangeEntity | null;
  mode: 'merge' | 'replace';
  meanings: Meanings | null;
  mappingName: string | null;
  saveAs?: string | undefined;
}

/** What was checked before no longer counts. */
export async function changeImport(ctx: StaffContext, runId: string, given: ImportSettings): Promise<ImportRun> {
  const { saveAs, ...settings } = given;
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
    await saveMapping({ ...ctx, db }, saveAs, mapped.mapping, settings.meanings);
    await trace(ctx, db, {
      ...{ entity: 'import-mapping', entityId: saveAs, entityName: saveAs, ventureId: null },
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

/** Everything but the last step, as a job. */
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

/** Applies what was checked, as a job. */
export async function startImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    requireState(run, ['checked']);
    await begin(ctx, db, run, {});
    await traceRun(ctx, db, run, { action: 'start', mode: run.mode });
  });
  return readImport(ctx, runId);
}

/** The lines that are being applied now still are; then it waits, also for a process that starts meanwhile. */
export async function pauseImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    requireState(run, ['running']);
    await db.update(importRuns).set({ state: 'paused' }).where(eq(importRuns.id, runId));
    await holdBatches(db, await realBatchIds(db, runId));
    await traceRun(ctx, db, run, { action: 'pause' });
  });
  return readImport(ctx, runId);
}

export async function resumeImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    if (run.state !== 'paused') throw new AppError('conflict', { detail: 'Deze import is niet gepauzeerd.' });
    await db.update(importRuns).set({ state: 'running' }).where(eq(importRuns.id, runId));
    await letGoOn(db, await realBatchIds(db, runId));
    await enqueue(db, importJob, { runId });
    await traceRun(ctx, db, run, { action: 'resume' });
  });
  return readImport(ctx, runId);
}

async function realBatchIds(db: Database, runId: string): Promise<number[]> {
  const rows = await db
    .select({ batchId: importRunBatches.batchId })
    .from(importRunBatches)
    .where(and(eq(importRunBatches.runId, runId), eq(importRunBatches.isDryRun, false)));
  return rows.map(({ batchId }) => batchId);
}

/** Four eyes: whoever brought the file cannot let records vanish with it. */
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
    await begin(ctx, db, run, { allowVanishing, confirmedBy: ctx.staff.name });
    await traceRun(ctx, db, run, { action: 'confirm', ...allowVanishing }, reason);
  });
  return readImport(ctx, runId);
}

async function begin(
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
    .set({ ...emptyOutcome, ...more, state: 'running', startedAt: ctx.clock(), afterBatch })
    .where(eq(importRuns.id, run.id));
  await enqueue(db, importJob, { runId: run.id });
}

export async function undoImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  await ctx.db.transaction(async (db) => {
    const run = await requireRun(ctx, db, runId, true);
    if (run.state !== 'finished') {
      throw new AppError('conflict', { detail: 'Alleen een import die uitgevoerd is kan teruggedraaid worden.' });
    }
    await db.update(importRuns).set({ state: 'undoing' }).where(eq(importRuns.id, runId));
    await enqueue(db, undoImportJob, { runId });
    await traceRun(ctx, db, run, { action: 'undo' });
  });
  return readImport(ctx, runId);
}

function traceRun(
  ctx: StaffContext,
  db: Database,
  { id, fileName, ventureId, source }: RunRow,
  after: Record<string, unknown>,
  reason?: string,
): Promise<void> {
  return trace(ctx, db, {
    ...{ entity: importEntity, entityId: id, entityName: fileName, ventureId, before: null, reason },
    after: { source, ...after },
  });
}
