import { z } from 'zod';
import { transactionWithFinalStatement } from '../../foundation/database/drizzle-client.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { type JobHandler, jobKind, PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { MailRefused, type MailSender, type OutgoingMail } from '../../foundation/mail/mail-sender.ts';

export const deliverMail = jobKind({
  name: 'mail',
  data: z.object({ mailId: z.uuid() }),
  // Greylisting needs a retry after minutes; a mail server may be down for a day.
  retry: { times: 14, firstSeconds: 30, maxSeconds: 4 * 60 * 60 },
  timeLimitSeconds: 120,
  concurrency: 4,
  batch: 8,
});

interface WrittenMail extends Omit<OutgoingMail, 'messageId' | 'date' | 'attachment'> {
  id: string;
  createdAt: string;
  sentAt: string | null;
  hasAttachment: boolean;
}

const lockedMail = statement<WrittenMail>(
  'lock_mail',
  `select id, "from", "to", reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", subject, html, text,
     created_at as "createdAt", sent_at as "sentAt",
     exists (select from mail_attachment where mail_id = $1) as "hasAttachment"
   from mail_message where id = $1 for update`,
);
const attachmentOfMail = statement<NonNullable<OutgoingMail['attachment']>>(
  'attachment_of_mail',
  `select name, content_type as "contentType", bytes from mail_attachment where mail_id = $1`,
);
const recordAttempt = statement(
  'mail_tried',
  'update mail_message set attempts = attempts + 1, sent_at = $2, last_error = $3 where id = $1 and sent_at is null',
);

/**
 * The row is locked from before the sending until the result is written: a second worker with the same mail waits, and
 * finds it sent. If the process dies in between, the mail is sent again with the same Message-ID: at-least-once
 * delivery.
 */
export function deliverMailBy(sender: MailSender): JobHandler<typeof deliverMail> {
  return async (ctx, { mailId }) => {
    try {
      await transactionWithFinalStatement(
        ctx.db,
        async (tx) => {
          const [mail] = await lockedMail(tx, [mailId]);
          if (!mail) throw new PermanentJobError(`Mail ${mailId} does not exist any more.`);
          if (mail.sentAt !== null) return;
          const [attachment] = mail.hasAttachment ? await attachmentOfMail(tx, [mailId]) : [];
          await sender.send({ ...outgoing(mail), attachment });
        },
        // Does not change a mail that was sent before.
        (tx) => recordAttempt(tx, [mailId, ctx.clock(), null]),
      );
    } catch (error) {
      await recordAttempt(ctx.db, [mailId, null, (error as Error).message]);
      throw error instanceof MailRefused ? new PermanentJobError(error.message, { cause: error }) : error;
    }
  };
}

function outgoing({ id, createdAt, sentAt: _, hasAttachment: __, ...mail }: WrittenMail): OutgoingMail {
  const domain = mail.from.match(/@([^@>]+)>$/)?.[1] ?? 'localhost';
  return { ...mail, messageId: `<${id}@${domain}>`, date: new Date(createdAt) };
}
