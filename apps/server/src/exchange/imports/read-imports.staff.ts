import { type Batch, undoDays } from '@bouwpoort/contract/exchange/batches';
import type {
  ImportChanges,
  ImportFindings,
  ImportRun,
  ImportRunSummary,
} from '@bouwpoort/contract/exchange/imports.staff';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { accessScopeOf, mayDo, type StaffContext } from '../../organisation/staff/staff.ts';
import { changesOfBatches, type FieldChanges, readBatches } from '../batches/batches.ts';
import { requireEntities } from '../connections/exchange-permissions.staff.ts';
import { type Meanings, mapFile } from './import-mapping.staff.ts';
import { type RunRow, requireRun, toMap } from './import-run-row.staff.ts';
import { importRunBatches, importRuns } from './imports.tables.ts';

export async function listImports(ctx: StaffContext): Promise<ImportRunSummary[]> {
  const { ventures } = accessScopeOf(ctx);
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

/** The uploader sees their own file; others see files with customers or orders only with the permission for those. */
export async function readImport(ctx: StaffContext, runId: string): Promise<ImportRun> {
  const row = await requireRun(ctx, ctx.db, runId);
  const [batches, mapped] = await Promise.all([batchesOf(ctx.db, row), mapFile(ctx, toMap(row))]);
  if (row.staffId !== ctx.staff.id) {
    requireEntities(ctx, row.ventureId, [...mapped.entities, ...batches.map(({ entity }) => entity)], 'read');
  }
  const changes = await changesOf(ctx.db, row);
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
    canUndo: canUndo(ctx, row, batches),
  };
}

/** Also for one that failed after a part of it was applied. */
export function canUndo(
  { clock }: Pick<StaffContext, 'clock'>,
  { state, finishedAt }: RunRow,
  batches: readonly Batch[],
): boolean {
  const isApplied = state === 'finished' || (state === 'failed' && batches.some(({ dryRun }) => !dryRun));
  const since = clock().getTime() - undoDays * 24 * 60 * 60 * 1000;
  return isApplied && (finishedAt?.getTime() ?? 0) >= since;
}

function mayRunThere(ctx: StaffContext, { ventureId }: RunRow): boolean {
  return mayDo(ctx.staff.scopes, 'exchange.run', { ventureId });
}

const shownSamples = 100;

/** Of the dry run, which a person reviews before applying. */
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

export async function batchesOf(db: Database, run: RunRow): Promise<Batch[]> {
  return (await batchesOfRuns(db, [run])).get(run.id) ?? [];
}

/** By run: the batches of the real run, else those of its dry run. */
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
