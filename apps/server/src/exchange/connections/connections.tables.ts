import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';

/** An external program that sends or reads data. */
export const exchangeSources = pgTable('exchange_source', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  createdAt: moment().notNull(),
});

export const apiKeys = pgTable(
  'api_key',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sourceId: integer()
      .notNull()
      .references(() => exchangeSources.id),
    /** SHA-256: the key itself is shown once, to its creator. */
    hash: text().notNull().unique(),
    scopes: text().array().notNull(),
    ventureIds: text().array().notNull(),
    /** Networks in CIDR notation that it may be used from; empty means any. */
    networks: text().array().notNull(),
    createdAt: moment().notNull(),
    /** Empty for no expiry. */
    expiresAt: moment(),
    endedAt: moment(),
    /** To the minute. */
    lastUsedAt: moment(),
  },
  (t) => [index('api_key_source').on(t.sourceId)],
);

/** Refused calls of a source, with the reason. */
export const exchangeLog = pgTable(
  'exchange_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sourceId: integer()
      .notNull()
      .references(() => exchangeSources.id),
    keyId: integer().references(() => apiKeys.id),
    at: moment().notNull(),
    code: text().notNull(),
    detail: text().notNull(),
    call: text().notNull(),
    address: text().notNull(),
  },
  (t) => [index('exchange_log_source').on(t.sourceId, t.at)],
);
