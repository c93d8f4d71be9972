import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';
import { orders } from '../orders/orders.tables.ts';

/** A trip that brings an order, or a part of it. */
export const deliveries = pgTable(
  'delivery',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ventureId: ofVenture(),
    number: text().notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.orderId),
    state: text({ enum: ['planned', 'loaded', 'underway', 'delivered', 'failed'] }).notNull(),
    plannedDay: date(),
    windowFrom: moment(),
    windowUntil: moment(),
    deliveredAt: moment(),
    signedBy: text(),
    /** As in the contract's exchange records. */
    lines: jsonb().notNull(),
  },
  (t) => [uniqueIndex('delivery_number').on(t.ventureId, t.number), index('delivery_order').on(t.orderId)],
);
