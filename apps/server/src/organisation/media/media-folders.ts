import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { mediaFiles, mediaFolders } from './media.tables.ts';

export type FolderRow = typeof mediaFolders.$inferSelect;
type FolderFields = Pick<FolderRow, 'name' | 'parentId'>;

export function listFolders(db: Database): Promise<FolderRow[]> {
  return db.select().from(mediaFolders).orderBy(asc(mediaFolders.name), asc(mediaFolders.id));
}

/** Locked until the transaction ends. */
export async function lockFolder(tx: Database, id: number): Promise<FolderRow | undefined> {
  const [row] = await tx.select().from(mediaFolders).where(eq(mediaFolders.id, id)).for('update');
  return row;
}

export async function addFolder(tx: Database, fields: FolderFields): Promise<FolderRow> {
  const [row] = await tx.insert(mediaFolders).values(fields).returning();
  if (!row) throw new Error('the folder was not written');
  return row;
}

export async function changeFolder(tx: Database, id: number, fields: FolderFields): Promise<FolderRow> {
  const [row] = await tx.update(mediaFolders).set(fields).where(eq(mediaFolders.id, id)).returning();
  if (!row) throw new Error('the folder was not written');
  return row;
}

export async function removeFolder(tx: Database, id: number): Promise<void> {
  await tx.delete(mediaFolders).where(eq(mediaFolders.id, id));
}

/** Files and folders in it, including those in the bin, which could be restored into it. */
export async function countInFolder(tx: Database, id: number): Promise<number> {
  const [files] = await tx.select({ count: count() }).from(mediaFiles).where(eq(mediaFiles.folderId, id));
  const [folders] = await tx.select({ count: count() }).from(mediaFolders).where(eq(mediaFolders.parentId, id));
  return (files?.count ?? 0) + (folders?.count ?? 0);
}
