import type { ContentDocument } from '@bouwpoort/contract/content-document';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../database/column-rules.ts';
import { ventures } from '../ventures/ventures.tables.ts';

/**
 * What is published, and nothing else: reading a page never looks at versions. The column `search` is not named here,
 * because no reader wants it: the migration content-search makes it out of the properties.
 */
export const contents = pgTable(
  'content',
  {
    id: text().primaryKey(),
    guid: text().notNull(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    parentId: text(),
    contentType: text().notNull(),
    name: text().notNull(),
    /** The page's address on the site; empty for shared blocks, which have none. */
    url: text().unique(),
    routeSegment: text().notNull(),
    position: integer().notNull(),
    disableIndexing: boolean().notNull(),
    disableFollowing: boolean().notNull(),
    pageImageUrl: text(),
    backgroundImageUrl: text(),
    /** First published: the day a reader sees, and the order of the news. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** Last published over an earlier text; empty when it never was. */
    changedAt: timestamp({ withTimezone: true }),
    /** The typed properties and blocks of the contract's content schemas. */
    properties: jsonb().notNull(),
  },
  (t) => [
    index('content_parent').on(t.parentId, t.position),
    index('content_venture').on(t.ventureId, t.contentType),
    uniqueIndex('content_of_venture').on(t.id, t.ventureId),
    // Checked at the end of the transaction (migration strict-schema): an import publishes pages in any order.
    foreignKey({ name: 'content_parent_fk', columns: [t.parentId, t.ventureId], foreignColumns: [t.id, t.ventureId] }),
  ],
);

/** Every text a page ever had. Rows are added and change state; a document, once saved, stays as it was. */
export const contentVersions = pgTable(
  'content_version',
  {
    /** No foreign key: drafts come before the page, and history stays when it is taken off the site. */
    contentId: text().notNull(),
    version: integer().notNull(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    state: text({ enum: ['draft', 'published', 'archived'] }).notNull(),
    /** The page whole. */
    document: jsonb().$type<ContentDocument>().notNull(),
    author: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    publishedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.version] }),
    oneOf('content_version_state', t.state),
    check('content_version_number', sql`${t.version} > 0`),
  ],
);
