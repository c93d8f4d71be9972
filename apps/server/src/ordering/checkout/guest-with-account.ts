import { findUserByEmail } from '../../customers/identity/identity.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { countAttempt, type ThrottleRule } from '../../foundation/security/throttle.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { guestStarted } from './checkout.jobs.ts';

/** Limits mails to one address, so that a stranger cannot flood an inbox. */
const mailPerEmail: ThrottleRule = { name: 'guestmail', freeAttempts: 3, firstSeconds: 900, maxSeconds: 3600 };

/**
 * Does no lookup: whether the address has an account shows neither in the answer nor in its duration. Within the
 * caller's transaction. Requests above the limit are dropped silently.
 */
export async function remindOfAccount(ctx: Context, emailAddress: string, ventureId: string): Promise<void> {
  const counted = await countAttempt(ctx.db, mailPerEmail, emailAddress, ctx.clock());
  if (counted.allowed) await enqueue(ctx.db, guestStarted, { emailAddress, ventureId });
}

/** Runs in a job, so that its duration reveals nothing. The mail contains no secret: it says where to log in. */
export const mailAccountReminder: JobHandler<typeof guestStarted> = async (ctx, { emailAddress, ventureId }) => {
  const user = await findUserByEmail(ctx.db, emailAddress);
  if (!user?.isActive || user.isBlocked) return;
  const here = await findVenture(ctx, ventureId);
  const own = user.ventureId === null ? undefined : await findVenture(ctx, user.ventureId);
  const shop = own?.hasShop ? own : here;
  if (!shop) return;
  await sendMail(ctx, {
    to: user.email,
    kind: 'guest-with-account',
    ventureId,
    data: { firstName: user.firstName, shop: shop.name, path: `/${shop.path}/inloggen` },
  });
};
