import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
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
import { oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';
import { draftColumns } from '../drafts/drafts.tables.ts';

/**
 * Only published content, so that reading a page never touches versions. The column `search` is not declared here,
 * because no code reads it: the foundation migration generates it from the properties.
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
    /** First published: the date that readers see, and the order of the news. */
    publishedAt: moment().notNull(),
    /** Last published over an earlier text; empty if it never was. */
    changedAt: moment(),
    /** The typed properties and blocks of the contract's content schemas. */
    properties: jsonb().notNull(),
  },
  (t) => [
    index('content_parent').on(t.parentId, t.position),
    index('content_venture').on(t.ventureId, t.contentType),
    uniqueIndex('content_of_venture').on(t.id, t.ventureId),
    // Deferred in the migration, to the end of the transaction: an import publishes pages in any order.
    foreignKey({ name: 'content_parent_fk', columns: [t.parentId, t.ventureId], foreignColumns: [t.id, t.ventureId] }),
  ],
);

/** Every version of a page. Rows are added and change state; a saved document is immutable. */
export const contentVersions = pgTable(
  'content_version',
  {
    /** No foreign key: drafts exist before the page, and the history stays after a withdrawal. */
    contentId: text().notNull(),
    version: integer().notNull(),
    ventureId: ofVenture(),
    state: text({ enum: ['draft', 'published', 'archived'] }).notNull(),
    /** The complete page. */
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

/** The work of editors on a page. */
export const contentDrafts = pgTable(
  'content_draft',
  {
    /** No foreign key: a draft exists before the page. */
    contentId: text().primaryKey(),
    ...draftColumns(),
    /** The complete working draft, not always valid; empty if it equals the published page. */
    document: jsonb().$type<ContentDocument>(),
    archivedAt: moment(),
    reviewState: text({ enum: ['asked', 'refused'] }),
    reviewBy: text(),
    reviewAt: moment(),
    reviewNote: text(),
    reviewRevision: integer(),
    /** The version to publish at that moment. */
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
    /** Empty for a comment on the whole page. */
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

/** The windows that have a page open, each reporting every few seconds. */
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
