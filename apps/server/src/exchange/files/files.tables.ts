import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';

/** How the columns of a sender's tables become records (exchange-formats, mapping.ts). */
export const exchangeMappings = pgTable(
  'exchange_mapping',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Plans and folders refer to it by this name. */
    name: text().notNull(),
    /** Empty for a mapping of all ventures. */
    ventureId: text().references(() => ventures.id),
    mapping: jsonb().notNull(),
    /** {column: meaning} it was made from; empty for one that was written by hand. */
    meanings: jsonb(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('exchange_mapping_name').on(t.name, t.ventureId).nullsNotDistinct(),
    index('exchange_mapping_venture').on(t.ventureId),
  ],
);
