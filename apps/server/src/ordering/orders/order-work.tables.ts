import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';
import { staffUsers } from '../../organisation/staff/staff.tables.ts';
import { orders } from './orders.tables.ts';

/** Notes of staff on an order; never shown to the customer. */
export const orderNotes = pgTable(
  'order_note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.orderId),
    staffId: uuid().references(() => staffUsers.id, { onDelete: 'set null' }),
    /** Their name at that moment. */
    staffName: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('order_note_order').on(t.orderId, t.id), index('order_note_staff').on(t.staffId)],
);

/** The member of staff assigned to an order. */
export const orderAssignments = pgTable(
  'order_assignment',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.orderId),
    staffId: uuid()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
  },
  (t) => [index('order_assignment_staff').on(t.staffId, t.at)],
);
