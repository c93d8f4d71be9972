import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type ImportFindings, type ImportRun, maxImportBytes } from '@bouwpoort/contract/exchange/imports.staff';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { FileRefused } from '@bouwpoort/exchange-formats/file-problem';
import { findMeanings } from '@bouwpoort/exchange-formats/mapping-suggestion';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findFile } from '../files/file-findings.ts';
import { receiveFile, storeImportFile, withTemporaryFolder } from './import-files.ts';
import { importRuns } from './imports.tables.ts';
import { readImport } from './read-imports.staff.ts';

/** Uploads are on disk while they arrive. */
const uploadsAtOnce = 2;
let uploads = 0;

interface Upload {
  ventureId: string;
  source: string;
  fileName: string;
  entity?: ExchangeEntity | undefined;
  body: Readable;
}

/** Receives a file and detects its format. Changes nothing in the shop. */
export async function uploadImport(ctx: StaffContext, given: Upload): Promise<ImportRun> {
  const { ventureId, source, body } = given;
  requireThere(ctx, { ventureId });
  const fileName = safeName(given.fileName);
  if (uploads >= uploadsAtOnce) {
    throw new AppError('tooManyRequests', { detail: 'Er komen al bestanden binnen. Probeer het zo nog eens.' });
  }
  uploads++;
  try {
    return await withTemporaryFolder(async (folder) => {
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

/** The import of a detected file. */
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
  const fileId = await storeImportFile(tx.db, path, { name: run.fileName, now: tx.clock() });
  await tx.db.insert(importRuns).values({ ...run, fileId });
}

/** A name is shown and written into headers and reports; it is never used as a path. */
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
