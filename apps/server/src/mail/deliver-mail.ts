import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { GiveUp, type JobHandler, jobKind } from '../jobs/job-kind.ts';
import type { MailMessage } from './mail.tables.ts';
import { mailMessages } from './mail.tables.ts';
import { MailRefused, type MailSender, type OutgoingMail } from './mail-sender.ts';

export const deliverMail = jobKind({
  name: 'mail',
  data: z.object({ mailId: z.uuid() }),
  // Greylisting wants another try after minutes, a mail server that is down may take a day.
  retry: { times: 14, firstSeconds: 30, longestSeconds: 4 * 60 * 60 },
  timeLimitSeconds: 120,
  atOnce: 4,
});

/**
 * The row stays locked from before the sending until its receipt is written: a second worker with the same mail waits,
 * and finds it sent. A process that dies in between leaves it unsent; then it goes out again under the same Message-ID.
 * Twice is possible, never is not.
 */
export function deliverMailBy(sender: MailSender): JobHandler<typeof deliverMail> {
  return async (ctx, { mailId }) => {
    const own = eq(mailMessages.id, mailId);
    const attempts = sql`${mailMessages.attempts} + 1`;
    try {
      await ctx.db.transaction(async (tx) => {
        const [mail] = await tx.select().from(mailMessages).where(own).for('update');
        if (!mail) throw new GiveUp(`Mail ${mailId} does not exist any more.`);
        if (mail.sentAt) return;
        await sender.send(outgoing(mail));
        await tx.update(mailMessages).set({ sentAt: ctx.clock(), attempts, lastError: null }).where(own);
      });
    } catch (error) {
      await ctx.db
        .update(mailMessages)
        .set({ attempts, lastError: (error as Error).message })
        .where(own);
      throw error instanceof MailRefused ? new GiveUp(error.message, { cause: error }) : error;
    }
  };
}

function outgoing({ id, createdAt, ...mail }: MailMessage): OutgoingMail {
  const { from, to, replyTo, unsubscribeUrl, subject, html, text } = mail;
  const domain = from.match(/@([^@>]+)>$/)?.[1] ?? 'localhost';
  return { messageId: `<${id}@${domain}>`, date: createdAt, from, to, replyTo, unsubscribeUrl, subject, html, text };
}
