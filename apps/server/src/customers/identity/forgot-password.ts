import type { Context } from '../../foundation/context/context.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { countAttempt, forgotPerAccount, forgotPerAddress, networkOf } from '../../foundation/security/throttle.ts';
import { forgotPassword } from './identity.jobs.ts';
import { mailPasswordLink } from './password-link-mail.ts';
import { findUser, findUserByEmail } from './site-users.ts';

/**
 * Stores the request without looking up the user, so that neither the answer nor its time reveals whether the account
 * exists. Requests above the limit are dropped silently.
 */
export async function requestPasswordReset(
  ctx: Context,
  { emailAddress, guestId }: { emailAddress: string; guestId?: string },
  caller: Caller,
): Promise<void> {
  const perAddress = await countAttempt(ctx.db, forgotPerAddress, networkOf(caller.address), ctx.clock());
  const perAccount = await countAttempt(ctx.db, forgotPerAccount, emailAddress, ctx.clock());
  if (perAddress.allowed && perAccount.allowed)
    await enqueue(ctx.db, forgotPassword, { emailAddress, guestId, ...caller });
}

/** Runs as a job, where its time cannot be measured. If it runs twice, two mails with a working link are sent. */
export const mailResetLink: JobHandler<typeof forgotPassword> = async (ctx, { emailAddress, guestId, ...caller }) => {
  const account = await findUserByEmail(ctx.db, emailAddress);
  const user = account ?? (guestId === undefined ? undefined : await findUser(ctx.db, guestId));
  if (user?.isActive && !user.isBlocked) await mailPasswordLink(ctx, user, account ? 'reset' : 'set', caller);
};
