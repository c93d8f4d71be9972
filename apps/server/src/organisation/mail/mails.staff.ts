import type { PageAsked } from '../../foundation/database/keyset.ts';
import { accessScopeOf, auditWrite, requireThere, type StaffContext, staffList } from '../staff/staff.ts';
import { countFoundMails, type FoundMail, findMail, type MailFilter, resendMail, searchMails } from './sent-mails.ts';

const mailList = staffList({
  search: (ctx, filter: MailFilter, page: PageAsked) => searchMails(ctx.db, filter, page),
  count: (ctx, filter) => countFoundMails(ctx.db, filter),
  describe: (_, mails) => mails.map(describeMail),
});

export async function listMailsForStaff(
  ctx: StaffContext,
  { cursor, limit, ...asked }: Omit<MailFilter, 'ventures'> & PageAsked,
) {
  if (asked.ventureId !== undefined) requireThere(ctx, { ventureId: asked.ventureId });
  const filter = { ...asked, ventures: accessScopeOf(ctx).ventures };
  const { rows, ...page } = await mailList.page(ctx, filter, { cursor, limit });
  return { mails: rows, ...page };
}

function describeMail({ id, ventureId, to, subject, kind, createdAt, sentAt, attempts, lastError }: FoundMail) {
  return {
    ...{ mailId: id, ventureId, to, subject, kind, attempts, lastError },
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

export async function readMailForStaff(ctx: StaffContext, mailId: string) {
  const mail = await findMail(ctx.db, mailId);
  requireThere(ctx, mail);
  return { ...describeMail(mail), from: mail.from, orderIds: mail.orderIds, text: withoutLinks(mail.text) };
}

/** A link in a mail can log in or set a password, so only the recipient may see it. */
function withoutLinks(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s/]+)\/?[^\s)>\]]*/g, '$1/…');
}

export async function resendMailByStaff(ctx: StaffContext, mailId: string): Promise<string> {
  return ctx.db.transaction(async (db) => {
    const mail = await findMail(db, mailId);
    requireThere(ctx, mail);
    const sent = await resendMail({ ...ctx, db }, mail);
    await auditWrite(ctx, db, {
      ...{ entity: 'mail', entityId: mailId, entityName: mail.subject, ventureId: mail.ventureId },
      ...{ before: null, after: { action: 'resend', to: mail.to } },
    });
    return sent;
  });
}
