import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../foundation/database/column-types.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';

/** Submissions of visitors through a FormContainerBlock (P 2.15). */
export const formSubmissions = pgTable(
  'form_submission',
  {
    id: uuid().primaryKey(),
    ventureId: ofVenture(),
    /** No foreign key: a submission outlives its page. */
    contentId: text().notNull(),
    blockId: text().notNull(),
    title: text().notNull(),
    /** [{name, label, value}] in the order of the form, with the labels the visitor saw. */
    answers: jsonb().notNull(),
    createdAt: moment().notNull(),
    /** When the mail about it was written, in the same transaction; empty if the venture has no address. */
    mailedAt: moment(),
  },
  (t) => [index('form_submission_venture').on(t.ventureId, t.createdAt)],
);

export const formFiles = pgTable(
  'form_file',
  {
    id: uuid().primaryKey(),
    submissionId: uuid()
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    field: text().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [index('form_file_submission').on(t.submissionId), check('form_file_size', sql`${t.size} >= 0`)],
);
