import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';

/** The orders that the embedded ERP received. The shop does not read it: it represents another program's database. */
export const erpOrders = pgTable(
  'erp_order',
  {
    orderId: text().primaryKey(),
    payload: jsonb().notNull(),
    /** How often it was delivered; the last one counts. */
    timesOffered: integer().notNull(),
    receivedAt: moment().notNull(),
    canceledAt: moment(),
  },
  (t) => [check('erp_order_times_offered', sql`${t.timesOffered} > 0`)],
);
