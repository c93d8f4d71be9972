import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { staffUsers } from '../staff/staff.tables.ts';

/** A change of many records by a job; the user who started it sees its progress. */
export const bulkRuns = pgTable(
  'bulk_run',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['resendOrders', 'editProducts', 'undoProducts'] }).notNull(),
    /** The change of each record, if the kind alone does not define it. */
    work: jsonb(),
    staffId: uuid()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    total: integer().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [
    index('bulk_run_staff').on(t.staffId, t.startedAt),
    oneOf('bulk_run_kind', t.kind),
    check('bulk_run_total', sql`${t.total} > 0`),
  ],
);

export const bulkRows = pgTable(
  'bulk_row',
  {
    runId: uuid()
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    entityId: text().notNull(),
    outcome: text({ enum: ['waiting', 'done', 'refused'] }).notNull(),
    /** The reason of a refusal, for people. */
    message: text().notNull().default(''),
    /** The previous values, for undoing; empty if nothing changed. */
    before: jsonb(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.position] }), oneOf('bulk_row_outcome', t.outcome)],
);
