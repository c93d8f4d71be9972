import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { asc, eq, lte } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { safeDownload } from '../../foundation/outbound/safe-download.ts';
import { OutboundRefused } from '../../foundation/outbound/safe-request.ts';
import { findActiveStaff } from '../../organisation/staff/staff.ts';
import { mayWriteEntities } from '../connections/exchange-permissions.staff.ts';
import { importWatchedFiles } from '../files/watched-folder.ts';
import { withTemporaryFolder } from './import-files.ts';
import { type Meanings, mapFile, plannedEntities } from './import-mapping.staff.ts';
import { nextMoment } from './import-plan-times.staff.ts';
import { keepRun, runOf } from './import-upload.staff.ts';
import { importJob, plannedImport, type plannedImports } from './imports.jobs.ts';
import { importPlans } from './imports.tables.ts';

type PlanRow = typeof importPlans.$inferSelect;

const within = 10 * 60_000;
/** Held in memory; larger catalogues use the folder. */
const maxBytes = 100 * 1024 * 1024;

/** The next time is set together with the job: a missed time is made up for once. */
export const startPlannedImports: JobHandler<typeof plannedImports> = async (ctx) => {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    const due = await tx
      .select()
      .from(importPlans)
      .where(lte(importPlans.nextRunAt, now))
      .orderBy(asc(importPlans.id))
      .for('update', { skipLocked: true });
    for (const plan of due) {
      await tx
        .update(importPlans)
        .set({ nextRunAt: nextMoment(now, plan) })
        .where(eq(importPlans.id, plan.id));
      await enqueue(tx, plannedImport, { planId: plan.id });
    }
  });
};

/** Sources with an active or disabled plan: only the plan imports their files. */
export async function plannedSources({ db }: Context): Promise<Set<string>> {
  const rows = await db
    .select({ source: importPlans.source })
    .from(importPlans)
    .where(eq(importPlans.origin, 'folder'));
  return new Set(rows.map(({ source }) => source));
}

export const runPlannedImport: JobHandler<typeof plannedImport> = async (ctx, { planId }) => {
  const [plan] = await ctx.db.select().from(importPlans).where(eq(importPlans.id, planId));
  if (!plan) return;
  try {
    await requireAllowed(ctx, plan, await plannedEntities(ctx, plan));
    if (plan.origin === 'folder') await takeInFolder(ctx, plan);
    else await importFromAddress(ctx, plan, plan.url ?? '');
  } catch (error) {
    const why = reasonOf(error);
    await keepOutcome(ctx, planId, why ?? 'Het ophalen lukte niet. We proberen het zo nog eens.');
    if (why === undefined) throw error;
  }
};

/** The reason of an error that only a person can fix; other errors are retried. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof OutboundRefused)
    return 'Dit adres kunnen we niet ophalen: het bestaat niet, is van een eigen netwerk of het bestand is te groot.';
  return error instanceof AppError && error.status < 500 ? (error.details.detail ?? error.title) : undefined;
}

async function requireAllowed(
  ctx: Context,
  { staffId, ventureId, staffName }: PlanRow,
  entities: readonly ExchangeEntity[],
): Promise<void> {
  const staff = staffId === null ? undefined : await findActiveStaff(ctx.db, staffId);
  if (!staff || !mayWriteEntities(staff.scopes, ventureId, entities))
    throw new AppError('forbidden', { detail: `${staffName} mag dit niet meer importeren. Sla de planning zelf op.` });
}

async function takeInFolder(ctx: Context, { id, source, ventureId, entity, mode, mappingName }: PlanRow) {
  const { exchangeDir } = ctx.config;
  if (exchangeDir === undefined) throw new AppError('conflict', { detail: 'Op deze server is geen map ingesteld.' });
  const taken = await importWatchedFiles(ctx, exchangeDir, {
    isOf: (name) => name === source,
    settings: {
      ...{ venture: ventureId, mode },
      ...(entity === null ? {} : { entity: entity as ExchangeEntity }),
      ...(mappingName === null ? {} : { mapping: mappingName }),
    },
  });
  if (taken === 'busy') throw new Error('somebody else is at work in the folder');
  await keepOutcome(ctx, id, folderWords(taken));
}

function folderWords({ done, refused }: { done: number; refused: number }): string {
  if (done + refused === 0) return 'Er lag geen bestand klaar.';
  const files = (count: number) => (count === 1 ? '1 bestand' : `${count} bestanden`);
  return `${files(done)} verwerkt${refused > 0 ? `, ${files(refused)} geweigerd` : ''}`;
}

async function importFromAddress(ctx: Context, plan: PlanRow, url: string): Promise<void> {
  const allowPrivate = ctx.config.allowPrivateAddresses;
  const { status, headers, body } = await safeDownload(url, { within, maxBytes, allowPrivate });
  if (status >= 500 || status === 429) throw new Error(`the source answered ${status}`);
  if (status !== 200) throw new AppError('badRequest', { detail: `De bron antwoordde met ${status}, zonder bestand.` });
  if (body.length === 0) throw new AppError('badRequest', { detail: 'Het bestand van de bron is leeg.' });
  await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'download');
    await writeFile(path, body);
    const { staffId, staffName, ventureId, source, entity, mode, mappingName } = plan;
    const fileName = fileNameOf(url, headers['content-disposition']);
    const found = await runOf(ctx, path, { staffId, staffName, ventureId, source, fileName, entity });
    const run = { ...found, mode, mappingName, state: 'running' as const, startedAt: ctx.clock() };
    const { isReady, entities } = await mapFile(ctx, {
      ...run,
      entity: entity as ExchangeEntity | null,
      meanings: (run.meanings ?? null) as Meanings | null,
    });
    if (!isReady)
      throw new AppError('badRequest', {
        detail: 'Kies bij deze planning wat er in het bestand staat, of een indeling.',
      });
    await requireAllowed(ctx, plan, entities);
    await ctx.db.transaction(async (db) => {
      const tx = { ...ctx, db };
      await keepRun(tx, path, run);
      await enqueue(db, importJob, { runId: run.id });
      await db
        .update(importPlans)
        .set({ lastRunId: run.id, lastRunAt: ctx.clock(), lastOutcome: null })
        .where(eq(importPlans.id, plan.id));
    });
  });
}

/** The name by the source, or the end of its URL. */
function fileNameOf(url: string, disposition: string | undefined): string {
  const [, named] = disposition?.match(/filename="?([^";]+)/) ?? [];
  const last = (named ?? new URL(url).pathname).split(/[\\/]/).at(-1) ?? '';
  return last.replaceAll(/[^\w. -]/g, '-').slice(-200) || 'bestand';
}

async function keepOutcome(ctx: Context, planId: string, lastOutcome: string): Promise<void> {
  await ctx.db
    .update(importPlans)
    .set({ lastOutcome, lastRunAt: ctx.clock(), lastRunId: null })
    .where(eq(importPlans.id, planId));
}
