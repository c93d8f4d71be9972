import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';
import { staffUsers } from '../staff/staff.tables.ts';

/** A user's saved filters, sort and columns of a list. */
export const staffViews = pgTable(
  'staff_view',
  {
    id: uuid().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('staff_view_staff').on(t.staffId)],
);
