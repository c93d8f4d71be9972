import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Facts about this installation as a whole, such as which demo world it was filled with. */
export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
