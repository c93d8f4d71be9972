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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../database/column-rules.ts';
import { moment } from '../database/column-types.ts';
import { draftColumns } from '../drafts/drafts.tables.ts';
import { ofVenture } from '../ventures/ventures.tables.ts';

/**
 * What is published, and nothing else: reading a page never looks at versions. The column `search` is not named here,
 * because no reader wants it: the migration content-search makes it out of the properties.
 */
export const contents = pgTable(
  'content',
  {
    id: text().primaryKey(),
    guid: text().notNull(),
    ventureId: ofVenture(),
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
    publishedAt: moment().notNull(),
    /** Last published over an earlier text; empty when it never was. */
    changedAt: moment(),
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
    ventureId: ofVenture(),
    state: text({ enum: ['draft', 'published', 'archived'] }).notNull(),
    /** The page whole. */
    document: jsonb().$type<ContentDocument>().notNull(),
    author: text().notNull(),
    createdAt: moment().notNull(),
    publishedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.version] }),
    oneOf('content_version_state', t.state),
    check('content_version_number', sql`${t.version} > 0`),
  ],
);

/** What editors are doing with a page. */
export const contentDrafts = pgTable(
  'content_draft',
  {
    /** No foreign key: a draft comes before the page. */
    contentId: text().primaryKey(),
    ...draftColumns(),
    /** The working draft, whole, and not always valid; empty when it is what is published. */
    document: jsonb().$type<ContentDocument>(),
    archivedAt: moment(),
    reviewState: text({ enum: ['asked', 'refused'] }),
    reviewBy: text(),
    reviewAt: moment(),
    reviewNote: text(),
    reviewRevision: integer(),
    /** The version that is published then. */
    publishVersion: integer(),
    withdrawAt: moment(),
  },
  (t) => [
    index('content_draft_venture').on(t.ventureId),
    check('content_draft_revision', sql`${t.revision} > 0`),
    oneOf('content_draft_review_state', t.reviewState),
    check('content_draft_planned_version', sql`(${t.publishAt} is null) = (${t.publishVersion} is null)`),
  ],
);

export const contentComments = pgTable(
  'content_comment',
  {
    id: uuid().primaryKey(),
    contentId: text().notNull(),
    ventureId: ofVenture(),
    /** Empty: about the page as a whole. */
    blockId: text(),
    text: text().notNull(),
    staffId: uuid(),
    author: text().notNull(),
    at: moment().notNull(),
    resolvedBy: text(),
    resolvedAt: moment(),
  },
  (t) => [
    index('content_comment_content').on(t.contentId, t.at),
    check('content_comment_text', sql`${t.text} <> ''`),
    check('content_comment_resolved', sql`(${t.resolvedBy} is null) = (${t.resolvedAt} is null)`),
  ],
);

/** Which windows have a page open, each heard of every few seconds. */
export const contentPresences = pgTable(
  'content_presence',
  {
    contentId: text().notNull(),
    windowId: text().notNull(),
    staffId: uuid().notNull(),
    name: text().notNull(),
    blockId: text(),
    seenAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.windowId] })],
);
