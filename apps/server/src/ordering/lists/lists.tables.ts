import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers, projects } from '../../customers/customers/customers.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { editTrackingColumns, isPositive, oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';

export interface ListSection {
  name: string;
  note: string;
}

/** Its version also increases with every change of its lines. */
export const orderLists = pgTable(
  'order_list',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    customerId: text().notNull(),
    ventureId: text().notNull(),
    /**
     * Empty once the account is deleted. Personal lists are deleted with their owner (trigger `delete_personal_lists`).
     */
    ownerId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    /** The name at the time the list was created. */
    ownerName: text().notNull(),
    name: text().notNull(),
    note: text().notNull().default(''),
    sharing: text({ enum: ['personal', 'company', 'site'] }).notNull(),
    /** The building site of the list; if it is deleted, only the owner and managers see a list of a site. */
    projectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    sections: jsonb().$type<ListSection[]>().notNull().default([]),
    /** When it is made ready: `rhythmDay` is a weekday (1 is Monday) or a day of the month. */
    rhythm: text({ enum: ['week', 'month'] }),
    rhythmDay: integer(),
    archivedAt: moment(),
    /** Deleted lists are stored for a while, so that they can be restored. */
    deletedAt: moment(),
    ...editTrackingColumns(),
  },
  (t) => [
    index('order_list_customer').on(t.customerId),
    index('order_list_owner').on(t.ownerId),
    index('order_list_project').on(t.projectId),
    index('order_list_rhythm').on(t.rhythm, t.rhythmDay).where(sql`rhythm is not null`),
    foreignKey({
      name: 'order_list_customer_fk',
      columns: [t.customerId, t.ventureId],
      foreignColumns: [customers.customerId, customers.ventureId],
    }),
    oneOf('order_list_sharing', t.sharing),
    oneOf('order_list_rhythm_kind', t.rhythm),
    check('order_list_of_owner', sql`${t.sharing} <> 'personal' or ${t.ownerId} is not null`),
    check('order_list_of_project', sql`${t.projectId} is null or ${t.sharing} = 'site'`),
    check(
      'order_list_rhythm_day',
      sql`(${t.rhythm} is null) = (${t.rhythmDay} is null) and ${t.rhythmDay} between 1 and case ${t.rhythm} when 'week' then 7 else 31 end`,
    ),
  ],
);

export const orderListLines = pgTable(
  'order_list_line',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    listId: integer()
      .notNull()
      .references(() => orderLists.id, { onDelete: 'cascade' }),
    /** No foreign key: a line outlives its article, and then shows its stored name. */
    contentId: uuid().notNull(),
    code: text().notNull(),
    /** The name of the article when it was added. */
    displayName: text().notNull(),
    /** In sales units. */
    quantity: numeric({ precision: 14, scale: 4 }).notNull(),
    /** The order unit it was chosen in. */
    unit: text().notNull(),
    note: text().notNull().default(''),
    /** A name of the list's sections; empty for no section. */
    section: text().notNull().default(''),
    /** The amount to fill up to, in sales units. */
    standing: numeric({ precision: 14, scale: 4 }),
    position: integer().notNull(),
  },
  (t) => [
    unique('order_list_line_once').on(t.listId, t.section, t.contentId),
    check('order_list_line_quantity', isPositive(t.quantity)),
    check('order_list_line_standing', isPositive(t.standing)),
    check('order_list_line_position', sql`${t.position} >= 0`),
  ],
);

/** When a list was used; a table of its own, because using a list is no edit of it. */
export const orderListUses = pgTable('order_list_use', {
  listId: integer()
    .primaryKey()
    .references(() => orderLists.id, { onDelete: 'cascade' }),
  orderedAt: moment(),
  orderedBy: text(),
  countedAt: moment(),
  countedBy: text(),
  /** The last day of its rhythm for which its owner was mailed. */
  readyOn: date(),
});
