import { eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { SiteUser } from '../context/site-user.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from './audit.ts';
import { askForReset } from './forgot-password.ts';
import { siteUsers } from './identity.tables.ts';

/** Guests of one visit have none. */
export async function hasPassword(ctx: Context, userId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ passwordHash: siteUsers.passwordHash })
    .from(siteUsers)
    .where(eq(siteUsers.id, userId));
  return row !== undefined && row.passwordHash !== null;
}

/**
 * Mails a link to choose a first password: whoever reads the mail is known to own the address, whoever merely typed it
 * is not. Where the address has an account already, its owner gets the link to a new password; the answer is the same,
 * and so is the time it takes.
 */
export async function askForFirstPassword(ctx: Context, user: SiteUser, caller: Caller): Promise<void> {
  if (await hasPassword(ctx, user.id)) {
    throw new AppError('conflict', { detail: 'Je hebt al een wachtwoord. Wijzig het met je huidige wachtwoord.' });
  }
  await askForReset(ctx, { emailAddress: user.email, guestId: user.id }, caller);
}
