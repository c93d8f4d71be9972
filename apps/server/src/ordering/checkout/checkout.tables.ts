import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { carts } from '../cart/cart.tables.ts';

/** A cart made ready to be ordered (C 3, 'Concept order'); good for as long as the cart stays as it was. */
export const conceptOrders = pgTable(
  'concept_order',
  {
    cartId: integer()
      .primaryKey()
      .references(() => carts.id, { onDelete: 'cascade' }),
    cartVersion: integer().notNull(),
    /** See `concept-order.ts`: everything an order needs, priced. */
    concept: jsonb().notNull(),
    /** The input, to prepare it again when it is approved; empty in rows from before approvals existed. */
    details: jsonb(),
    isOrderOnTime: boolean().notNull(),
    preparedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [check('concept_order_cart_version', sql`${t.cartVersion} >= 0`)],
);
