import { and } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context/context.ts';
import { type JobHandler, jobKind } from '../jobs/job-kind.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Caller } from './audit.ts';
import { siteUsers } from './identity.tables.ts';
import { mailPasswordLink } from './password-link-mail.ts';
import { mayComeIn, userColumns } from './sessions.ts';
import { hasEmail } from './site-users.ts';
import { attempt, forgotPerAccount, forgotPerAddress, networkOf } from './throttle.ts';

export const forgotPassword = jobKind({
  name: 'forgot-password',
  data: z.object({ emailAddress: z.string(), address: z.string(), userAgent: z.string() }),
  retry: { times: 5, firstSeconds: 5, maxSeconds: 300 },
  timeLimitSeconds: 30,
  atOnce: 4,
});

/**
 * Writes down that somebody asked, and looks nobody up: whether there is such an account shows neither in the answer
 * nor in how long it takes. What is asked too often is dropped without a word.
 */
export async function askForReset(ctx: Context, emailAddress: string, caller: Caller): Promise<void> {
  const perAddress = await attempt(ctx.db, forgotPerAddress, networkOf(caller.address), ctx.clock());
  const perAccount = await attempt(ctx.db, forgotPerAccount, emailAddress, ctx.clock());
  if (perAddress.allowed && perAccount.allowed) await enqueue(ctx.db, forgotPassword, { emailAddress, ...caller });
}

/** Runs later, where nobody measures it. Twice means two mails with a working link each. */
export const mailResetLink: JobHandler<typeof forgotPassword> = async (ctx, { emailAddress, ...caller }) => {
  const [user] = await ctx.db
    .select(userColumns)
    .from(siteUsers)
    .where(and(hasEmail(emailAddress), mayComeIn));
  if (user) await mailPasswordLink(ctx, user, 'reset', caller);
};
