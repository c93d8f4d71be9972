import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the embedded ERP has received. Nothing of the shop reads it: it stands for another program's database. */
export const erpOrders = pgTable(
  'erp_order',
  {
    orderId: text().primaryKey(),
    payload: jsonb().notNull(),
    /** How often it was brought; the last one counts. */
    timesOffered: integer().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    canceledAt: timestamp({ withTimezone: true }),
  },
  (t) => [check('erp_order_times_offered', sql`${t.timesOffered} > 0`)],
);
