import { type BatchError, undoDays } from '@bouwpoort/contract/exchange/batches';
import { type BatchRow, columnMeaning } from '@bouwpoort/contract/exchange/imports.staff';
import { fieldName } from '@bouwpoort/contract/foundation/record-field-name';
import { eq, inArray } from 'drizzle-orm';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  accessScopeOf,
  auditWrite,
  requireThere,
  type StaffContext,
  staffList,
} from '../../organisation/staff/staff.ts';
import { findWords, type Words } from '../../organisation/texts/texts.ts';
import { listSources } from '../connections/connections.ts';
import { requireEntities } from '../connections/exchange-permissions.staff.ts';
import { listMappings } from '../files/mappings.ts';
import { importRunBatches, importRuns } from '../imports/imports.tables.ts';
import { type BatchFilter, countBatches, type FoundBatch, searchBatches, undoBatchById } from './batches.queries.ts';
import { eachRefusedLine, readBatch, refusedLines } from './batches.ts';

const batchList = staffList({
  search: (ctx, filter: BatchFilter, page: PageAsked) => searchBatches(ctx.db, filter, page),
  count: (ctx, filter) => countBatches(ctx.db, filter),
  describe: withSenders,
});

export async function listBatchesForStaff(
  ctx: StaffContext,
  { cursor, limit, ...asked }: Omit<BatchFilter, 'ventures'> & PageAsked,
) {
  if (asked.ventureId !== undefined) requireThere(ctx, { ventureId: asked.ventureId });
  const filter = { ...asked, ventures: accessScopeOf(ctx).ventures };
  const { rows, ...page } = await batchList.page(ctx, filter, { cursor, limit });
  return { batches: rows, ...page };
}

/** Adds the sender of each batch. */
async function withSenders(ctx: StaffContext, batches: readonly FoundBatch[]): Promise<BatchRow[]> {
  const runs = await ctx.db
    .select({ batchId: importRunBatches.batchId, runId: importRuns.id, staffName: importRuns.staffName })
    .from(importRunBatches)
    .innerJoin(importRuns, eq(importRuns.id, importRunBatches.runId))
    .where(
      inArray(
        importRunBatches.batchId,
        batches.map(({ id }) => id),
      ),
    );
  const byBatch = new Map(runs.map((run) => [run.batchId, run]));
  return batches.map(({ sourceId: _, keyId, ...batch }) => {
    const run = byBatch.get(batch.id);
    return { ...batch, runId: run?.runId ?? null, by: senderOf(run?.staffName, keyId) };
  });
}

function senderOf(staffName: string | undefined, keyId: number | null): BatchRow['by'] {
  if (staffName !== undefined) return { kind: 'staff', name: staffName };
  return keyId === null ? { kind: 'program', name: '' } : { kind: 'key', name: String(keyId) };
}

async function requireBatch(ctx: StaffContext, batchId: number, access: 'read' | 'write'): Promise<FoundBatch> {
  const batch = await readBatch(ctx.db, batchId);
  requireEntities(ctx, batch.ventureId, [batch.entity], access);
  return batch;
}

const shownErrors = 100;

export async function readBatchForStaff(ctx: StaffContext, batchId: number) {
  const batch = await requireBatch(ctx, batchId, 'read');
  const [[row], errors] = await Promise.all([withSenders(ctx, [batch]), refusedLines(ctx.db, batchId, shownErrors)]);
  if (!row) throw new AppError('notFound');
  const since = ctx.clock().getTime() - undoDays * 24 * 60 * 60 * 1000;
  const isRecent = batch.finishedAt !== null && Date.parse(batch.finishedAt) >= since;
  return { ...row, errors, canUndo: batch.state === 'finished' && !batch.dryRun && isRecent };
}

export async function undoBatchByStaff(ctx: StaffContext, batchId: number): Promise<BatchRow> {
  const batch = await requireBatch(ctx, batchId, 'write');
  await ctx.db.transaction(async (db) => {
    await undoBatchById({ ...ctx, db }, batchId);
    await auditWrite(ctx, db, {
      ...{ entity: 'batch', entityId: String(batchId), entityName: String(batchId), ventureId: batch.ventureId },
      ...{ before: null, after: { action: 'undo', source: batch.source } },
    });
  });
  const [row] = await withSenders(ctx, [await readBatch(ctx.db, batchId)]);
  if (!row) throw new AppError('notFound');
  return row;
}

/** Checks access before the first row. */
export async function batchErrorRows(ctx: StaffContext, batchId: number) {
  await requireBatch(ctx, batchId, 'read');
  return errorRows(ctx, [batchId]);
}

/** In the words of the screen. */
export async function* errorRows(ctx: StaffContext, batchIds: readonly number[]) {
  const t = await findWords(ctx, 'beheer-imports');
  for (const batchId of batchIds) {
    const { entity } = await readBatch(ctx.db, batchId);
    for await (const lines of eachRefusedLine(ctx.db, batchId)) {
      yield lines.flatMap((line) => cellsOf(t, entity, line));
    }
  }
}

function cellsOf(t: Words, entity: string, { line, externalId, errors }: BatchError): (string | number)[][] {
  return Object.entries(errors).map(([field, why]) => [
    ...[line, t(`entity-${entity}`), externalId ?? ''],
    ...[fieldName((keys) => firstText(t, [keys].flat()), field), why.join(', ')],
  ]);
}

function firstText(t: Words, keys: readonly string[]): string {
  return t(keys.find((key) => t(key) !== key) ?? keys.at(-1) ?? '');
}

const knownMeaning = (meaning: string) => columnMeaning.safeParse(meaning).success;

export async function importOptions(ctx: StaffContext) {
  const [sources, mappings] = await Promise.all([
    listSources(ctx.db, ctx.clock()),
    listMappings(ctx, accessScopeOf(ctx).ventures),
  ]);
  return {
    sources: sources.map(({ name }) => name),
    mappings: mappings.map(({ name, ventureId, meanings, updatedAt }) => ({
      ...{ name, ventureId },
      meanings: meanings && Object.values(meanings).every(knownMeaning) ? columnsOf(meanings) : null,
      updatedAt: updatedAt.toISOString(),
    })),
  };
}

function columnsOf(meanings: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(meanings).map(([column, meaning]) => [column, columnMeaning.parse(meaning)]),
  );
}
