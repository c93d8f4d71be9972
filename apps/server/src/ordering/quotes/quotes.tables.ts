import { quoteStates } from '@bouwpoort/trade/ordering/quote-states';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { editTrackingColumns, isNotNegative, isPositive, oneOf } from '../../foundation/database/column-rules.ts';
import { bytea, moment } from '../../foundation/database/column-types.ts';
import { branches } from '../../organisation/branches/branches.tables.ts';

const price = () => numeric({ precision: 14, scale: 4 });
const amount = () => numeric({ precision: 14, scale: 2 });
const quantity = () => numeric({ precision: 14, scale: 4 });

export const quoteNumbers = pgSequence('quote_number', { startWith: 1001 });

/** A request for a quote, and the offer that staff are preparing. Sent offers are in `quote_offer`. */
export const quotes = pgTable(
  'quote',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    /** 'OF-2101001': the venture and a sequence number. */
    number: text().notNull().unique('quote_number_once'),
    ventureId: text().notNull(),
    customerId: text().notNull(),
    /** The user who asked; empty once the account is deleted. */
    siteUserId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    askedBy: text().notNull(),
    branchId: text().references(() => branches.branchId),
    state: text({ enum: quoteStates }).notNull(),
    /** The building site, and its name at that moment. */
    projectId: integer(),
    projectName: text().notNull().default(''),
    wantedDay: date(),
    remarks: text().notNull().default(''),
    requestedAt: moment(),
    /** Started by staff: the customer sees it from the first offer on. */
    isOurs: boolean().notNull().default(false),
    /** The assigned member of staff. No foreign key: staff are above quotes in the layers. */
    assigneeId: uuid(),
    assigneeName: text(),
    /** Of the offer in preparation. */
    validUntil: date(),
    callOffUntil: date(),
    opening: text().notNull().default(''),
    closing: text().notNull().default(''),
    /** The number of the last offer that was sent; 0 before the first. */
    lastOffer: integer().notNull().default(0),
    /** Of that offer: its last days, its amount or the accepted amount, and the margin in percent. */
    offeredUntil: date(),
    callableUntil: date(),
    amount: amount(),
    margin: numeric({ precision: 6, scale: 1 }),
    decidedAt: moment(),
    decidedBy: text(),
    /** The reason why it was declined or withdrawn. */
    reason: text().notNull().default(''),
    ...editTrackingColumns(),
  },
  (t) => [
    index('quote_customer').on(t.customerId, t.id),
    index('quote_venture').on(t.ventureId, t.state, t.id),
    index('quote_user').on(t.siteUserId),
    index('quote_branch').on(t.branchId, t.id),
    index('quote_assignee').on(t.assigneeId, t.id),
    index('quote_offered').on(t.offeredUntil).where(sql`state = 'offered'`),
    foreignKey({
      name: 'quote_customer_fk',
      columns: [t.customerId, t.ventureId],
      foreignColumns: [customers.customerId, customers.ventureId],
    }),
    oneOf('quote_state', t.state),
    check('quote_last_offer', sql`${t.lastOffer} >= 0`),
    check('quote_amount', isNotNegative(t.amount)),
    check('quote_period', sql`${t.validUntil} <= ${t.callOffUntil}`),
  ],
);

/** A requested line, with the offer that staff prepare for it. */
export const quoteLines = pgTable(
  'quote_line',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The article; empty for a free line. No foreign key: a quote outlives its articles. */
    contentId: uuid(),
    code: text().notNull(),
    name: text().notNull(),
    /** The text of the customer, for a line that began as a free line. */
    askedText: text().notNull().default(''),
    /** In sales units, for an article. */
    quantity: quantity().notNull(),
    /** The code of the sales unit; for a free line the text of the customer. */
    unit: text().notNull(),
    note: text().notNull().default(''),
    /** Empty until staff price it. */
    offeredPrice: price(),
    offeredPer: integer().notNull().default(1),
    offeredUnit: text(),
    delivery: text().notNull().default(''),
  },
  (t) => [
    index('quote_line_quote').on(t.quoteId, t.position),
    check('quote_line_quantity', isPositive(t.quantity)),
    check('quote_line_price', isPositive(t.offeredPrice)),
    check('quote_line_per', sql`${t.offeredPer} > 0`),
    check('quote_line_position', sql`${t.position} >= 0`),
  ],
);

/** A sent offer. It is immutable; a new one gets the next number. */
export const quoteOffers = pgTable(
  'quote_offer',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    sentAt: moment().notNull(),
    sentBy: text().notNull(),
    /** The last day it can be accepted, and the last day the accepted lines can be called off. */
    validUntil: date().notNull(),
    callOffUntil: date().notNull(),
    opening: text().notNull(),
    closing: text().notNull(),
    amount: amount().notNull(),
  },
  (t) => [
    unique('quote_offer_once').on(t.quoteId, t.number),
    check('quote_offer_number', sql`${t.number} > 0`),
    check('quote_offer_period', sql`${t.validUntil} <= ${t.callOffUntil}`),
    check('quote_offer_amount', isNotNegative(t.amount)),
  ],
);

export const quoteOfferLines = pgTable(
  'quote_offer_line',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    offerId: integer()
      .notNull()
      .references(() => quoteOffers.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The line of the quote it was made from, by which two offers are compared. */
    sourceLineId: integer().notNull(),
    contentId: uuid(),
    code: text().notNull(),
    name: text().notNull(),
    askedText: text().notNull(),
    quantity: quantity().notNull(),
    unit: text().notNull(),
    note: text().notNull(),
    price: price().notNull(),
    per: integer().notNull(),
    priceUnit: text().notNull(),
    /** The quantity in price units, and the resulting amounts. */
    priceQuantity: numeric({ precision: 24, scale: 12 }).notNull(),
    amount: amount().notNull(),
    /** The customer's own price on that day; empty if there was none. */
    ownPrice: price(),
    ownPer: integer(),
    ownUnit: text(),
    ownAmount: amount(),
    delivery: text().notNull(),
    /** Empty until the offer is decided on. */
    isAccepted: boolean(),
    /** The quantity that can still be called off, in sales units. */
    left: quantity().notNull().default('0'),
  },
  (t) => [
    uniqueIndex('quote_offer_line_place').on(t.offerId, t.position),
    check('quote_offer_line_quantity', isPositive(t.quantity)),
    check('quote_offer_line_price', sql`${isPositive(t.price)} and ${isPositive(t.priceQuantity)}`),
    check('quote_offer_line_per', sql`${t.per} > 0`),
    check('quote_offer_line_amount', isNotNegative(t.amount)),
    check('quote_offer_line_left', sql`${isNotNegative(t.left)} and ${t.left} <= ${t.quantity}`),
  ],
);

/** Quantities in an online payment, subtracted from `left` until the payment is ordered or ends. */
export const quoteHolds = pgTable(
  'quote_hold',
  {
    /** No foreign keys: payments and carts are above quotes in the layers. */
    paymentId: text().notNull(),
    cartId: integer().notNull(),
    quoteLineId: integer()
      .notNull()
      .references(() => quoteOfferLines.id, { onDelete: 'cascade' }),
    /** In sales units. */
    quantity: quantity().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.quoteLineId] }),
    index('quote_hold_line').on(t.quoteLineId, t.cartId),
    index('quote_hold_cart').on(t.cartId),
    check('quote_hold_quantity', isPositive(t.quantity)),
  ],
);

/** Messages between customer and staff; a note is visible to staff only. */
export const quoteMessages = pgTable(
  'quote_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    kind: text({ enum: ['customer', 'staff', 'note'] }).notNull(),
    author: text().notNull(),
    text: text().notNull(),
  },
  (t) => [index('quote_message_quote').on(t.quoteId, t.id), oneOf('quote_message_kind', t.kind)],
);

/** A drawing or specification that the customer attached. */
export const quoteFiles = pgTable(
  'quote_file',
  {
    id: uuid().primaryKey(),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    addedBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('quote_file_quote').on(t.quoteId), check('quote_file_size', sql`${t.size} > 0`)],
);

export const quoteFileChunks = pgTable(
  'quote_file_chunk',
  {
    fileId: uuid()
      .notNull()
      .references(() => quoteFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fileId, t.position] })],
);
