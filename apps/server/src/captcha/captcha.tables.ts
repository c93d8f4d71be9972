import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Puzzles that were answered, until they would have expired: in the database, so that no process takes one again. */
export const usedCaptchaChallenges = pgTable(
  'used_captcha_challenge',
  {
    nonce: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('used_captcha_challenge_expires').on(t.expiresAt)],
);
