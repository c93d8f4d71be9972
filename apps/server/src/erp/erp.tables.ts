import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/column-types.ts';

/** What the embedded ERP has received. Nothing of the shop reads it: it stands for another program's database. */
export const erpOrders = pgTable(
  'erp_order',
  {
    orderId: text().primaryKey(),
    payload: jsonb().notNull(),
    /** How often it was brought; the last one counts. */
    timesOffered: integer().notNull(),
    receivedAt: moment().notNull(),
    canceledAt: moment(),
  },
  (t) => [check('erp_order_times_offered', sql`${t.timesOffered} > 0`)],
);
