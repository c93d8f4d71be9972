import { randomUUID } from 'node:crypto';
import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import { and, desc, eq } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { Database } from '../../foundation/database/database.ts';
import { isUniqueViolation } from '../../foundation/database/unique-violation.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { contents, contentVersions } from './pages.tables.ts';

type Row = typeof contents.$inferSelect;

/** The author of content from before versions existed. */
const firstAuthor = 'onbekend';

/** Serialises the writers of one page; readers are not affected. */
export async function lockContent(tx: Database, contentId: string): Promise<void> {
  await takeAdvisoryLock(tx, `content ${contentId}`);
}

/** The document of a published row. */
export function documentOf(row: Row): ContentDocument {
  return {
    id: row.id,
    ventureId: row.ventureId,
    parentId: row.parentId,
    contentType: row.contentType,
    name: row.name,
    url: row.url,
    ...(row.routeSegment === segmentOf(row) ? {} : { routeSegment: row.routeSegment }),
    position: row.position,
    disableIndexing: row.disableIndexing,
    disableFollowing: row.disableFollowing,
    pageImageUrl: row.pageImageUrl,
    backgroundImageUrl: row.backgroundImageUrl,
    publishedAt: row.publishedAt.toISOString(),
    // Written through the schemas or with psql; publishing validates it again.
    properties: row.properties as ContentDocument['properties'],
  };
}

function segmentOf({ id, url }: { id: string; url: string | null }): string {
  return url?.split('/').at(-1) || id;
}

/** For a page that was published without versions (a first fill, psql): its history starts with the current content. */
export function firstVersionOf(row: Row): typeof contentVersions.$inferSelect {
  return {
    contentId: row.id,
    version: 1,
    ventureId: row.ventureId,
    state: 'published',
    document: documentOf(row),
    author: firstAuthor,
    createdAt: row.publishedAt,
    publishedAt: row.publishedAt,
  };
}

/** Adds a draft after the last version. The caller holds the page's lock. */
export async function addVersion(tx: Database, document: ContentDocument, author: string, now: Date): Promise<number> {
  const { id: contentId, ventureId } = document;
  let [last] = await tx
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, contentId))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  if (!last) {
    const [row] = await tx.select().from(contents).where(eq(contents.id, contentId));
    if (row) [last] = await tx.insert(contentVersions).values(firstVersionOf(row)).returning();
  }
  const version = (last?.version ?? 0) + 1;
  await tx
    .insert(contentVersions)
    .values({ contentId, version, ventureId, state: 'draft', document, author, createdAt: now, publishedAt: null });
  return version;
}

/** The row in which a document is published. */
export function rowValues(document: ContentDocument, before: Row | undefined, now: Date): Omit<Row, 'id' | 'guid'> {
  return {
    ventureId: document.ventureId,
    parentId: document.parentId,
    contentType: document.contentType,
    name: document.name,
    url: document.url,
    routeSegment: document.routeSegment ?? segmentOf(document),
    position: document.position,
    disableIndexing: document.disableIndexing,
    disableFollowing: document.disableFollowing,
    pageImageUrl: document.pageImageUrl,
    backgroundImageUrl: document.backgroundImageUrl,
    publishedAt: document.publishedAt ? new Date(document.publishedAt) : (before?.publishedAt ?? now),
    changedAt: before ? now : null,
    properties: document.properties,
  };
}

/** Makes a version the published page; the triggers of the table notify every process. */
export async function publishVersion(
  tx: Database,
  document: ContentDocument,
  version: number,
  now: Date,
): Promise<void> {
  const [before] = await tx.select().from(contents).where(eq(contents.id, document.id));
  const row = rowValues(document, before, now);
  await archivePublished(tx, document.id);
  await tx
    .insert(contents)
    .values({ id: document.id, guid: randomUUID(), ...row })
    .onConflictDoUpdate({ target: contents.id, set: row })
    .catch(refuseTakenUrl);
  await tx
    .update(contentVersions)
    .set({ state: 'published', publishedAt: now })
    .where(and(eq(contentVersions.contentId, document.id), eq(contentVersions.version, version)));
}

export async function archivePublished(tx: Database, contentId: string): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ state: 'archived' })
    .where(and(eq(contentVersions.contentId, contentId), eq(contentVersions.state, 'published')));
}

function refuseTakenUrl(error: unknown): never {
  if (!isUniqueViolation(error, 'content')) throw error;
  throw new AppError('conflict', { errors: { url: ['Een andere pagina heeft dit adres al.'] }, cause: error });
}
