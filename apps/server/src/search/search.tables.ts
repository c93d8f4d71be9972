import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../database/column-rules.ts';
import { ventures } from '../ventures/ventures.tables.ts';

/** The number of a transaction: goes up in the order of starting, never comes back. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which products changed, written by triggers (migration catalogue-search) and read by every process that keeps an
 * index. The transaction's number tells a reader where to go on: rows become visible in the order of committing, which
 * is not the order of their ids.
 */
export const catalogueChanges = pgTable(
  'catalogue_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** 'catalogue': more than a few products, or what all of them share (categories, features). */
    what: text({ enum: ['product', 'catalogue', 'synonym'] }).notNull(),
    productIds: integer().array().notNull().default([]),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('catalogue_change_transaction').on(t.transaction),
    index('catalogue_change_age').on(t.changedAt),
    oneOf('catalogue_change_what', t.what),
  ],
);

/** What customers call it, and what it is called here; without a venture it holds in all of them. */
export const searchSynonyms = pgTable(
  'search_synonym',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ventureId: text().references(() => ventures.id),
    term: text().notNull(),
    finds: text().notNull(),
  },
  (t) => [
    unique('search_synonym_once').on(t.ventureId, t.term, t.finds).nullsNotDistinct(),
    check('search_synonym_words', sql`${t.term} <> '' and ${t.finds} <> ''`),
  ],
);

/** What visitors looked for and did not find, by the day in Amsterdam. */
export const searchMisses = pgTable(
  'search_miss',
  {
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    day: date({ mode: 'string' }).notNull(),
    term: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ventureId, t.day, t.term] }),
    index('search_miss_day').on(t.day),
    check('search_miss_count', sql`${t.count} > 0`),
    check('search_miss_term', sql`${t.term} <> ''`),
  ],
);
