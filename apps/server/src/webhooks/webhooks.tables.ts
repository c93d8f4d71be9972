import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/column-types.ts';
import { ofVenture } from '../ventures/ventures.tables.ts';

/** Where somebody wants to hear what happens in a venture. */
export const webhookEndpoints = pgTable(
  'webhook_endpoint',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ventureId: ofVenture(),
    url: text().notNull(),
    events: text().array().notNull(),
    /** Signs what is sent; the receiver has it too, so it cannot be a hash. */
    secret: text().notNull(),
    ownerEmail: text().notNull(),
    createdAt: moment().notNull(),
    isActive: boolean().notNull().default(true),
    /** Since when every delivery failed; empty after one that arrived. */
    failingSince: moment(),
    switchedOffAt: moment(),
  },
  (t) => [index('webhook_endpoint_venture').on(t.ventureId)],
);

/** One event for one endpoint, with how it went. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    /** `webhook-id`: the same at every try, so that a receiver can tell that it has it already. */
    id: uuid().primaryKey(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    lastAttemptAt: moment(),
    deliveredAt: moment(),
    /** Of the last try. */
    answerStatus: integer(),
    answerText: text(),
    answerMilliseconds: integer(),
    error: text(),
    /** No further tries: three days have passed, or the endpoint was switched off. */
    givenUpAt: moment(),
  },
  (t) => [index('webhook_delivery_endpoint').on(t.endpointId, t.createdAt)],
);
