import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import type { z } from 'zod';
import { findUser, listActiveManagers } from '../../customers/identity/identity.ts';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName, type SiteUser } from '../../foundation/context/site-user.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findMailAddress, findVenture } from '../../organisation/ventures/ventures.ts';
import { mayDecide } from './quote-access.ts';
import { notifyQuoteAssignee } from './quotes.jobs.ts';
import type { QuoteRow } from './quotes.queries.ts';

type StaffNoticeKind = z.output<typeof notifyQuoteAssignee.data>['kind'];

interface StaffNotice {
  kind: StaffNoticeKind;
  /** The customer's user, to whom a reply goes. */
  by: { name: string; email: string };
  text: string;
}

/**
 * To the assigned member of staff, else to the address of the venture. A layer above knows the assignee: the job looks
 * it up there.
 */
export async function notifyStaff(
  tx: Context,
  row: QuoteRow,
  { kind, by, text }: Omit<StaffNotice, 'by'> & { by: SiteUser },
): Promise<void> {
  const notice = { kind, by: { name: fullName(by), email: by.email }, text };
  if (row.assigneeId === null) await mailVentureAddress(tx, row, notice);
  else await enqueue(tx.db, notifyQuoteAssignee, { quoteId: row.id, ...notice });
}

export async function mailVentureAddress(tx: Context, row: QuoteRow, notice: StaffNotice): Promise<void> {
  const to = await findMailAddress(tx, row.ventureId);
  if (to !== undefined) await sendStaffMail(tx, row, notice, { to, isAssignee: false });
}

export async function sendStaffMail(
  tx: Context,
  { id, number, ventureId, customerId, projectName }: QuoteRow,
  { kind, by, text }: StaffNotice,
  { to, isAssignee }: { to: string; isAssignee: boolean },
): Promise<void> {
  await sendMail(tx, {
    to,
    kind: 'quote-staff',
    ventureId,
    replyTo: by.email,
    data: { number, kind, by: by.name, customerId, projectName, text, isAssignee, path: `/beheer/offertes/${id}` },
  });
}

type CustomerNoticeKind = 'offered' | 'message' | 'expired' | 'withdrawn';

interface CustomerNotice {
  kind: CustomerNoticeKind;
  /** The name of the member of staff, if it was one. */
  by: string;
  text: string;
  pdf?: { fileName: string; content: Buffer };
}

/**
 * To the user who asked; also to the managers if that user cannot decide, or is gone. The text has no amounts, and the
 * PDF is only for users who may see prices.
 */
export async function notifyCustomer(tx: Context, quote: QuoteRow, notice: CustomerNotice): Promise<void> {
  const venture = await findVenture(tx, quote.ventureId);
  if (!venture) return;
  for (const user of await findRecipients(tx, quote)) {
    const { pdf } = notice;
    await sendMail(tx, {
      to: user.email,
      kind: 'quote-customer',
      ventureId: quote.ventureId,
      ...(pdf && maySeePrices(user)
        ? { attachment: { name: pdf.fileName, contentType: 'application/pdf', bytes: pdf.content } }
        : {}),
      data: {
        firstName: user.firstName,
        number: quote.number,
        kind: notice.kind,
        by: notice.by,
        text: notice.text,
        projectName: quote.projectName,
        validUntil: quote.offeredUntil === null ? '' : showDate(quote.offeredUntil),
        hasPdf: pdf !== undefined && maySeePrices(user),
        mayDecide: mayDecide(user),
        path: `/${venture.path}/offertes/${quote.id}`,
      },
    });
  }
}

async function findRecipients(tx: Context, { siteUserId, customerId }: QuoteRow): Promise<SiteUser[]> {
  const found = siteUserId === null ? undefined : await findUser(tx.db, siteUserId);
  // A user who has left the company, or is blocked, gets no mail.
  const asker = found?.isActive && !found.isBlocked && found.customerId === customerId ? found : undefined;
  if (asker && mayDecide(asker)) return [asker];
  const managers = await listActiveManagers(tx.db, customerId);
  return [...(asker ? [asker] : []), ...managers.filter(({ id }) => id !== asker?.id)];
}
