import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';
import { exchangeSources } from '../connections/connections.tables.ts';

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
