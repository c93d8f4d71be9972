import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { limitedChunks } from '../../foundation/http/file-body.ts';
import { daysBefore } from '../../foundation/jobs/days-before.ts';
import { deskFileChunks, deskFiles, exportRuns, importRuns } from './imports.tables.ts';

const chunkBytes = 1024 * 1024;

/** A temporary folder that is always deleted afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-import-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a stream to disk; returns the number of bytes. */
export async function receiveFile(body: Readable, path: string, maxBytes: number): Promise<number> {
  await pipeline(Readable.from(limitedChunks(body, maxBytes)), createWriteStream(path));
  return (await stat(path)).size;
}

/** Copies a file from disk into the database in chunks; in the caller's transaction. */
export async function storeImportFile(
  tx: Database,
  path: string,
  { name, now }: { name: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  const { size } = await stat(path);
  await tx.insert(deskFiles).values({ id, name, size, createdAt: now });
  let position = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: chunkBytes })) {
    await tx.insert(deskFileChunks).values({ fileId: id, position: position++, bytes });
  }
  return id;
}

async function* chunksOf(db: Database, fileId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [row] = await db
      .select({ bytes: deskFileChunks.bytes })
      .from(deskFileChunks)
      .where(and(eq(deskFileChunks.fileId, fileId), eq(deskFileChunks.position, position)));
    if (!row) return;
    yield row.bytes;
  }
}

export async function findImportFile(db: Database, fileId: string) {
  const [file] = await db.select().from(deskFiles).where(eq(deskFiles.id, fileId)).orderBy(asc(deskFiles.id));
  if (!file) throw new AppError('notFound', { detail: 'Dit bestand is opgeruimd.' });
  return { ...file, content: Readable.from(chunksOf(db, fileId), { objectMode: false }) };
}

/** Writes the file to disk for readers that need one, until the work is done. */
export function withFileOnDisk<T>(db: Database, fileId: string, work: (path: string) => Promise<T>): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const { size, content } = await findImportFile(db, fileId);
    const path = join(folder, 'file');
    const target = createWriteStream(path);
    await once(target, 'open');
    await pipeline(content, target);
    if ((await stat(path)).size !== size) throw new AppError('notFound', { detail: 'Dit bestand is niet meer heel.' });
    return work(path);
  });
}

/** As long as an import can be undone, or confirmed by a second person. */
const keptFileDays = 30;
const keptRunDays = 365;

export async function cleanUpImportFiles({ db, clock }: Context): Promise<Record<string, number | null>> {
  const now = clock();
  const files = await db.delete(deskFiles).where(lt(deskFiles.createdAt, daysBefore(now, keptFileDays)));
  const imports = await db.delete(importRuns).where(lt(importRuns.createdAt, daysBefore(now, keptRunDays)));
  const exports = await db.delete(exportRuns).where(lt(exportRuns.createdAt, daysBefore(now, keptRunDays)));
  return { deskFiles: files.rowCount, importRuns: imports.rowCount, exportRuns: exports.rowCount };
}
