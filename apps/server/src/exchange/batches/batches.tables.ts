import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';
import { apiKeys, exchangeSources } from '../connections/connections.tables.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const exchangeBatches = pgTable(
  'exchange_batch',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sourceId: integer()
      .notNull()
      .references(() => exchangeSources.id),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    entity: text().notNull(),
    /** Empty for the command line. */
    keyId: integer().references(() => apiKeys.id),
    mode: text({ enum: ['merge', 'replace'] }).notNull(),
    dryRun: boolean().notNull(),
    allowVanishing: integer(),
    idempotencyKey: text(),
    /** SHA-256 of the lines as received. */
    contentHash: text().notNull(),
    state: text({ enum: ['queued', 'running', 'finished', 'failed', 'undoing', 'undone'] }).notNull(),
    lines: integer().notNull(),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    removed: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Lines that differ from what was received before, counted by the preparation; empty before it. */
    workLines: integer(),
    /** The last applied line: written in the transaction that applies it, so that work continues here after a kill. */
    doneLine: integer().notNull().default(0),
    doneWork: integer().notNull().default(0),
    chunks: integer().notNull().default(0),
    vanishing: integer(),
    vanishingKept: boolean().notNull().default(false),
    restored: integer(),
    kept: integer(),
    /** Paused by a user; later batches of the same feed wait until it continues. */
    paused: boolean().notNull().default(false),
    /** For a dry run: the changes, field by field (field-changes.ts). */
    changes: jsonb(),
    failure: text(),
    receivedAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (t) => [
    index('exchange_batch_feed').on(t.sourceId, t.ventureId, t.entity, t.id),
    index('exchange_batch_open').on(t.id).where(sql`state in ('queued', 'running', 'undoing')`),
    uniqueIndex('exchange_batch_once').on(t.sourceId, t.idempotencyKey),
  ],
);

export const exchangeErrors = pgTable(
  'exchange_error',
  {
    batchId: integer()
      .notNull()
      .references(() => exchangeBatches.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    externalId: text(),
    /** {field: [message]}, as in a problem. */
    errors: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.line] })],
);

/**
 * Rows as they were before a batch changed them, some thousands in one document: [{k: key, h: hash after, b: row
 * before}].
 */
export const exchangeImages = pgTable(
  'exchange_image',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: integer()
      .notNull()
      .references(() => exchangeBatches.id, { onDelete: 'cascade' }),
    tableName: text().notNull(),
    rows: jsonb().notNull(),
  },
  (t) => [index('exchange_image_batch').on(t.batchId, t.id)],
);

/** The transactions of a batch: a row that it created and nobody changed since was last changed in one of these. */
export const exchangeChunks = pgTable(
  'exchange_chunk',
  {
    batchId: integer()
      .notNull()
      .references(() => exchangeBatches.id, { onDelete: 'cascade' }),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.transaction] })],
);
