import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';

/** Who asked for the newsletter of a venture. On the list is who confirmed and did not unsubscribe since. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscription',
  {
    id: uuid().primaryKey(),
    ventureId: ofVenture(),
    emailAddress: text().notNull(),
    /** The last time. */
    askedAt: moment().notNull(),
    confirmedAt: moment(),
    unsubscribedAt: moment(),
  },
  (t) => [uniqueIndex('newsletter_subscription_address').on(t.ventureId, sql`lower(${t.emailAddress})`)],
);

/** The links of the mails that go to a subscriber. */
export const newsletterLinks = pgTable(
  'newsletter_link',
  {
    /** SHA-256: whoever reads this table can open none of them. */
    tokenHash: text().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'unsubscribe'] }).notNull(),
    createdAt: moment().notNull(),
    /** Empty for unsubscribing: that must work as long as somebody has the mail. */
    expiresAt: moment(),
    /** When it confirmed, or stopped being able to. */
    usedAt: moment(),
  },
  (t) => [
    index('newsletter_link_subscription').on(t.subscriptionId, t.purpose, t.createdAt),
    oneOf('newsletter_link_purpose', t.purpose),
  ],
);
