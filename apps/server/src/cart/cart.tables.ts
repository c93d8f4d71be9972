import { sql } from 'drizzle-orm';
import { integer, jsonb, numeric, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { siteUsers } from '../identity/identity.tables.ts';
import { ventures } from '../ventures/ventures.tables.ts';

export const carts = pgTable(
  'cart',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1000 }),
    siteUserId: uuid()
      .notNull()
      .references(() => siteUsers.id, { onDelete: 'cascade' }),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    customerId: text().notNull(),
    name: text().notNull(),
    /** An ordered cart is over; its user gets a new one. */
    status: text({ enum: ['open', 'ordered'] }).notNull(),
    /** Goes up with every write. */
    version: integer().notNull(),
    salesOrderId: text(),
    shippingMethodId: text(),
    shippingAddress: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('cart_open').on(t.siteUserId, t.ventureId, t.name).where(sql`status = 'open'`)],
);

/** Prices are not kept: the cart is priced anew each time it is read. */
export const cartLines = pgTable(
  'cart_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    contentId: uuid().notNull(),
    code: text().notNull(),
    /** As it was called when it was added: what is left to say when the catalogue no longer knows it. */
    displayName: text().notNull(),
    /** In sales units. */
    quantity: numeric({ precision: 14, scale: 4 }).notNull(),
    productReferenceId: text().notNull(),
    variantReferenceId: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [unique('cart_line_once').on(t.cartId, t.contentId)],
);
