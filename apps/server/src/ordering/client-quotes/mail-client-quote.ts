import type { Context } from '../../foundation/context/context.ts';
import { requireRegistered } from '../../foundation/context/require-user.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { countAttempt, type ThrottleRule } from '../../foundation/security/throttle.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { makeClientQuotePdf } from './client-quote-pdf.ts';
import { requireQuoting } from './client-quotes.ts';

/* The address and the text are the customer's own, so the number of mails is limited against abuse. */

const perUser: ThrottleRule = { name: 'clientmail', freeAttempts: 10, firstSeconds: 600, maxSeconds: 3600 };
const perCustomer: ThrottleRule = { name: 'clientmails', freeAttempts: 40, firstSeconds: 600, maxSeconds: 3600 };
const perReader: ThrottleRule = { name: 'clientmailto', freeAttempts: 4, firstSeconds: 900, maxSeconds: 3600 };

interface MailAsked {
  to: string;
  text: string;
}

/** In the contractor's name; a reply goes to the user who sent it. Nothing in it names the shop or its prices. */
export async function mailClientQuote(
  ctx: Context,
  quoteId: number,
  { to, text }: MailAsked,
  key: string | undefined,
): Promise<void> {
  const user = requireRegistered(ctx);
  const { customer } = await requireQuoting(ctx);
  const { quote, fileName, content } = await makeClientQuotePdf(ctx, quoteId);
  const idempotency = { userId: user.id, key, operation: `mail client quote ${quoteId}`, input: { to, text } };
  await once(ctx, idempotency, async (tx) => {
    await refuseTooMany(tx, perUser, user.id);
    await refuseTooMany(tx, perCustomer, customer.customerId);
    await refuseTooMany(tx, perReader, to.toLowerCase());
    await sendMail(tx, {
      to,
      kind: 'client-quote',
      // The portal's name and colours: the mail does not show which venture the contractor buys from.
      ventureId: null,
      fromName: customer.customerName,
      replyTo: user.email,
      attachment: { name: fileName, contentType: 'application/pdf', bytes: content },
      data: {
        sender: customer.customerName,
        by: fullName(user),
        email: user.email,
        number: quote.number,
        title: quote.title,
        text,
      },
    });
    return {};
  });
}

async function refuseTooMany(tx: Context, rule: ThrottleRule, subject: string): Promise<void> {
  const counted = await countAttempt(tx.db, rule, subject, tx.clock());
  if (counted.allowed) return;
  throw new AppError('tooManyRequests', {
    detail: 'Je hebt net veel offertes gemaild. Wacht even, of stuur de PDF zelf.',
  });
}
