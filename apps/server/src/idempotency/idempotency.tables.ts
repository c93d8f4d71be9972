import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/column-types.ts';

/** What was answered to a write that named an Idempotency-Key. */
export const keptAnswers = pgTable(
  'kept_answer',
  {
    /** No foreign key: answers go by age, and every write of a cart would pay for the check. */
    userId: uuid().notNull(),
    key: text().notNull(),
    /** What was asked: the operation and a hash of its input. */
    asked: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('kept_answer_age').on(t.createdAt)],
);
