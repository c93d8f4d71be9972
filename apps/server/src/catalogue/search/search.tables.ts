import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { editTrackingColumns, oneOf } from '../../foundation/database/column-rules.ts';
import { moment, transactionId } from '../../foundation/database/column-types.ts';
import { ofVenture, ventures } from '../../organisation/ventures/ventures.tables.ts';
import { categories } from '../products/products.tables.ts';
import type { SynonymRow } from './language/search-synonyms.ts';
import type { TunedItem } from './query/search-tuning.ts';

/** The number of a transaction: increases in the order of starting, and is never reused. */

/**
 * Which products changed, written by triggers (search.triggers.sql) and read by every process that keeps an
 * index. The transaction's number tells a reader where to continue: rows become visible in the order of committing,
 * which is not the order of their ids.
 */
export const catalogueChanges = pgTable(
  'catalogue_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /**
     * 'catalogue': more than a few products, or what all of them share (categories, features). 'synonym': what staff
     * tell the search, synonyms and tuned queries.
     */
    what: text({ enum: ['product', 'catalogue', 'synonym'] }).notNull(),
    productIds: integer().array().notNull().default([]),
    changedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('catalogue_change_transaction').on(t.transaction),
    index('catalogue_change_age').on(t.changedAt),
    oneOf('catalogue_change_what', t.what),
  ],
);

/** The state of a row: published, or being prepared. */
export interface SynonymEdit {
  ventureId: string | null;
  kind: SynonymRow['kind'];
  term: string;
  finds: string;
}

/** What is prepared for a row that is in force: other values, or that it goes. */
type SynonymDraft = { edit: SynonymEdit } | { removed: true };

/**
 * What customers call it, and what it is called here; without a venture it holds in all of them. Only rows that are
 * live count for customers; a draft waits beside it until it is published.
 */
export const searchSynonyms = pgTable(
  'search_synonym',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ventureId: text().references(() => ventures.id),
    term: text().notNull(),
    finds: text().notNull(),
    kind: text({ enum: ['oneWay', 'bothWays', 'stopWord'] })
      .notNull()
      .default('oneWay'),
    isLive: boolean().notNull().default(true),
    draft: jsonb().$type<SynonymDraft>(),
    ...editTrackingColumns(),
  },
  (t) => [
    unique('search_synonym_once').on(t.ventureId, t.term, t.finds).nullsNotDistinct(),
    oneOf('search_synonym_kind', t.kind),
    check('search_synonym_words', sql`${t.term} <> '' and (${t.finds} <> '') = (${t.kind} <> 'stopWord')`),
  ],
);

/** The tuning of a query of a shop, or of the list of a category: pins, boosts and hidden products. */
export const searchTunings = pgTable(
  'search_tuning',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ventureId: ofVenture(),
    /** As it was typed first; empty for a category. */
    query: text().notNull(),
    categoryId: integer().references(() => categories.id, { onDelete: 'cascade' }),
    /** In force; nothing while it was never published. */
    live: jsonb().$type<TunedItem[]>(),
    /** The prepared tuning; null when it equals the published one. */
    draft: jsonb().$type<TunedItem[]>(),
    ...editTrackingColumns(),
  },
  (t) => [
    unique('search_tuning_once').on(t.ventureId, t.query, t.categoryId).nullsNotDistinct(),
    index('search_tuning_category').on(t.categoryId),
    check('search_tuning_subject', sql`(${t.query} = '') = (${t.categoryId} is not null)`),
    check('search_tuning_items', sql`num_nonnulls(${t.live}, ${t.draft}) > 0`),
  ],
);

/** Searches by the day in Amsterdam. Counts only: nothing here identifies a person or a visit. */
export const searchTerms = pgTable(
  'search_term',
  {
    ventureId: ofVenture(),
    day: date({ mode: 'string' }).notNull(),
    term: text().notNull(),
    searches: integer().notNull().default(0),
    /** How many of them found nothing. */
    misses: integer().notNull().default(0),
    /** The number of results of the last one. */
    results: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    /** The sum of the positions of clicked products. */
    places: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.ventureId, t.day, t.term] }),
    index('search_term_day').on(t.day),
    check(
      'search_term_counts',
      sql`least(${t.searches}, ${t.misses}, ${t.results}, ${t.clicks}) >= 0 and ${t.places} >= ${t.clicks}`,
    ),
    check('search_term_term', sql`${t.term} <> ''`),
  ],
);

/** Terms that staff do not want to see in the lists again. */
export const ignoredTerms = pgTable(
  'search_ignored_term',
  {
    ventureId: ofVenture(),
    term: text().notNull(),
    since: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ventureId, t.term] })],
);
