import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { Database } from '../../foundation/database/database.ts';
import { buildingSites, siteDocumentChunks, siteDocuments, siteMembers, sitePhotos } from './jobsites.tables.ts';

export type SiteRow = typeof buildingSites.$inferSelect;
export type SiteChange = Omit<typeof buildingSites.$inferInsert, 'projectId' | 'version' | 'createdAt' | 'updatedAt'>;

export async function selectSites(db: Database, projectIds: readonly number[]): Promise<Map<number, SiteRow>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(buildingSites)
    .where(inArray(buildingSites.projectId, [...projectIds]));
  return new Map(rows.map((row) => [row.projectId, row]));
}

/** The projects that a user leads or is a member of. */
export async function selectProjectsOf(db: Database, userId: string): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ projectId: buildingSites.projectId })
    .from(buildingSites)
    .leftJoin(siteMembers, eq(siteMembers.projectId, buildingSites.projectId))
    .where(or(eq(buildingSites.leaderId, userId), eq(siteMembers.siteUserId, userId)));
  return new Set(rows.map(({ projectId }) => projectId));
}

export async function selectMembers(db: Database, projectId: number): Promise<string[]> {
  const rows = await db
    .select({ id: siteMembers.siteUserId })
    .from(siteMembers)
    .where(eq(siteMembers.projectId, projectId))
    .orderBy(asc(siteMembers.siteUserId));
  return rows.map(({ id }) => id);
}

/** Returns false if the site was created meanwhile. */
export async function insertSite(tx: Database, projectId: number, site: SiteChange): Promise<boolean> {
  const added = await tx
    .insert(buildingSites)
    .values({ projectId, ...site })
    .onConflictDoNothing()
    .returning({ projectId: buildingSites.projectId });
  return added.length > 0;
}

/** Returns false if it was changed after this version was read. */
export async function updateSite(
  tx: Database,
  projectId: number,
  version: number,
  change: SiteChange,
): Promise<boolean> {
  const changed = await tx
    .update(buildingSites)
    // Name, address and members are in other tables: the version increases also if this row does not change.
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(buildingSites.projectId, projectId), eq(buildingSites.version, version)))
    .returning({ projectId: buildingSites.projectId });
  return changed.length > 0;
}

export async function replaceMembers(tx: Database, projectId: number, userIds: readonly string[]): Promise<void> {
  await tx.delete(siteMembers).where(eq(siteMembers.projectId, projectId));
  if (userIds.length === 0) return;
  await tx.insert(siteMembers).values(userIds.map((siteUserId) => ({ projectId, siteUserId })));
}

type PhotoFacts = Pick<typeof sitePhotos.$inferSelect, 'addedAt' | 'addedBy' | 'width' | 'height'>;

export async function selectPhotoFacts(db: Database, projectId: number): Promise<PhotoFacts | undefined> {
  const { addedAt, addedBy, width, height } = sitePhotos;
  const [photo] = await db
    .select({ addedAt, addedBy, width, height })
    .from(sitePhotos)
    .where(eq(sitePhotos.projectId, projectId));
  return photo;
}

export async function selectPhoto(
  db: Database,
  projectId: number,
): Promise<{ contentType: string; bytes: Buffer } | undefined> {
  const [photo] = await db
    .select({ contentType: sitePhotos.contentType, bytes: sitePhotos.bytes })
    .from(sitePhotos)
    .where(eq(sitePhotos.projectId, projectId));
  return photo;
}

export async function upsertPhoto(tx: Database, photo: typeof sitePhotos.$inferInsert): Promise<void> {
  const { projectId: _, ...set } = photo;
  await tx.insert(sitePhotos).values(photo).onConflictDoUpdate({ target: sitePhotos.projectId, set });
}

export async function deletePhoto(tx: Database, projectId: number): Promise<void> {
  await tx.delete(sitePhotos).where(eq(sitePhotos.projectId, projectId));
}

export type DocumentRow = typeof siteDocuments.$inferSelect;

export async function selectDocuments(db: Database, projectId: number): Promise<DocumentRow[]> {
  return db
    .select()
    .from(siteDocuments)
    .where(eq(siteDocuments.projectId, projectId))
    .orderBy(desc(siteDocuments.addedAt), asc(siteDocuments.id));
}

/** Serialises additions of documents to this site until the transaction ends. */
export async function lockDocuments(tx: Database, projectId: number): Promise<void> {
  await takeAdvisoryLock(tx, `documents of site ${projectId}`);
}

export async function countDocuments(db: Database, projectId: number): Promise<number> {
  return db.$count(siteDocuments, eq(siteDocuments.projectId, projectId));
}

export async function selectDocument(
  db: Database,
  projectId: number,
  documentId: string,
): Promise<DocumentRow | undefined> {
  const [document] = await db.select().from(siteDocuments).where(documentOf(projectId, documentId));
  return document;
}

const documentOf = (projectId: number, documentId: string) =>
  and(eq(siteDocuments.id, documentId), eq(siteDocuments.projectId, projectId));

export async function selectDocumentChunk(
  db: Database,
  documentId: string,
  position: number,
): Promise<Buffer | undefined> {
  const [chunk] = await db
    .select({ bytes: siteDocumentChunks.bytes })
    .from(siteDocumentChunks)
    .where(and(eq(siteDocumentChunks.documentId, documentId), eq(siteDocumentChunks.position, position)));
  return chunk?.bytes;
}

export async function insertDocument(
  tx: Database,
  document: DocumentRow,
  chunks: readonly { position: number; bytes: Buffer }[],
): Promise<void> {
  await tx.insert(siteDocuments).values(document);
  for (const chunk of chunks) await tx.insert(siteDocumentChunks).values({ documentId: document.id, ...chunk });
}

/** Returns false if the document does not exist. */
export async function deleteDocument(tx: Database, projectId: number, documentId: string): Promise<boolean> {
  const removed = await tx
    .delete(siteDocuments)
    .where(documentOf(projectId, documentId))
    .returning({ id: siteDocuments.id });
  return removed.length > 0;
}
