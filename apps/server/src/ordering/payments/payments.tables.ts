import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { isNotNegative, oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';

/** C 4.5. */
const statuses = [
  'notCompleted',
  'refused',
  'deviating',
  'reservation',
  'canceledByUser',
  'successful',
  'failed',
] as const;

/** An attempt to pay for a cart online. Never deleted, for the accounts. */
export const payments = pgTable(
  'payment',
  {
    /** Our id for the provider, and `orderId` of C 7.8. */
    orderId: text().primaryKey(),
    /** No foreign key: a visitor may delete the cart during the payment, and both must remain traceable. */
    cartId: integer().notNull(),
    /** Empty once the account is deleted. */
    siteUserId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    customerId: text().notNull(),
    ventureId: ofVenture(),
    /** Euros with VAT. */
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
    /** The concept order at the start of the payment: this is what gets ordered. */
    concept: jsonb().notNull(),
    provider: text().notNull(),
    optionId: text(),
    subOptionId: text(),
    /** The provider's own id; empty until it has answered. */
    providerId: text().unique(),
    redirectUrl: text(),
    /** The claim of the process that starts the payment at the provider, so that only one does. */
    startingAt: moment(),
    status: text({ enum: statuses }).notNull(),
    /** The decision about a deviating or reserved payment. */
    followUp: text({ enum: ['APPROVE', 'DECLINE', 'VOID', 'CAPTURE'] }),
    /** Set once, together with the orders. */
    confirmation: jsonb(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** When its outcome was known. */
    settledAt: moment(),
    /** When a person was told to refund a payment for which nothing can be ordered. */
    refundFlaggedAt: moment(),
  },
  (t) => [
    index('payment_cart').on(t.cartId),
    index('payment_open').on(t.settledAt, t.createdAt),
    index('payment_venture').on(t.ventureId, t.createdAt),
    index('payment_status').on(t.ventureId, t.status, t.createdAt),
    index('payment_user').on(t.siteUserId),
    foreignKey({
      name: 'payment_customer_fk',
      columns: [t.customerId, t.ventureId],
      foreignColumns: [customers.customerId, customers.ventureId],
    }),
    oneOf('payment_status_known', t.status),
    oneOf('payment_follow_up', t.followUp),
    check('payment_amount', isNotNegative(t.amount)),
  ],
);

/** Every status of a payment that the provider reported, by any route. */
export const paymentEvents = pgTable(
  'payment_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => payments.orderId),
    source: text({ enum: ['start', 'callback', 'return', 'job', 'abort'] }).notNull(),
    providerStatus: integer(),
    status: text({ enum: statuses }).notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('payment_event_order').on(t.orderId, t.id),
    oneOf('payment_event_source', t.source),
    oneOf('payment_event_status', t.status),
  ],
);

/**
 * Refunds through the provider. The amount refunded before is stored with it: after a lost answer, the provider's total
 * shows whether this refund happened.
 */
export const refunds = pgTable(
  'payment_refund',
  {
    id: uuid().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.orderId),
    /** The refunded order; no foreign key, orders are beside payments in the layers. */
    salesOrderId: text().notNull(),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['asked', 'done', 'refused'] }).notNull(),
    /** In cents, as reported by the provider before the first attempt. */
    refundedBefore: integer(),
    askedBy: text().notNull(),
    askedAt: moment().notNull(),
    settledAt: moment(),
    error: text(),
  },
  (t) => [
    index('payment_refund_payment').on(t.paymentId),
    index('payment_refund_order').on(t.salesOrderId),
    // The provider reports one total: with two refunds in progress it would be ambiguous.
    uniqueIndex('payment_refund_one_at_a_time').on(t.paymentId).where(sql`state = 'asked'`),
    oneOf('payment_refund_state', t.state),
    check('payment_refund_amount', sql`${t.amountCents} > 0`),
  ],
);

/** The records of the sandbox provider, as if they were elsewhere. Empty in production. */
export const sandboxPayments = pgTable(
  'sandbox_payment',
  {
    providerId: text().primaryKey(),
    orderId: text().notNull(),
    amountCents: integer().notNull(),
    description: text().notNull(),
    returnUrl: text().notNull(),
    exchangeUrl: text().notNull(),
    optionId: text(),
    subOptionId: text(),
    statusCode: integer().notNull(),
    /** The amount the visitor has paid, or reserved. */
    paidCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    check(
      'sandbox_payment_amounts',
      sql`${t.amountCents} >= 0 and ${t.paidCents} >= 0 and ${t.refundedCents} between 0 and ${t.paidCents}`,
    ),
  ],
);
