import { type ContentDocument, validateDocument } from '@bouwpoort/contract/content/content-document';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { requireVenture } from '../../foundation/context/require-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { addVersion, archivePublished, firstVersionOf, lockContent, publishVersion } from './content-publish.ts';
import { contents, contentVersions } from './pages.tables.ts';

interface ContentVersion {
  version: number;
  state: 'draft' | 'published' | 'archived';
  author: string;
  createdAt: Date;
  publishedAt: Date | null;
  document: ContentDocument;
}

/*
 * The actions of an editor, on the pages of ctx.venture only. Every save is a version of its own and none is
 * overwritten, so two editors at once lose nothing: readers see the version that is published last.
 */

/** Invalid content is refused with the path of each error, and not saved. Returns the number of the new version. */
export async function saveDraft(ctx: Context, given: unknown, author: string): Promise<number> {
  const document = validOrRefused(given);
  const venture = requireVenture(ctx);
  if (document.ventureId !== venture.id) throw new AppError('forbidden');
  return ctx.db.transaction(async (tx) => {
    await lockContent(tx, document.id);
    const [elsewhere] = await tx.select().from(contents).where(eq(contents.id, document.id));
    if (elsewhere && elsewhere.ventureId !== venture.id) throw new AppError('forbidden');
    return addVersion(tx, document, author, ctx.clock());
  });
}

/** Works for drafts and earlier versions: publishing an old one restores it. */
export async function publish(ctx: Context, contentId: string, version: number): Promise<void> {
  const { id: ventureId } = requireVenture(ctx);
  await ctx.db.transaction(async (tx) => {
    await lockContent(tx, contentId);
    await publishSaved(tx, { contentId, ventureId, version }, ctx.clock());
  });
  ctx.cache.drop('content');
}

/** The same in a transaction that holds the page's lock. */
export async function publishSaved(
  tx: Database,
  { contentId, ventureId, version }: { contentId: string; ventureId: string; version: number },
  now: Date,
): Promise<ContentDocument> {
  const [saved] = await tx
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.contentId, contentId),
        eq(contentVersions.version, version),
        eq(contentVersions.ventureId, ventureId),
      ),
    );
  if (!saved) throw new AppError('notFound');
  // Validated again: the schemas may have changed since it was saved.
  const document = validOrRefused(saved.document);
  await requireParent(tx, document);
  await publishVersion(tx, document, version, now);
  return document;
}

/** The parent page is published, and stays so until this transaction ends. */
async function requireParent(tx: Database, { parentId, ventureId }: ContentDocument): Promise<void> {
  if (parentId === null) return;
  const [parent] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.id, parentId), eq(contents.ventureId, ventureId)))
    .for('key share');
  if (!parent) throw new AppError('invalidInput', { errors: { parentId: ['De pagina hierboven staat niet online.'] } });
}

/** Takes the page off the site; its versions stay. Pages below it must be withdrawn first. */
export async function unpublish(ctx: Context, contentId: string): Promise<void> {
  const { id: ventureId } = requireVenture(ctx);
  await ctx.db.transaction(async (tx) => {
    await lockContent(tx, contentId);
    await withdrawPublished(tx, { contentId, ventureId });
  });
  ctx.cache.drop('content');
}

/** The same in a transaction that holds the page's lock. */
export async function withdrawPublished(
  tx: Database,
  { contentId, ventureId }: { contentId: string; ventureId: string },
): Promise<void> {
  const [row] = await tx
    .delete(contents)
    .where(and(eq(contents.id, contentId), eq(contents.ventureId, ventureId)))
    .returning();
  if (!row) throw new AppError('notFound');
  // After the delete, which has waited for concurrent publications below the page.
  const [below] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.parentId, contentId), ne(contents.id, contentId)))
    .limit(1);
  if (below) {
    throw new AppError('conflict', { detail: 'Onder deze pagina staan nog andere pagina’s. Haal die eerst weg.' });
  }
  await tx.insert(contentVersions).values(firstVersionOf(row)).onConflictDoNothing();
  await archivePublished(tx, contentId);
}

/** Newest first. */
export async function history(ctx: Context, contentId: string): Promise<ContentVersion[]> {
  const { id: ventureId } = requireVenture(ctx);
  const kept = await ctx.db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.contentId, contentId), eq(contentVersions.ventureId, ventureId)))
    .orderBy(desc(contentVersions.version));
  if (kept.length > 0) return kept.map(toVersion);
  const rows = await ctx.db
    .select()
    .from(contents)
    .where(and(eq(contents.id, contentId), eq(contents.ventureId, ventureId)));
  return rows.map((row) => toVersion(firstVersionOf(row)));
}

function toVersion(row: typeof contentVersions.$inferSelect): ContentVersion {
  const { version, state, author, createdAt, publishedAt, document } = row;
  return { version, state, author, createdAt, publishedAt, document };
}

export function validOrRefused(given: unknown): ContentDocument {
  const result = validateDocument(given);
  if (result.valid) return result.document;
  const byPath = Map.groupBy(result.issues, (issue) => issue.path);
  const errors = [...byPath].map(([path, issues]) => [path, issues.map((issue) => issue.message)]);
  throw new AppError('invalidInput', { errors: Object.fromEntries(errors) });
}
