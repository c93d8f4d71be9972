import type { ImportFindings } from '@bouwpoort/contract/exchange/imports.staff';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import type { Meanings } from './import-mapping.staff.ts';
import { importRunBatches, importRuns } from './imports.tables.ts';

export type RunRow = typeof importRuns.$inferSelect;

export async function requireRun(ctx: StaffContext, db: Database, runId: string, lock = false): Promise<RunRow> {
  const found = db.select().from(importRuns).where(eq(importRuns.id, runId));
  const [run] = await (lock ? found.for('update') : found);
  if (!run) throw new AppError('notFound', { detail: 'Deze import kennen we niet.' });
  requireThere(ctx, run);
  return run;
}

export function toMap(row: RunRow) {
  return {
    ventureId: row.ventureId,
    format: row.format,
    findings: row.findings as ImportFindings,
    entity: row.entity as ExchangeEntity | null,
    meanings: row.meanings as Meanings | null,
    mappingName: row.mappingName,
  };
}

/** Without those of its dry run. */
export async function realBatchIds(db: Database, runId: string): Promise<number[]> {
  const rows = await db
    .select({ batchId: importRunBatches.batchId })
    .from(importRunBatches)
    .where(and(eq(importRunBatches.runId, runId), eq(importRunBatches.isDryRun, false)));
  return rows.map(({ batchId }) => batchId);
}
