import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { listVentures } from '../../organisation/ventures/ventures.ts';
import {
  documentText,
  exportedFiles,
  type FileMistake,
  type ReadDocument,
  readDocuments,
  writeDocument,
} from './content-files.ts';
import { addVersion, documentOf, lockContent, publishVersion } from './content-publish.ts';
import { contents } from './pages.tables.ts';

/** Thrown before any change, with all errors. */
export class ContentRefused extends Error {
  readonly mistakes: FileMistake[];

  constructor(mistakes: FileMistake[]) {
    const lines = mistakes.map(({ file, path, message }) => `  ${file}: ${path ? `${path}: ` : ''}${message}`);
    super(`Refused, nothing was changed:\n${lines.join('\n')}`);
    this.mistakes = mistakes;
  }
}

/** Writes the published pages; files of deleted pages are deleted, so that the folder equals the site. */
export async function exportContent(ctx: Context, dir: string, ventureId: string | undefined): Promise<number> {
  const rows = await ctx.db
    .select()
    .from(contents)
    .where(ventureId === undefined ? undefined : eq(contents.ventureId, ventureId))
    .orderBy(asc(contents.id));
  const { files, mistakes } = exportedFiles(dir);
  if (mistakes.length > 0) throw new ContentRefused(mistakes);
  for (const old of files) if (ventureId === undefined || old.ventureId === ventureId) rmSync(join(dir, old.file));
  for (const row of rows) writeDocument(dir, documentOf(row));
  return rows.length;
}

/** Validates the folder alone, without a database. */
export function validateFolder(dir: string, ventureId: string | undefined): ReadDocument[] {
  const { documents, mistakes } = readDocuments(dir);
  if (mistakes.length > 0) throw new ContentRefused(mistakes);
  const wanted = documents.filter(({ document }) => ventureId === undefined || document.ventureId === ventureId);
  if (wanted.length > 0) return wanted;
  throw new ContentRefused([{ file: dir, path: '', message: 'there are no such pages in this folder' }]);
}

interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
}

/** One transaction for all: every page is published, each as a version of its own. Nothing is deleted. */
export async function importContent(ctx: Context, dir: string, ventureId: string | undefined): Promise<ImportReport> {
  const read = validateFolder(dir, ventureId);
  const ventures = new Set((await listVentures(ctx)).map((venture) => venture.id));
  const report = await ctx.db.transaction(async (tx) => {
    const ids = read.map(({ document }) => document.id).sort();
    for (const id of ids) await lockContent(tx, id);
    const rows = await tx.select().from(contents).where(inArray(contents.id, ids));
    const before = new Map(rows.map((row) => [row.id, documentOf(row)]));
    const taken = await addressesOfOthers(tx, read, ids);
    const parents = await venturesOfParents(tx, read);
    const mistakes = read.flatMap((one) => mistakesIn(one, ventures, before, taken, parents));
    if (mistakes.length > 0) throw new ContentRefused(mistakes);
    const documents = read.map(({ document }) => withMoment(document, before.get(document.id)));
    const different = documents.filter((document) => !isSame(document, before.get(document.id)));
    await publishAll(tx, different, ctx.clock());
    const changed = different.filter((document) => before.has(document.id)).length;
    return { added: different.length - changed, changed, unchanged: documents.length - different.length };
  });
  ctx.cache.drop('content');
  return report;
}

async function publishAll(tx: Database, documents: ContentDocument[], now: Date): Promise<void> {
  const versions = new Map<string, number>();
  for (const document of documents) versions.set(document.id, await addVersion(tx, document, 'import', now));
  // Pages may have swapped addresses, so all of them are cleared first.
  await tx
    .update(contents)
    .set({ url: null })
    .where(inArray(contents.id, [...versions.keys()]));
  for (const document of documents) await publishVersion(tx, document, versions.get(document.id) ?? 0, now);
}

async function addressesOfOthers(tx: Database, read: ReadDocument[], ids: string[]): Promise<Map<string, string>> {
  const urls = read.flatMap(({ document }) => document.url ?? []);
  const rows = await tx
    .select({ id: contents.id, url: contents.url })
    .from(contents)
    .where(and(inArray(contents.url, urls), notInArray(contents.id, ids)));
  return new Map(rows.map(({ id, url }) => [url ?? '', id]));
}

/** The venture of each parent page, as it is after the import. */
async function venturesOfParents(tx: Database, read: ReadDocument[]): Promise<Map<string, string>> {
  const parentIds = read.flatMap(({ document }) => document.parentId ?? []);
  const rows = await tx
    .select({ id: contents.id, ventureId: contents.ventureId })
    .from(contents)
    .where(inArray(contents.id, parentIds));
  return new Map([...rows, ...read.map(({ document }) => document)].map(({ id, ventureId }) => [id, ventureId]));
}

/** The errors that only the database shows. */
function mistakesIn(
  { file, document }: ReadDocument,
  ventures: ReadonlySet<string>,
  before: ReadonlyMap<string, ContentDocument>,
  taken: ReadonlyMap<string, string>,
  parents: ReadonlyMap<string, string>,
): FileMistake[] {
  const mistakes: FileMistake[] = [];
  const owner = before.get(document.id)?.ventureId ?? document.ventureId;
  if (!ventures.has(document.ventureId))
    mistakes.push({ file, path: 'ventureId', message: 'there is no such venture' });
  if (owner !== document.ventureId) mistakes.push({ file, path: 'id', message: `this is a page of venture ${owner}` });
  const other = taken.get(document.url ?? '');
  if (other !== undefined) mistakes.push({ file, path: 'url', message: `page ${other} has this address` });
  if (document.parentId !== null && parents.get(document.parentId) !== document.ventureId)
    mistakes.push({ file, path: 'parentId', message: 'there is no such page in this venture' });
  return mistakes;
}

function withMoment(document: ContentDocument, before: ContentDocument | undefined): ContentDocument {
  const publishedAt = document.publishedAt ?? before?.publishedAt;
  return publishedAt === undefined ? document : { ...document, publishedAt: new Date(publishedAt).toISOString() };
}

function isSame(document: ContentDocument, before: ContentDocument | undefined): boolean {
  return before !== undefined && documentText(document) === documentText(before);
}
