import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.tables.ts';
import { editTrackingColumns } from '../../foundation/database/column-rules.ts';
import { bytea, moment } from '../../foundation/database/column-types.ts';

export const clientQuotes = pgTable(
  'client_quote',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    /** A copy from the content, for the list. */
    number: text().notNull(),
    title: text().notNull(),
    total: numeric({ precision: 14, scale: 2 }).notNull(),
    /** A ClientQuoteContent with all input: it is read and written as a whole. */
    content: jsonb().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    index('client_quote_customer').on(t.customerId, t.updatedAt, t.id),
    check('client_quote_total', sql`${t.total} >= 0 and ${t.total} <> 'NaN'`),
  ],
);

/** The logo of the contractor, for all their quotes. */
export const clientQuoteLogos = pgTable(
  'client_quote_logo',
  {
    customerId: text()
      .primaryKey()
      .references(() => customers.customerId),
    /** A PNG. */
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    addedAt: moment().notNull(),
  },
  (t) => [check('client_quote_logo_measures', sql`${t.width} > 0 and ${t.height} > 0`)],
);
