import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { enqueue } from '../jobs/jobs.ts';
import type { Context } from '../request-context.ts';
import { findVenture, type Venture } from '../ventures/ventures.ts';
import { deliverMail } from './deliver-mail.ts';
import { mailMessages } from './mail.tables.ts';
import type { MailTemplate } from './mail-content.ts';
import { renderMailHtml, renderMailText } from './mail-layout.ts';
import { mailLook } from './mail-look.ts';
import { type MailData, type MailKind, mailTemplates } from './mail-templates.ts';

export interface Mail<K extends MailKind> {
  to: string;
  kind: K;
  /** Whose name and colours it carries; an account without a venture gets those of the portal. */
  ventureId: string | null;
  data: MailData<K>;
  replyTo?: string;
  /** For mails somebody subscribed to: a path of ours that takes the POST of RFC 8058. */
  unsubscribePath?: string;
}

const address = z.email().max(254);

/**
 * Writes the mail and the job that sends it, with the caller's data or not at all: inside a transaction call it with
 * `{ ...ctx, db: tx }`. Answers the mail's id.
 */
export async function sendMail<K extends MailKind>(ctx: Context, mail: Mail<K>): Promise<string> {
  const venture = await ventureOf(ctx, mail.ventureId);
  const look = mailLook(venture, ctx.config);
  // The kind ties the data to its template; the table's type cannot say so for a kind that is still a variable.
  const template = mailTemplates[mail.kind] as unknown as MailTemplate<MailData<K>>;
  const content = template(mail.data, { name: venture.name });
  const id = randomUUID();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(mailMessages).values({
      id,
      to: address.parse(mail.to),
      from: `"${venture.name.replace(/["\\\r\n]/g, '')}" <${ctx.config.mailFrom}>`,
      replyTo: mail.replyTo === undefined ? null : address.parse(mail.replyTo),
      unsubscribeUrl: mail.unsubscribePath === undefined ? null : look.urlOf(mail.unsubscribePath),
      subject: oneLine(content.subject),
      html: renderMailHtml(content, look),
      text: renderMailText(content, look),
      kind: mail.kind,
      ventureId: venture.id,
      createdAt: ctx.clock(),
    });
    await enqueue(tx, deliverMail, { mailId: id });
  });
  return id;
}

async function ventureOf(ctx: Context, ventureId: string | null): Promise<Venture> {
  const venture = await findVenture(ctx, ventureId ?? ctx.config.defaultVentureId);
  if (!venture) throw new Error(`There is no venture ${ventureId ?? ctx.config.defaultVentureId} to send a mail for.`);
  return venture;
}

/** A name somebody typed must not be able to add a header of its own. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}
