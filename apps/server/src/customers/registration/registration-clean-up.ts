import { lt, or } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { daysBefore } from '../../foundation/jobs/days-before.ts';
import { registrationInvitations, registrationLinks } from './registration.tables.ts';

/** The registrations themselves stay: they record when the terms were accepted. */
export async function cleanUpRegistration(ctx: Context): Promise<Record<string, number | null>> {
  const over = daysBefore(ctx.clock(), ctx.config.keep.links);
  const [invitation, link] = [registrationInvitations, registrationLinks];
  const invitations = await ctx.db
    .delete(invitation)
    .where(or(lt(invitation.expiresAt, over), lt(invitation.usedAt, over)));
  const links = await ctx.db.delete(link).where(or(lt(link.expiresAt, over), lt(link.usedAt, over)));
  return { invitations: invitations.rowCount, registrationLinks: links.rowCount };
}
