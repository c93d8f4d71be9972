import { showDate } from '@bouwpoort/trade/dutch-dates';
import type { z } from 'zod';
import { maySeePrices } from '../context/company-role.ts';
import type { Context } from '../context/context.ts';
import { fullName, type SiteUser } from '../context/site-user.ts';
import { findUser, listActiveManagers } from '../identity/identity.ts';
import { enqueue } from '../jobs/jobs.ts';
import { sendMail } from '../mail/mail.ts';
import { findMailAddress, findVenture } from '../ventures/ventures.ts';
import { mayDecide } from './quote-access.ts';
import { tellQuoteAssignee } from './quote-jobs.ts';
import type { QuoteRow } from './quotes.queries.ts';

type StaffNews = z.output<typeof tellQuoteAssignee.data>['kind'];

interface NewsForStaff {
  kind: StaffNews;
  /** The customer's user, to whom a reply goes. */
  by: { name: string; email: string };
  text: string;
}

/**
 * To the assigned member of staff, else to the address of the venture. A layer above knows the assignee: the job looks
 * it up there.
 */
export async function tellStaff(
  tx: Context,
  row: QuoteRow,
  { kind, by, text }: Omit<NewsForStaff, 'by'> & { by: SiteUser },
): Promise<void> {
  const news = { kind, by: { name: fullName(by), email: by.email }, text };
  if (row.assigneeId === null) await mailVenture(tx, row, news);
  else await enqueue(tx.db, tellQuoteAssignee, { quoteId: row.id, ...news });
}

export async function mailVenture(tx: Context, row: QuoteRow, news: NewsForStaff): Promise<void> {
  const to = await findMailAddress(tx, row.ventureId);
  if (to !== undefined) await mailStaff(tx, row, news, { to, isAssignee: false });
}

export async function mailStaff(
  tx: Context,
  { id, number, ventureId, customerId, projectName }: QuoteRow,
  { kind, by, text }: NewsForStaff,
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

type CustomerNews = 'offered' | 'message' | 'expired' | 'withdrawn';

interface News {
  kind: CustomerNews;
  /** The name of the member of staff, if it was one. */
  by: string;
  text: string;
  pdf?: { fileName: string; content: Buffer };
}

/**
 * To the user who asked; also to the managers if that user cannot decide, or is gone. The text has no amounts, and the
 * PDF is only for users who may see prices.
 */
export async function tellCustomer(tx: Context, quote: QuoteRow, news: News): Promise<void> {
  const venture = await findVenture(tx, quote.ventureId);
  if (!venture) return;
  for (const user of await readersOf(tx, quote)) {
    const { pdf } = news;
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
        kind: news.kind,
        by: news.by,
        text: news.text,
        projectName: quote.projectName,
        validUntil: quote.offeredUntil === null ? '' : showDate(quote.offeredUntil),
        hasPdf: pdf !== undefined && maySeePrices(user),
        mayDecide: mayDecide(user),
        path: `/${venture.path}/offertes/${quote.id}`,
      },
    });
  }
}

async function readersOf(tx: Context, { siteUserId, customerId }: QuoteRow): Promise<SiteUser[]> {
  const found = siteUserId === null ? undefined : await findUser(tx.db, siteUserId);
  // A user who has left the company, or is blocked, gets no mail.
  const asker = found?.isActive && !found.isBlocked && found.customerId === customerId ? found : undefined;
  if (asker && mayDecide(asker)) return [asker];
  const managers = await listActiveManagers(tx.db, customerId);
  return [...(asker ? [asker] : []), ...managers.filter(({ id }) => id !== asker?.id)];
}
