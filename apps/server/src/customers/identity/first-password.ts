import { eq } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { requestPasswordReset } from './forgot-password.ts';
import { siteUsers } from './identity.tables.ts';

/** Guests of a single visit have none. */
export async function hasPassword(ctx: Context, userId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ passwordHash: siteUsers.passwordHash })
    .from(siteUsers)
    .where(eq(siteUsers.id, userId));
  return row !== undefined && row.passwordHash !== null;
}

/**
 * Mails a link to choose a first password, because only the mail proves that the user owns the address. If the address
 * already has an account, its owner gets a link to reset the password; answer and response time are the same.
 */
export async function requestFirstPassword(ctx: Context, user: SiteUser, caller: Caller): Promise<void> {
  if (await hasPassword(ctx, user.id)) {
    throw new AppError('conflict', { detail: 'Je hebt al een wachtwoord. Wijzig het met je huidige wachtwoord.' });
  }
  await requestPasswordReset(ctx, { emailAddress: user.email, guestId: user.id }, caller);
}
