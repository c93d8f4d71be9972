import type { Navigation } from '@bouwpoort/contract/content/menus';
import { menuPlaces } from '@bouwpoort/contract/content/menus.staff';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { editTrackingColumns, oneOf } from '../../foundation/database/column-rules.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';
import { draftColumns } from '../drafts/drafts.tables.ts';

/** One document per venture: menus are read and written as a whole. Shapes in the contract (P 3.5). */
export const navigations = pgTable('navigation', {
  ventureId: text()
    .primaryKey()
    .references(() => ventures.id),
  headerLinks: jsonb().notNull(),
  footerLinks: jsonb().notNull(),
  secondaryLinks: jsonb().notNull(),
  ...editTrackingColumns(),
});

export type MenuItems = Navigation[keyof Navigation];

/** The work of editors on one menu of a venture. */
export const menuDrafts = pgTable(
  'menu_draft',
  {
    ...draftColumns(),
    place: text({ enum: menuPlaces }).notNull(),
    /** Without the categories; empty if it equals the published menu. */
    items: jsonb().$type<MenuItems>(),
    /** The items to publish: the draft at the moment of planning. */
    plannedItems: jsonb().$type<MenuItems>(),
  },
  (t) => [
    primaryKey({ columns: [t.ventureId, t.place] }),
    oneOf('menu_draft_place', t.place),
    check('menu_draft_revision', sql`${t.revision} > 0`),
    check('menu_draft_planned_items', sql`(${t.publishAt} is null) = (${t.plannedItems} is null)`),
  ],
);
