import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/column-types.ts';

/** Login attempts per account and per address; in the database because all processes share the count. */
export const throttles = pgTable(
  'throttle',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    lastAt: moment().notNull(),
    /** No attempt is allowed before this moment. */
    heldUntil: moment().notNull(),
  },
  (t) => [index('throttle_last').on(t.lastAt), check('throttle_attempts', sql`${t.attempts} >= 0`)],
);
