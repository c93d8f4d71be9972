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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '../../catalogue/products/products.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';

const moment = () => timestamp({ withTimezone: true });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

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

/**
 * A source's external id of one of our rows. `fingerprint` is of the last applied line. Without foreign keys: it has as
 * many rows as the shop, all written by batches, which have theirs.
 */
export const exchangeReferences = pgTable(
  'exchange_reference',
  {
    sourceId: integer().notNull(),
    ventureId: text().notNull(),
    entity: text().notNull(),
    externalId: text().notNull(),
    ourId: text().notNull(),
    /** Empty once the row was retired or the batch undone: then the next line is always applied. */
    fingerprint: uuid(),
    batchId: integer(),
    createdBatchId: integer(),
    /** Set if the row is retired, or deleted. */
    removedAt: moment(),
  },
  (t) => [
    // The most selective column first: with millions of rows, inserts take half as long.
    primaryKey({ name: 'exchange_reference_pk', columns: [t.externalId, t.entity, t.sourceId, t.ventureId] }),
    index('exchange_reference_ours').on(t.ourId, t.entity, t.sourceId),
    // Batches have rising numbers and add their rows at the end.
    index('exchange_reference_created').using('brin', t.createdBatchId),
  ],
);

/** The fields that a source has ever sent: in its records these belong to the import, the others to us. */
export const exchangeFields = pgTable(
  'exchange_field',
  {
    sourceId: integer()
      .notNull()
      .references(() => exchangeSources.id),
    ventureId: text().notNull(),
    entity: text().notNull(),
    field: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sourceId, t.ventureId, t.entity, t.field] })],
);

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

/** Deleted rows, for readers of changes by cursor. Written by triggers. */
export const exchangeTombstones = pgTable(
  'exchange_tombstone',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entity: text().notNull(),
    ventureId: text(),
    ourId: text().notNull(),
    deletedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('exchange_tombstone_age').on(t.deletedAt)],
);

/** Products without a category. They are not shown; their own dates are stored here meanwhile. */
export const waitingProducts = pgTable('waiting_product', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  ventureId: text()
    .notNull()
    .references(() => ventures.id),
  /** The unknown category that the source sent; empty if it sent none. */
  category: text(),
  startPublish: moment().notNull(),
  stopPublish: moment(),
  since: moment().notNull(),
});

/** The class of a classification such as ETIM that the source gave a product. */
export const productClassifications = pgTable(
  'product_classification',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    ventureId: text().notNull(),
    system: text().notNull(),
    code: text().notNull(),
  },
  (t) => [index('product_classification_class').on(t.ventureId, t.system, t.code)],
);

/** The category of a class, for products without a category of their own. */
export const classificationCategories = pgTable(
  'classification_category',
  {
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    system: text().notNull(),
    code: text().notNull(),
    categoryId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ventureId, t.system, t.code] })],
);

/** Files that a source refers to; a job fetches them into `media_file`. */
export const exchangeMedia = pgTable(
  'exchange_media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    url: text().notNull(),
    kind: text({ enum: ['image', 'document'] }).notNull(),
    fileName: text().notNull(),
    altText: text().notNull(),
    /** The path in the shop. */
    path: text().notNull().unique(),
    /** Empty until it is fetched. */
    contentHash: text(),
    size: integer(),
    failure: text(),
    fetchedAt: moment(),
  },
  (t) => [uniqueIndex('exchange_media_url').on(t.ventureId, t.url)],
);

/** Contacts whose record asked for the mail to choose a password, so that nobody gets it twice. */
export const exchangeInvitations = pgTable('exchange_invitation', {
  userId: uuid()
    .primaryKey()
    .references(() => siteUsers.id, { onDelete: 'cascade' }),
  invitedAt: moment().notNull(),
});
