import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { editTrackingColumns, isNotNegative, isPositive, oneOf } from '../../foundation/database/column-rules.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';
import { carts } from '../cart/cart.tables.ts';

const moment = () => timestamp({ withTimezone: true });
const ruleKind = () => text({ enum: ['requester', 'amount', 'budget', 'limit', 'category', 'direct'] });
const approverKind = () => text({ enum: ['user', 'manager', 'leader'] });

/**
 * When an order needs approval, and by whom; the matching rule with the lowest position decides (packages/trade
 * approval-rules).
 */
export const approvalRules = pgTable(
  'approval_rule',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    position: integer().notNull(),
    isOn: boolean().notNull(),
    kind: ruleKind().notNull(),
    /** Excluding VAT. */
    amountAbove: numeric({ precision: 14, scale: 2 }),
    /** No foreign key: if a category is deleted, the rule must not disappear with it and let orders through unseen. */
    categoryId: integer(),
    firstKind: approverKind().notNull(),
    /** Empty if the named person's account is deleted: then any manager decides. */
    firstUserId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    secondKind: approverKind(),
    secondUserId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    ...editTrackingColumns(),
  },
  (t) => [
    index('approval_rule_customer').on(t.customerId, t.position),
    index('approval_rule_first').on(t.firstUserId),
    index('approval_rule_second').on(t.secondUserId),
    oneOf('approval_rule_kind', t.kind),
    oneOf('approval_rule_first_kind', t.firstKind),
    oneOf('approval_rule_second_kind', t.secondKind),
    check('approval_rule_amount', isPositive(t.amountAbove)),
    check('approval_rule_amount_given', sql`${t.kind} <> 'amount' or ${t.amountAbove} is not null`),
    check('approval_rule_category', sql`(${t.kind} = 'category') = (${t.categoryId} is not null)`),
    check('approval_rule_first_user', sql`${t.firstUserId} is null or ${t.firstKind} = 'user'`),
    check('approval_rule_second_user', sql`${t.secondUserId} is null or coalesce(${t.secondKind}, '') = 'user'`),
  ],
);

/** A request to approve an order. Its cart has the status 'waiting' and cannot be used otherwise. */
export const approvals = pgTable(
  'approval',
  {
    id: uuid().primaryKey(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** Empty once the account is deleted. */
    requesterId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    requesterName: text().notNull(),
    state: text({ enum: ['waiting', 'ordered', 'denied', 'withdrawn', 'expired'] }).notNull(),
    /** The rule that decided, to count its uses; no foreign key, because rules can be deleted. */
    ruleId: integer(),
    /** {kind, ruleNumber, amountAbove, categoryName}, as the rule was at that moment. */
    reason: jsonb().notNull(),
    firstKind: approverKind().notNull(),
    firstUserId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    secondKind: approverKind(),
    secondUserId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    /** 1 while the first approver has to decide, 2 for the second. */
    step: integer().notNull(),
    /** The users who agreed, in that order. */
    approverIds: uuid().array().notNull(),
    /** Names; for a stand-in 'Piet namens Daan'. */
    approvedBy: text().array().notNull(),
    paymentMethodName: text({ enum: ['invoice', 'cashondelivery'] }).notNull(),
    projectId: integer(),
    projectName: text().notNull(),
    costCentre: text(),
    /** Excluding VAT, of the order as it would be placed now: the reservation of its budgets. */
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
    /** The input of checkout, to prepare the order again. */
    details: jsonb().notNull(),
    /** The requested concept order, with its prices. */
    concept: jsonb().notNull(),
    /** {contentId: quantity} of the lines an approver changed; 0 removes a line. */
    changes: jsonb(),
    note: text().notNull(),
    denyReason: text().notNull().default(''),
    orderIds: text().array().notNull().default([]),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    decidedAt: moment(),
    remindedAt: moment(),
    ...editTrackingColumns(),
  },
  (t) => [
    uniqueIndex('approval_cart').on(t.cartId),
    index('approval_waiting').on(t.customerId).where(sql`state = 'waiting'`),
    index('approval_expires').on(t.expiresAt).where(sql`state = 'waiting'`),
    index('approval_customer').on(t.customerId, t.askedAt),
    index('approval_requester').on(t.requesterId),
    index('approval_first').on(t.firstUserId),
    index('approval_second').on(t.secondUserId),
    oneOf('approval_state', t.state),
    oneOf('approval_first_kind', t.firstKind),
    oneOf('approval_second_kind', t.secondKind),
    oneOf('approval_payment_method', t.paymentMethodName),
    check('approval_step', sql`${t.step} in (1, 2)`),
    check('approval_amount', isNotNegative(t.amount)),
    check('approval_decided', sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
    check('approval_orders', sql`(${t.state} = 'ordered') = (cardinality(${t.orderIds}) > 0)`),
  ],
);

/** The history of a request. */
export const approvalEvents = pgTable(
  'approval_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    approvalId: uuid()
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['asked', 'approved', 'changed', 'denied', 'withdrawn', 'expired', 'ordered', 'reminded'],
    }).notNull(),
    actor: text().notNull(),
    onBehalfOf: text(),
    note: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('approval_event_approval').on(t.approvalId, t.id), oneOf('approval_event_kind', t.kind)],
);

/** Who decides for an absent person. Days in the Netherlands, both included. */
export const standIns = pgTable(
  'stand_in',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    userId: uuid()
      .notNull()
      .references(() => siteUsers.id, { onDelete: 'cascade' }),
    standInId: uuid()
      .notNull()
      .references(() => siteUsers.id, { onDelete: 'cascade' }),
    fromDay: date().notNull(),
    untilDay: date().notNull(),
  },
  (t) => [
    index('stand_in_customer').on(t.customerId, t.untilDay),
    index('stand_in_user').on(t.userId),
    index('stand_in_by').on(t.standInId),
    check('stand_in_days', sql`${t.fromDay} <= ${t.untilDay}`),
    check('stand_in_other', sql`${t.userId} <> ${t.standInId}`),
  ],
);
