import { sql } from 'drizzle-orm';
import { check, customType, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A picture or file: stored as bytes, or as the recipe of a drawing (the demo world's pictures). */
export const mediaFiles = pgTable(
  'media_file',
  {
    /** '/media/producten/10233.svg' */
    path: text().primaryKey(),
    contentType: text().notNull(),
    bytes: bytea(),
    drawing: jsonb(),
  },
  (t) => [check('media_file_source', sql`num_nonnulls(${t.bytes}, ${t.drawing}) = 1`)],
);
