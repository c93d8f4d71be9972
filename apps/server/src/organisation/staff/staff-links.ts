import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { hashToken, makeSecretToken } from '../../foundation/database/secret-token.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { passwordHash } from '../../foundation/security/password-hash.ts';
import { refuseGuessablePassword } from '../../foundation/security/password-strength.ts';
import { staffLinks, staffUsers } from './staff.tables.ts';
import { endStaffSessionsOf } from './staff-sessions.ts';

const hour = 3_600_000;
export const linkHours = 72;

/** The path of the page for choosing a password; it is a secret. */
export async function makeStaffLink(tx: Database, staffId: string, now: Date): Promise<string> {
  const token = makeSecretToken();
  await tx
    .update(staffLinks)
    .set({ usedAt: now })
    .where(and(eq(staffLinks.staffId, staffId), isNull(staffLinks.usedAt)));
  const expiresAt = new Date(now.getTime() + linkHours * hour);
  await tx.insert(staffLinks).values({ tokenHash: hashToken(token), staffId, expiresAt });
  return `/beheer/wachtwoord#${token}`;
}

/** Ends every session, because the old password may be known to others. */
export async function setStaffPassword(ctx: Context, token: string, password: string): Promise<void> {
  const now = ctx.clock();
  const tokenHash = hashToken(token);
  const [known] = await ctx.db
    .select({ email: staffUsers.email, name: staffUsers.name, link: staffLinks })
    .from(staffLinks)
    .innerJoin(staffUsers, eq(staffUsers.id, staffLinks.staffId))
    .where(eq(staffLinks.tokenHash, tokenHash));
  if (!known) throw new AppError('linkUnknown');
  if (known.link.usedAt) throw new AppError('linkUsed');
  if (known.link.expiresAt <= now || known.link.expiresAt.getTime() - now.getTime() > (linkHours + 1) * hour)
    throw new AppError('linkExpired');
  const [firstName = '', ...rest] = known.name.split(' ');
  await refuseGuessablePassword(password, { email: known.email, firstName, lastName: rest.join(' ') });
  const hash = await passwordHash.make(password);
  await ctx.db.transaction(async (tx) => {
    const spent = await tx
      .update(staffLinks)
      .set({ usedAt: now })
      .where(and(eq(staffLinks.tokenHash, tokenHash), isNull(staffLinks.usedAt)))
      .returning({ staffId: staffLinks.staffId });
    const staffId = spent[0]?.staffId;
    if (!staffId) throw new AppError('linkUsed');
    await tx.update(staffUsers).set({ passwordHash: hash }).where(eq(staffUsers.id, staffId));
    await endStaffSessionsOf(tx, staffId, now);
  });
}
