import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/column-types.ts';

/** How the columns of a sender's tables become records (exchange-formats, mapping.ts). */
export const exchangeMappings = pgTable('exchange_mapping', {
  name: text().primaryKey(),
  mapping: jsonb().notNull(),
  /** {column: meaning} it was made from; empty for one that was written by hand. */
  meanings: jsonb(),
  updatedAt: moment().notNull(),
});
