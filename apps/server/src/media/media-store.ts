import { createHash } from 'node:crypto';
import { eq, notExists } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { mediaContents, mediaFiles } from './media.tables.ts';

/** Serves these bytes at a path from now on; equal bytes are stored once. Answers their hash. */
export async function storeFile(
  { db }: Pick<Context, 'db'>,
  path: string,
  contentType: string,
  bytes: Buffer,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await db.insert(mediaContents).values({ hash, bytes }).onConflictDoNothing();
  await db
    .insert(mediaFiles)
    .values({ path, contentType, contentHash: hash })
    .onConflictDoUpdate({
      target: mediaFiles.path,
      set: { contentType, contentHash: hash, bytes: null, drawing: null },
    });
  return hash;
}

/** Bytes that no path leads to any more. */
export async function dropUnusedContents({ db }: Pick<Context, 'db'>): Promise<number> {
  const dropped = await db
    .delete(mediaContents)
    .where(notExists(db.select().from(mediaFiles).where(eq(mediaFiles.contentHash, mediaContents.hash))))
    .returning({ hash: mediaContents.hash });
  return dropped.length;
}
