import { and, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { daysBefore } from '../../foundation/jobs/days-before.ts';
import { mailMessages } from './mail.tables.ts';

/** An undelivered mail stays as long as its dead letter: until then it can be resent. */
export async function cleanUpMail({ db, config: { keep }, clock }: Context): Promise<Record<string, number | null>> {
  const now = clock();
  const { sentAt, createdAt } = mailMessages;
  const givenUp = daysBefore(now, Math.max(keep.mail, keep.deadLetters));
  const mails = await db
    .delete(mailMessages)
    .where(or(lt(sentAt, daysBefore(now, keep.mail)), and(isNull(sentAt), lt(createdAt, givenUp))));
  return { mails: mails.rowCount };
}
