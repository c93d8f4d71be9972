import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/column-types.ts';

/** Puzzles that were answered, until they would have expired: in the database, so that no process takes one again. */
export const usedCaptchaChallenges = pgTable(
  'used_captcha_challenge',
  {
    nonce: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('used_captcha_challenge_expires').on(t.expiresAt)],
);
