import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * Finding rows by the beginnings of words, with nothing but what PostgreSQL brings: an index on `words(column)` answers
 * `hasWords(column, …)`. The signs are taken out first, or the parser would read 'KLU-2211' as a negative number.
 */

/** No semicolon and no repetition: the generator of migrations interprets both. */
const signs = '-_/.,:()&+*#@';

export function words(column: AnyPgColumn): SQL {
  const blanks = ' '.repeat(signs.length);
  return sql`to_tsvector('simple', translate(${column}, ${sql.raw(`'${signs}'`)}, ${sql.raw(`'${blanks}'`)}))`;
}

/** Every word of the text begins a word of the column; nothing where the text has no words. */
export function hasWords(column: AnyPgColumn, text: string): SQL | undefined {
  const asked = text.match(/[\p{L}\p{N}]+/gu);
  return asked
    ? sql`${words(column)} @@ to_tsquery('simple', ${asked.map((word) => `${word}:*`).join(' & ')})`
    : undefined;
}
