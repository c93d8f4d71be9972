import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { isNumber, oneOf } from '../../foundation/database/column-rules.ts';
import { words } from '../../foundation/database/word-search.ts';
import { branches } from '../../organisation/branches/branches.tables.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';
import { carts } from '../cart/cart.tables.ts';

const money = () => numeric({ precision: 14, scale: 2 });

/** Numbers of web orders, clear of those the ERP gives out itself. */
export const orderNumbers = pgSequence('order_number', { startWith: 50_001 });

export const orders = pgTable(
  'sales_order',
  {
    orderId: text().primaryKey(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    customerId: text().notNull(),
    /** Empty for orders from the ERP, and once the account is gone. */
    siteUserId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    orderDate: timestamp({ withTimezone: true }).notNull(),
    branchId: text()
      .notNull()
      .references(() => branches.branchId),
    reference: text().notNull(),
    /** Who ordered it, a person. */
    customerName: text(),
    requisitionForm: text().notNull(),
    orderText: text().notNull(),
    customerObjectId: text().notNull(),
    customerObjectName: text().notNull(),
    /** C 4.1. */
    orderTypeId: text({ enum: ['brengen', 'rechtstr', 'halen', 'collect'] }).notNull(),
    deliveryModeId: text().notNull(),
    deliveryConditionId: text().notNull(),
    /** {time, floor, phone}: wishes for the driver; empty without any. */
    deliveryWishes: jsonb(),
    /** The users who approved it; empty without approval. */
    approvedBy: text().array(),
    costCentre: text(),
    /** The access card of its building site, as it was when ordered. */
    siteAccess: jsonb(),
    paymentTermsId: text().notNull(),
    /** The ERP's own code; a table maps it to the labels of C 4.1. */
    statusCode: text().notNull(),
    /** 'Open' while the order can still be cancelled. */
    releaseStatus: text().notNull(),
    itemTotalsAmount: money().notNull(),
    orderCostsAmount: money().notNull(),
    nettOrderAmount: money().notNull(),
    nettOrderAmountInclVat: money().notNull(),
    /** [{vatRate, vatBase, vatAmount}] */
    totalVats: jsonb().notNull(),
    invoiceAddress: jsonb().notNull(),
    deliveryAddress: jsonb().notNull(),
    /** Placed through the alternate order API. */
    alternate: boolean().notNull(),
    /** The cart it was made of; empty for orders that came from the ERP. */
    cartId: integer().references(() => carts.id),
    /** Which of the cart's delivery windows: each becomes one order, once. */
    deliveryWindow: text(),
    /** Received, but not worked on until the branch has looked at the credit limit. */
    heldForCredit: boolean().notNull().default(false),
    erpReceivedAt: timestamp({ withTimezone: true }),
    /** When the ERP refused it for good: it is not sent again until a person retries it. */
    erpRefusedAt: timestamp({ withTimezone: true }),
    /** What the ERP answered last, while it does not have the order. */
    erpStatus: integer(),
    erpTries: integer().notNull().default(0),
    /** Increases when its amounts change after it was placed: it is then sent to the ERP again. */
    revision: integer().notNull().default(0),
  },
  (t) => [
    index('sales_order_customer').on(t.customerId, t.orderDate),
    uniqueIndex('sales_order_of_cart').on(t.cartId, t.deliveryWindow),
    index('sales_order_reference').on(t.customerId, t.reference),
    // The back office pages through them by date or by amount, of everything, a venture or a branch.
    index('sales_order_date').on(t.orderDate, t.orderId),
    index('sales_order_venture').on(t.ventureId, t.orderDate, t.orderId),
    index('sales_order_branch').on(t.branchId, t.orderDate, t.orderId),
    index('sales_order_status').on(t.ventureId, t.statusCode, t.orderDate),
    index('sales_order_amount').on(t.nettOrderAmount, t.orderId),
    index('sales_order_venture_amount').on(t.ventureId, t.nettOrderAmount, t.orderId),
    index('sales_order_by_number').on(t.orderId.op('text_pattern_ops')),
    index('sales_order_words').using('gin', words(t.reference)),
    index('sales_order_not_at_erp')
      .on(t.orderDate, t.orderId)
      .where(sql`cart_id is not null and erp_received_at is null and status_code <> '90'`),
    index('sales_order_to_refund')
      .on(t.orderDate, t.orderId)
      .where(sql`payment_terms_id = 'ONLINE' and status_code = '90'`),
    index('sales_order_held').on(t.orderDate, t.orderId).where(sql`held_for_credit and status_code <> '90'`),
    index('sales_order_project').on(t.customerId, t.customerObjectId, t.orderDate),
    index('sales_order_user').on(t.siteUserId),
    foreignKey({
      name: 'sales_order_customer_fk',
      columns: [t.customerId, t.ventureId],
      foreignColumns: [customers.customerId, customers.ventureId],
    }),
    oneOf('sales_order_type', t.orderTypeId),
    check('sales_order_window', sql`(${t.cartId} is null) = (${t.deliveryWindow} is null)`),
    check('sales_order_revision', sql`${t.revision} >= 0`),
    check('sales_order_erp_tries', sql`${t.erpTries} >= 0`),
    // Below zero for what was returned.
    check(
      'sales_order_amounts',
      sql.join(
        [t.itemTotalsAmount, t.orderCostsAmount, t.nettOrderAmount, t.nettOrderAmountInclVat].map(isNumber),
        sql` and `,
      ),
    ),
  ],
);

/**
 * Names, prices and units as they were when ordered: an order does not change with the catalogue. Product and variant
 * have no foreign key for the same reason: articles go, what was ordered stays.
 */
export const orderLines = pgTable(
  'sales_order_line',
  {
    orderId: text()
      .notNull()
      .references(() => orders.orderId),
    lineNumber: integer().notNull(),
    productId: integer().notNull(),
    productName: text().notNull(),
    variantContentGuid: uuid().notNull(),
    variantCode: text().notNull(),
    variantDisplayName: text().notNull(),
    variantSalesUnit: text().notNull(),
    variantPriceUnit: text().notNull(),
    variantSalesPricePer: integer().notNull(),
    qtyOrdered: numeric({ precision: 14, scale: 4 }).notNull(),
    salesPrice: numeric({ precision: 14, scale: 4 }).notNull(),
    nettAmount: money().notNull(),
    /** The line in the unit of its price, as it was agreed: price × quantity ÷ per is the amount too. */
    agreedPrice: numeric({ precision: 14, scale: 4 }).notNull(),
    agreedPer: integer().notNull(),
    agreedUnit: text().notNull(),
    agreedQuantity: numeric({ precision: 24, scale: 12 }).notNull(),
    vatRate: integer().notNull(),
    /** The number of the quote whose price was paid, and its line; empty for every other price. */
    quoteNumber: text(),
    quoteLineId: integer(),
    deliveryDateAfter: date().notNull(),
    deliveryDateBefore: date().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.lineNumber] }),
    index('sales_order_line_product').on(t.productId),
    index('sales_order_line_delivery').on(t.deliveryDateBefore, t.deliveryDateAfter),
    check('sales_order_line_number', sql`${t.lineNumber} > 0`),
    // Below zero for what was returned.
    check(
      'sales_order_line_amounts',
      sql.join([t.qtyOrdered, t.salesPrice, t.nettAmount, t.agreedPrice, t.agreedQuantity].map(isNumber), sql` and `),
    ),
    check('sales_order_line_per', sql`${t.variantSalesPricePer} > 0 and ${t.agreedPer} > 0`),
    check('sales_order_line_vat_rate', sql`${t.vatRate} between 0 and 100`),
    check('sales_order_line_dates', sql`${t.deliveryDateAfter} <= ${t.deliveryDateBefore}`),
  ],
);

/** Every time an order was offered to the ERP, with what it said. */
export const erpTries = pgTable(
  'order_erp_try',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.orderId),
    at: timestamp({ withTimezone: true }).notNull(),
    operation: text({ enum: ['send', 'update', 'cancel'] }).notNull(),
    /** `failed` is tried again by itself; `refused` waits for a person. */
    outcome: text({ enum: ['taken', 'refused', 'failed'] }).notNull(),
    /** Empty where the ERP did not answer. */
    status: integer(),
    answer: text().notNull(),
    durationMs: integer().notNull(),
  },
  (t) => [
    index('order_erp_try_order').on(t.orderId, t.id),
    oneOf('order_erp_try_operation', t.operation),
    oneOf('order_erp_try_outcome', t.outcome),
  ],
);
