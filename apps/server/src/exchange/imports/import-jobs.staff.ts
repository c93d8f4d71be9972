import { setTimeout as sleep } from 'node:timers/promises';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { type FileProblem, FileRefused } from '@bouwpoort/exchange-formats/file-problem';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type JobHandler, PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { findActiveStaff, mayDo } from '../../organisation/staff/staff.ts';
import { abandonBatch, readBatch, readBatches, workOnFeed } from '../batches/batches.ts';
import { ImportInterrupted, importFile } from '../files/import-file.ts';
import { withFileOnDisk } from './import-files.ts';
import { mapFile } from './import-mapping.staff.ts';
import { type RunRow, toMap } from './import-run-row.staff.ts';
import type { importJob, undoImportJob } from './imports.jobs.ts';
import { importRunBatches, importRuns } from './imports.tables.ts';

const shownProblems = 1000;

/** Safe to run twice: lines that were applied before change nothing. */
export const importFileOfRun: JobHandler<typeof importJob> = async (ctx, { runId }) => {
  const [run] = await ctx.db.select().from(importRuns).where(eq(importRuns.id, runId));
  if (!run || (run.state !== 'checking' && run.state !== 'running')) return;
  const isDryRun = run.state === 'checking';
  const problems: FileProblem[] = [];
  try {
    if (run.fileId === null) throw new AppError('notFound', { detail: 'Het bestand van deze import is opgeruimd.' });
    await requireStillAllowed(ctx, run);
    const { mapping } = await mapFile(ctx, toMap(run));
    const stored = await storedBatches(ctx, run, isDryRun);
    const report = await withFileOnDisk(ctx.db, run.fileId, (path) =>
      importFile(ctx, {
        ...{ path, format: run.format, source: run.source, ventureId: run.ventureId, mapping, mode: run.mode },
        entity: (run.entity as ExchangeEntity | null) ?? undefined,
        dryRun: isDryRun,
        allowVanishing: (run.allowVanishing as Partial<Record<ExchangeEntity, number>> | null) ?? undefined,
        stored,
        mayGoOn: async () => (await stateOf(ctx.db, run)) === run.state,
        onProblem: (problem) => {
          if (problems.length < shownProblems) problems.push(problem);
        },
        onStored: async (tx, batchId) => {
          // Locked, so that a concurrent pause or stop comes before or finds this batch.
          if ((await stateOf(tx, run, true)) !== run.state) throw new ImportInterrupted();
          await tx.insert(importRunBatches).values({ batchId, runId, isDryRun });
        },
      }),
    );
    const failed = report.batches.find(({ state }) => state === 'failed');
    await finish(ctx, run, {
      ...{ records: report.records, problems, state: failed ? 'failed' : isDryRun ? 'checked' : 'finished' },
      ...{ fileErrors: report.problems.errors, fileWarnings: report.problems.warnings },
      failure: failed ? (failed.failure ?? 'Een deel van de import is mislukt.') : null,
    });
  } catch (error) {
    // Resuming and stopping enqueue a job of their own.
    if (error instanceof ImportInterrupted) return;
    // The user gets a message; an error outside the file also becomes a dead letter.
    const isOfFile = error instanceof FileRefused || (error instanceof AppError && error.status < 500);
    const failure = isOfFile ? error.message : 'Er ging iets mis bij ons. Probeer het nog eens.';
    await finish(ctx, run, { state: 'failed', failure, problems, fileErrors: problems.length });
    if (!isOfFile) throw new PermanentJobError((error as Error).message, { cause: error });
  }
};

/** Batches of this start, left by a killed process or a pause. */
async function storedBatches(
  ctx: Context,
  { id, afterBatch }: RunRow,
  isDryRun: boolean,
): Promise<Map<ExchangeEntity, number>> {
  const made = await ctx.db
    .select()
    .from(importRunBatches)
    .where(
      and(
        eq(importRunBatches.runId, id),
        eq(importRunBatches.isDryRun, isDryRun),
        isDryRun ? undefined : gt(importRunBatches.batchId, afterBatch),
      ),
    );
  const batches = await readBatches(
    ctx.db,
    made.map(({ batchId }) => batchId),
  );
  return new Map(batches.map(({ entity, id: batchId }) => [entity, batchId]));
}

async function stateOf(db: Database, { id }: RunRow, lock = false): Promise<RunRow['state'] | undefined> {
  const found = db.select({ state: importRuns.state }).from(importRuns).where(eq(importRuns.id, id));
  const [run] = await (lock ? found.for('update') : found);
  return run?.state;
}

/** Permissions are checked again at execution. */
async function requireStillAllowed(ctx: Context, run: RunRow): Promise<void> {
  const staff = run.staffId === null ? undefined : await findActiveStaff(ctx.db, run.staffId);
  if (!staff || !mayDo(staff.scopes, 'exchange.run', run)) throw new AppError('forbidden');
}

/** A run that was paused or stopped meanwhile stays so. */
async function finish(ctx: Context, { id, state }: RunRow, outcome: Partial<RunRow>): Promise<void> {
  await ctx.db
    .update(importRuns)
    .set({ ...outcome, finishedAt: ctx.clock() })
    .where(and(eq(importRuns.id, id), eq(importRuns.state, state)));
}

/** The last batch first: references before their targets. A run may have been stopped halfway. */
export const undoBatchesOfRun: JobHandler<typeof undoImportJob> = async (ctx, { runId }) => {
  const [run] = await ctx.db.select().from(importRuns).where(eq(importRuns.id, runId));
  if (run?.state !== 'undoing') return;
  const batches = await ctx.db
    .select()
    .from(importRunBatches)
    .where(and(eq(importRunBatches.runId, runId), eq(importRunBatches.isDryRun, false)))
    .orderBy(desc(importRunBatches.batchId));
  for (const { batchId } of batches) {
    const { state, sourceId, ventureId, entity } = await readBatch(ctx.db, batchId);
    if (state !== 'failed') await ctx.db.transaction((tx) => abandonBatch({ ...ctx, db: tx }, batchId));
    await undone(ctx, { sourceId, ventureId, entity }, batchId);
  }
  await ctx.db
    .update(importRuns)
    .set({ state: 'undone', finishedAt: run.finishedAt ?? ctx.clock() })
    .where(eq(importRuns.id, runId));
};

async function undone(ctx: Context, feed: Parameters<typeof workOnFeed>[1], batchId: number): Promise<void> {
  for (;;) {
    const { state } = await readBatch(ctx.db, batchId);
    if (state !== 'undoing') return;
    await workOnFeed(ctx, feed);
    // Another worker may have the lock.
    await sleep(200);
  }
}
