import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../database/column-types.ts';
import { ofVenture } from '../ventures/ventures.tables.ts';

/** Every mail the product ever meant to send, as it was written at the time. */
export const mailMessages = pgTable(
  'mail_message',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    from: text().notNull(),
    replyTo: text(),
    /** Where a mail program's own button unsubscribes with one call (RFC 8058). */
    unsubscribeUrl: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    kind: text().notNull(),
    /** Whose name and colour it carries. */
    ventureId: ofVenture(),
    /** Numbers of the orders it tells of, so that an order shows its mails. */
    orderIds: text().array().notNull().default([]),
    createdAt: moment().notNull(),
    /** When the mail server (or the development inbox) took it over; empty while it waits or when it was refused. */
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

/** The file a mail brings along, apart from the mail: lists of mails do not read it. */
export const mailAttachments = pgTable('mail_attachment', {
  mailId: uuid()
    .primaryKey()
    .references(() => mailMessages.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  contentType: text().notNull(),
  bytes: bytea().notNull(),
});

export type MailMessage = typeof mailMessages.$inferSelect;
