import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';

/** Files that a source refers to; a job fetches them into `media_file`. */
export const exchangeMedia = pgTable(
  'exchange_media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    url: text().notNull(),
    kind: text({ enum: ['image', 'document'] }).notNull(),
    fileName: text().notNull(),
    altText: text().notNull(),
    /** The path in the shop. */
    path: text().notNull().unique(),
    /** Empty until it is fetched. */
    contentHash: text(),
    size: integer(),
    failure: text(),
    fetchedAt: moment(),
  },
  (t) => [uniqueIndex('exchange_media_url').on(t.ventureId, t.url)],
);

/** Contacts whose record asked for the mail to choose a password, so that nobody gets it twice. */
export const exchangeInvitations = pgTable('exchange_invitation', {
  userId: uuid()
    .primaryKey()
    .references(() => siteUsers.id, { onDelete: 'cascade' }),
  invitedAt: moment().notNull(),
});
