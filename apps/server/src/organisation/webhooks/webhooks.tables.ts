import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';
import { ofVenture } from '../ventures/ventures.tables.ts';

/** A subscription to the events of a venture. */
export const webhookEndpoints = pgTable(
  'webhook_endpoint',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ventureId: ofVenture(),
    url: text().notNull(),
    events: text().array().notNull(),
    /** Signs the messages; the receiver has it too, so it cannot be a hash. */
    secret: text().notNull(),
    /** Signs too until then, so that the receiver can change to the new one without missing a message. */
    previousSecret: text(),
    previousSecretUntil: moment(),
    ownerEmail: text().notNull(),
    createdAt: moment().notNull(),
    isActive: boolean().notNull().default(true),
    /** The first of the current failures; empty after a success. */
    failingSince: moment(),
    switchedOffAt: moment(),
  },
  (t) => [index('webhook_endpoint_venture').on(t.ventureId)],
);

/** One event for one endpoint, with its status. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    /** `webhook-id`: the same at every attempt, so that a receiver can recognise a duplicate. */
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
    /** Of the last attempt. */
    answerStatus: integer(),
    answerText: text(),
    answerMilliseconds: integer(),
    error: text(),
    /** No further attempts: three days have passed, or the endpoint was disabled. */
    givenUpAt: moment(),
  },
  (t) => [index('webhook_delivery_endpoint').on(t.endpointId, t.createdAt)],
);
