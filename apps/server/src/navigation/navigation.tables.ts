import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { editing } from '../database/column-rules.ts';
import { ventures } from '../ventures/ventures.tables.ts';

/** One document per venture: menus are read whole and written whole. Shapes in the contract (P 3.5). */
export const navigations = pgTable('navigation', {
  ventureId: text()
    .primaryKey()
    .references(() => ventures.id),
  headerLinks: jsonb().notNull(),
  footerLinks: jsonb().notNull(),
  secondaryLinks: jsonb().notNull(),
  ...editing(),
});
