import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/column-types.ts';

/** The answers to writes with an Idempotency-Key. */
export const keptAnswers = pgTable(
  'kept_answer',
  {
    /** No foreign key: answers expire by age, and every write of a cart would pay for the check. */
    userId: uuid().notNull(),
    key: text().notNull(),
    /** The operation and a hash of its input. */
    asked: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('kept_answer_age').on(t.createdAt)],
);
