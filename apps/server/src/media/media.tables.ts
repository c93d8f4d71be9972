import { sql } from 'drizzle-orm';
import { check, customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Bytes by their SHA-256: suppliers name the same file under many addresses. */
export const mediaContents = pgTable('media_content', {
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
});

/**
 * A picture or file: stored as bytes, as bytes that several paths may share, or as the recipe of a drawing (the demo
 * world's pictures).
 */
export const mediaFiles = pgTable(
  'media_file',
  {
    /** '/media/producten/10233.svg' */
    path: text().primaryKey(),
    contentType: text().notNull(),
    bytes: bytea(),
    drawing: jsonb(),
    contentHash: text().references(() => mediaContents.hash),
  },
  (t) => [
    index('media_file_content').on(t.contentHash),
    check('media_file_source', sql`num_nonnulls(${t.bytes}, ${t.drawing}, ${t.contentHash}) = 1`),
  ],
);
