import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ventures } from '../ventures/ventures.tables.ts';

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
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** The typed properties and blocks of the contract's content schemas. */
    properties: jsonb().notNull(),
  },
  (t) => [index('content_parent').on(t.parentId, t.position), index('content_venture').on(t.ventureId, t.contentType)],
);
