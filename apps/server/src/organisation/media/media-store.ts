import { createHash } from 'node:crypto';
import { eq, notExists, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { earlierMedia, mediaContents, mediaFiles } from './media.tables.ts';
import { objectStoreOf } from './media-stores.ts';

/** The bytes of a file. */
export interface Content {
  hash: string;
  size: number;
  /** Null if they are in the object store. */
  bytes: Buffer | null;
}

/**
 * Writes bytes to the object store, if there is one: before the transaction that refers to them, which must not wait
 * for it.
 */
export async function storeContent({ config }: Pick<Context, 'config'>, bytes: Buffer): Promise<Content> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const store = objectStoreOf(config);
  await store?.write(hash, bytes);
  return { hash, size: bytes.length, bytes: store ? null : bytes };
}

export type FileFacts = Partial<
  Pick<
    typeof mediaFiles.$inferInsert,
    'folderId' | 'ventureId' | 'name' | 'altText' | 'width' | 'height' | 'uploadedBy'
  >
>;

/** Serves these bytes at a path from now on; equal bytes are stored once. The other data of an existing file stays. */
export async function storeFile(
  { db }: Pick<Context, 'db'>,
  path: string,
  contentType: string,
  { hash, size, bytes }: Content,
  facts: FileFacts = {},
): Promise<void> {
  await db
    .insert(mediaContents)
    .values({ hash, bytes })
    .onConflictDoUpdate({
      target: mediaContents.hash,
      set: { bytes: sql`excluded.bytes` },
      setWhere: sql`${mediaContents.bytes} is null and excluded.bytes is not null`,
    });
  const { width = null, height = null } = facts;
  const content = { contentType, contentHash: hash, size, width, height };
  await db
    .insert(mediaFiles)
    .values({ path, ...facts, ...content })
    .onConflictDoUpdate({ target: mediaFiles.path, set: { ...content, bytes: null, drawing: null, deletedAt: null } });
}

/** Deletes bytes without a path. */
export async function dropUnusedContents(ctx: Pick<Context, 'db' | 'config' | 'log'>): Promise<number> {
  const { db, config, log } = ctx;
  const usedIn = (table: typeof mediaFiles | typeof earlierMedia) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.contentHash, mediaContents.hash)));
  const dropped = await db
    .delete(mediaContents)
    .where(sql`${usedIn(mediaFiles)} and ${usedIn(earlierMedia)}`)
    .returning({ hash: mediaContents.hash, isInDatabase: sql<boolean>`${mediaContents.bytes} is not null` });
  const store = objectStoreOf(config);
  for (const { hash, isInDatabase } of dropped) {
    if (isInDatabase) continue;
    // An orphan in the store takes space but does no harm.
    await store?.remove(hash).catch((err: unknown) => log.warn({ err, hash }, 'a file stays in the object store'));
  }
  return dropped.length;
}
