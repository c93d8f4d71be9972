import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { isPositive, oneOf } from '../../foundation/database/column-rules.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';

export const carts = pgTable(
  'cart',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1000 }),
    /** Empty once the account is gone. An open cart goes with its user (trigger `delete_open_carts`); an ordered one
     * stays, because it keeps its orders and its payment together. */
    siteUserId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    customerId: text().notNull(),
    name: text().notNull(),
    /** One that waits for approval or was ordered is over; its user gets a new one. */
    status: text({ enum: ['open', 'waiting', 'ordered'] }).notNull(),
    /** Goes up with every write. */
    version: integer().notNull(),
    salesOrderId: text(),
    shippingMethodId: text(),
    /** No foreign key: a branch that is gone, or has no pickup any more, counts as none. */
    pickupBranchId: text(),
    shippingAddress: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('cart_open').on(t.siteUserId, t.ventureId, t.name).where(sql`status = 'open'`),
    index('cart_user').on(t.siteUserId),
    index('cart_customer').on(t.customerId, t.updatedAt),
    index('cart_venture').on(t.ventureId, t.status, t.updatedAt),
    foreignKey({
      name: 'cart_customer_fk',
      columns: [t.customerId, t.ventureId],
      foreignColumns: [customers.customerId, customers.ventureId],
    }),
    oneOf('cart_status', t.status),
    check('cart_owner', sql`${t.siteUserId} is not null or ${t.status} = 'ordered'`),
    check('cart_version', sql`${t.version} >= 0`),
  ],
);

/** Prices are not stored: the cart is priced each time it is read. */
export const cartLines = pgTable(
  'cart_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** No foreign key: a line outlives its article, and then says that it cannot be ordered any more. */
    contentId: uuid().notNull(),
    code: text().notNull(),
    /** The name of the article when it was added, for when it is gone from the catalogue. */
    displayName: text().notNull(),
    /** In sales units. */
    quantity: numeric({ precision: 14, scale: 4 }).notNull(),
    productReferenceId: text().notNull(),
    variantReferenceId: text().notNull(),
    position: integer().notNull(),
    /** The line of an accepted quote it was called off from. No foreign key, for the same reason as the article. */
    quoteLineId: integer(),
  },
  (t) => [
    unique('cart_line_once').on(t.cartId, t.contentId),
    check('cart_line_quantity', isPositive(t.quantity)),
    check('cart_line_position', sql`${t.position} >= 0`),
  ],
);
