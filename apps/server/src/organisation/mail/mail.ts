import { randomUUID } from 'node:crypto';
import { and, arrayContains, asc, count, gte, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import type { Database } from '../../foundation/database/database.ts';
import { awaitPipelined, inTransaction } from '../../foundation/database/drizzle-client.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { findVenture } from '../ventures/ventures.ts';
import { deliverMail } from './deliver-mail.ts';
import { type MailMessage, mailAttachments, mailMessages } from './mail.tables.ts';
import { renderMailHtml, renderMailText } from './mail-layout.ts';
import { type MailData, type MailKind, writeMail } from './mail-templates.ts';
import { mailTheme } from './mail-theme.ts';

export { lastMailSentAt, resendMail } from './sent-mails.ts';

export interface Mail<K extends MailKind> {
  to: string;
  kind: K;
  /** The venture whose name and colours it has; an account without a venture gets those of the portal. */
  ventureId: string | null;
  data: MailData<K>;
  /** The sender's name, if it is not the venture. */
  fromName?: string;
  replyTo?: string;
  /** The orders it is about. */
  orderIds?: readonly string[];
  /** For mails with a subscription: our path for the POST of RFC 8058. */
  unsubscribePath?: string;
  attachment?: { name: string; contentType: string; bytes: Buffer };
}

const address = z.email().max(254);

const written = statement(
  'write_mail',
  `insert into mail_message (id, "to", "from", reply_to, unsubscribe_url, subject, html, text, kind, venture_id,
    created_at, order_ids)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

/**
 * Writes the mail and the job that sends it, in the caller's transaction: inside one call it with `{ ...ctx, db: tx }`.
 * Returns the mail's id.
 */
export async function sendMail<K extends MailKind>(ctx: Context, mail: Mail<K>): Promise<string> {
  const venture = await ventureOf(ctx, mail.ventureId);
  const look = mailTheme(venture, ctx.config);
  const content = writeMail(mail.kind, mail.data, { name: venture.name });
  const row = {
    id: randomUUID(),
    to: address.parse(mail.to),
    from: `"${(mail.fromName ?? venture.name).replace(/["\\\r\n]/g, '')}" <${ctx.config.mailFrom}>`,
    replyTo: mail.replyTo === undefined ? null : address.parse(mail.replyTo),
    unsubscribeUrl: mail.unsubscribePath === undefined ? null : look.urlOf(mail.unsubscribePath),
    subject: oneLine(content.subject),
    html: renderMailHtml(content, look),
    text: renderMailText(content, look),
    kind: mail.kind,
    ventureId: venture.id,
    createdAt: ctx.clock(),
    orderIds: [...(mail.orderIds ?? [])],
  };
  await inTransaction(ctx.db, async (tx) => {
    const values = [
      ...[row.id, row.to, row.from, row.replyTo, row.unsubscribeUrl, row.subject, row.html, row.text],
      ...[row.kind, row.ventureId, row.createdAt, row.orderIds],
    ];
    await awaitPipelined([written(tx, values), enqueue(tx, deliverMail, { mailId: row.id })]);
    if (mail.attachment) await tx.insert(mailAttachments).values({ mailId: row.id, ...mail.attachment });
  });
  return row.id;
}

async function ventureOf(ctx: Context, ventureId: string | null): Promise<Venture> {
  const venture = await findVenture(ctx, ventureId ?? ctx.config.defaultVentureId);
  if (!venture) throw new Error(`There is no venture ${ventureId ?? ctx.config.defaultVentureId} to send a mail for.`);
  return venture;
}

/** User input in a subject must not add a header. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}

/** Oldest first. */
export function listMailsOfOrder(db: Database, orderId: string): Promise<MailMessage[]> {
  return db
    .select()
    .from(mailMessages)
    .where(arrayContains(mailMessages.orderIds, [orderId]))
    .orderBy(asc(mailMessages.createdAt), asc(mailMessages.id));
}

/** The number of sent mails since that moment, and of all that the mail server has not accepted yet. */
export async function countMails(db: Database, since: Date): Promise<{ sent: number; unsent: number }> {
  const [[sent], [unsent]] = await Promise.all([
    db
      .select({ count: count() })
      .from(mailMessages)
      .where(and(gte(mailMessages.createdAt, since), isNotNull(mailMessages.sentAt))),
    db.select({ count: count() }).from(mailMessages).where(isNull(mailMessages.sentAt)),
  ]);
  return { sent: sent?.count ?? 0, unsent: unsent?.count ?? 0 };
}
