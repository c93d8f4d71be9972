import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './column-types.ts';

/** Facts about this installation as a whole, such as which demo world it was filled with. */
export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  at: moment().notNull().defaultNow(),
});
