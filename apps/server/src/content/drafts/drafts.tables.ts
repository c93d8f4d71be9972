import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';

/** Of every draft. Its row stays when nothing is left to do: its revision must never come back. */
export const draftColumns = () => ({
  ventureId: ofVenture(),
  /** Moved on by every write, so that a writer finds out when somebody was first. */
  revision: integer().notNull(),
  savedBy: text().notNull(),
  savedAt: moment().notNull(),
  publishAt: moment(),
  plannedById: uuid(),
  plannedBy: text(),
  planProblem: text(),
});

/**
 * Who has one of these tokens sees the draft, or one version, of one page or menu. Its name in the database is that of
 * pages, which had drafts first: a migration only adds.
 */
export const draftPreviews = pgTable(
  'content_preview',
  {
    tokenHash: text().primaryKey(),
    id: uuid().notNull().unique(),
    kind: text({ enum: ['page', 'menu'] })
      .notNull()
      .default('page'),
    subjectId: text('content_id').notNull(),
    ventureId: ofVenture(),
    /** Empty: the draft as it is when it is looked at. */
    version: integer(),
    /** For whom the link is; empty for the staff member who works on the draft. */
    name: text(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('content_preview_content').on(t.subjectId), oneOf('content_preview_kind', t.kind)],
);
