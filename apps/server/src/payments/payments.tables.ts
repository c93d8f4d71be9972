import { bigint, index, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An attempt to pay for a cart online. Kept for ever: the books refer to it. */
export const payments = pgTable(
  'payment',
  {
    /** What the provider is told to call it, and `orderId` of C 7.8. */
    orderId: text().primaryKey(),
    cartId: integer().notNull(),
    siteUserId: uuid().notNull(),
    customerId: text().notNull(),
    ventureId: text().notNull(),
    /** Euros with VAT. */
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
    /** What is paid for, as it stood when the payment began: that is what gets ordered. */
    concept: jsonb().notNull(),
    provider: text().notNull(),
    optionId: text(),
    subOptionId: text(),
    /** The provider's own id; empty until it has answered. */
    providerId: text().unique(),
    redirectUrl: text(),
    /** Since when somebody is asking the provider to begin: of two at once, one asks. */
    startingAt: timestamp({ withTimezone: true }),
    status: text().notNull(),
    /** What was decided about a deviating or reserved payment. */
    followUp: text(),
    /** Set once, together with the orders. */
    confirmation: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its end was known, whichever end. */
    settledAt: timestamp({ withTimezone: true }),
    /** Paid, and nothing can be ordered for it: a person has been told to pay it back. */
    refundFlaggedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('payment_cart').on(t.cartId), index('payment_open').on(t.settledAt, t.createdAt)],
);

/** Every word of the provider about a payment, whoever brought it. */
export const paymentEvents = pgTable(
  'payment_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => payments.orderId),
    source: text({ enum: ['start', 'callback', 'return', 'job', 'abort'] }).notNull(),
    providerStatus: integer(),
    status: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('payment_event_order').on(t.orderId, t.id)],
);

/** The books of the sandbox provider: as if it stood elsewhere. Empty in production. */
export const sandboxPayments = pgTable('sandbox_payment', {
  providerId: text().primaryKey(),
  orderId: text().notNull(),
  amountCents: integer().notNull(),
  description: text().notNull(),
  returnUrl: text().notNull(),
  exchangeUrl: text().notNull(),
  optionId: text(),
  subOptionId: text(),
  statusCode: integer().notNull(),
  /** What the visitor has paid, or reserved. */
  paidCents: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
