import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../foundation/database/column-types.ts';
import { ofVenture } from '../ventures/ventures.tables.ts';

/** Every mail of the product, as it was rendered at the time. */
export const mailMessages = pgTable(
  'mail_message',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    from: text().notNull(),
    replyTo: text(),
    /** The one-click unsubscribe URL for mail programs (RFC 8058). */
    unsubscribeUrl: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    kind: text().notNull(),
    /** The venture whose name and colours it has. */
    ventureId: ofVenture(),
    /** Numbers of the orders it is about, so that an order shows its mails. */
    orderIds: text().array().notNull().default([]),
    createdAt: moment().notNull(),
    /** When the mail server (or the development inbox) accepted it; empty while it waits or if it was refused. */
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (t) => [
    index('mail_message_created').on(t.createdAt, t.id),
    index('mail_message_venture').on(t.ventureId, t.createdAt),
    index('mail_message_unsent').on(t.ventureId, t.createdAt).where(sql`sent_at is null`),
    index('mail_message_orders').using('gin', t.orderIds),
    check('mail_message_attempts', sql`${t.attempts} >= 0`),
  ],
);

/** The attachment of a mail, in a table of its own: lists of mails do not read it. */
export const mailAttachments = pgTable('mail_attachment', {
  mailId: uuid()
    .primaryKey()
    .references(() => mailMessages.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  contentType: text().notNull(),
  bytes: bytea().notNull(),
});

export type MailMessage = typeof mailMessages.$inferSelect;
