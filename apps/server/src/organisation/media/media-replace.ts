import { createHash } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { earlierMedia, mediaContents, mediaFiles } from './media.tables.ts';
import { storeFile } from './media-store.ts';
import type { CheckedUpload } from './media-upload.ts';

interface Who {
  at: Date;
  by: string;
}

/** Replaces the file at this address; the previous one is stored, so that it can be restored. */
export async function replaceFile(
  tx: Database,
  path: string,
  { content, contentType, width, height }: CheckedUpload,
  who: Who,
): Promise<void> {
  await storeEarlier(tx, path, who);
  await storeFile({ db: tx }, path, contentType, content, { width, height });
}

/** Restores the previous file, and stores the current one in its place. False if there was none. */
export async function putBackFile(tx: Database, path: string, who: Who): Promise<boolean> {
  const [before] = await tx
    .select()
    .from(earlierMedia)
    .where(eq(earlierMedia.path, path))
    .orderBy(desc(earlierMedia.id))
    .limit(1);
  if (!before) return false;
  await storeEarlier(tx, path, who);
  await tx.delete(earlierMedia).where(eq(earlierMedia.id, before.id));
  const { contentType, drawing, contentHash, size, width, height } = before;
  await tx
    .update(mediaFiles)
    .set({ contentType, drawing, contentHash, size, width, height, bytes: null })
    .where(eq(mediaFiles.path, path));
  return true;
}

async function storeEarlier(tx: Database, path: string, { at, by }: Who): Promise<void> {
  const [row] = await tx.select().from(mediaFiles).where(eq(mediaFiles.path, path));
  if (!row) return;
  const { contentType, bytes, drawing, contentHash, size, width, height } = row;
  await tx.insert(earlierMedia).values({
    ...{
      path,
      contentType,
      drawing,
      size: size ?? bytes?.length ?? null,
      width,
      height,
      replacedAt: at,
      replacedBy: by,
    },
    contentHash: bytes ? await moveToContentRow(tx, bytes) : contentHash,
  });
}

/** Gives bytes that belonged to one path a content row of their own. */
async function moveToContentRow(tx: Database, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await tx
    .insert(mediaContents)
    .values({ hash, bytes })
    .onConflictDoUpdate({
      target: mediaContents.hash,
      set: { bytes: sql`excluded.bytes` },
      setWhere: sql`${mediaContents.bytes} is null`,
    });
  return hash;
}
