import { randomUUID } from 'node:crypto';
import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { and, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { countUpTo } from '../../foundation/database/bounded-count.ts';
import type { Database } from '../../foundation/database/database.ts';
import { keysetOrder, type Page, type PageAsked, toPage } from '../../foundation/database/keyset.ts';
import { containing } from '../../foundation/database/like-pattern.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { requeueJob } from '../../foundation/jobs/requeue-job.ts';
import { deliverMail } from './deliver-mail.ts';
import { type MailMessage, mailMessages } from './mail.tables.ts';

/* Reads and actions of staff on mails. */

export interface MailFilter {
  ventures: 'all' | readonly string[];
  ventureId?: string | undefined;
  /** `failed`: not accepted by the mail server, with an error. */
  state?: 'sent' | 'unsent' | 'failed' | undefined;
  /** Matches the address or the subject. */
  q?: string | undefined;
}

function matching({ ventures, ventureId, state, q }: MailFilter): SQL | undefined {
  const { sentAt, lastError, to, subject } = mailMessages;
  return and(
    ventures === 'all' ? undefined : inArray(mailMessages.ventureId, [...ventures]),
    ventureId === undefined ? undefined : eq(mailMessages.ventureId, ventureId),
    state === 'sent' ? isNotNull(sentAt) : undefined,
    state === 'unsent' || state === 'failed' ? isNull(sentAt) : undefined,
    state === 'failed' ? isNotNull(lastError) : undefined,
    q === undefined ? undefined : or(ilike(to, containing(q)), ilike(subject, containing(q))),
  );
}

export type FoundMail = Omit<MailMessage, 'html' | 'text'>;

/** Newest first. */
export async function searchMails(
  db: Database,
  filter: MailFilter,
  { cursor, limit }: PageAsked,
): Promise<Page<FoundMail>> {
  const { html: _, text: __, ...columns } = mailColumns;
  const { createdAt, id } = mailMessages;
  const { following, orderBy } = keysetOrder(
    { key: createdAt, type: 'timestamptz', id, idType: 'uuid' },
    { direction: 'desc', cursor },
  );
  const rows = await db
    .select({ ...columns, sortedBy: sql<string>`${createdAt}::text` })
    .from(mailMessages)
    .where(and(matching(filter), following))
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, (row) => [row.sortedBy, row.id]);
}

const mailColumns = {
  id: mailMessages.id,
  to: mailMessages.to,
  from: mailMessages.from,
  replyTo: mailMessages.replyTo,
  unsubscribeUrl: mailMessages.unsubscribeUrl,
  subject: mailMessages.subject,
  html: mailMessages.html,
  text: mailMessages.text,
  kind: mailMessages.kind,
  ventureId: mailMessages.ventureId,
  orderIds: mailMessages.orderIds,
  createdAt: mailMessages.createdAt,
  sentAt: mailMessages.sentAt,
  attempts: mailMessages.attempts,
  lastError: mailMessages.lastError,
};

export function countFoundMails(db: Database, filter: MailFilter): Promise<ListCount> {
  return countUpTo(db, mailMessages, matching(filter));
}

export async function findMail(db: Database, mailId: string): Promise<MailMessage> {
  const [mail] = await db.select().from(mailMessages).where(eq(mailMessages.id, mailId));
  if (!mail) throw new AppError('notFound', { detail: 'Deze mail is er niet meer.' });
  return mail;
}

/**
 * Sends an unsent mail now; of a sent one it sends a copy, so that the original record stays. In the caller's
 * transaction; returns the mail that is sent.
 */
export async function resendMail({ db, clock }: Pick<Context, 'db' | 'clock'>, mail: MailMessage): Promise<string> {
  if (mail.sentAt === null) {
    await requeueJob(db, deliverMail, { mailId: mail.id });
    return mail.id;
  }
  const id = randomUUID();
  await db.insert(mailMessages).values({
    ...mail,
    ...{ id, createdAt: clock(), sentAt: null, attempts: 0, lastError: null },
  });
  await enqueue(db, deliverMail, { mailId: id });
  return id;
}

export async function lastMailSentAt(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ sentAt: mailMessages.sentAt })
    .from(mailMessages)
    .where(isNotNull(mailMessages.sentAt))
    .orderBy(desc(mailMessages.createdAt))
    .limit(1);
  return row?.sentAt ?? null;
}
