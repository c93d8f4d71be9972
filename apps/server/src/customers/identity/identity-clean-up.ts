import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { daysBefore } from '../../foundation/jobs/days-before.ts';
import { deleteOldAttempts } from '../../foundation/security/throttle.ts';
import { auditEvents, passwordTokens, refreshTokens, sessions, siteUsers } from './identity.tables.ts';

/** A used refresh token stays until it would have expired, so that its reuse is detected; after that it has no use. */
export async function cleanUpIdentity({
  db,
  config: { keep },
  clock,
}: Context): Promise<Record<string, number | null>> {
  const now = clock();
  const tokens = await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  const ended = daysBefore(now, keep.sessions);
  const logins = await db.delete(sessions).where(or(lt(sessions.expiresAt, ended), lt(sessions.endedAt, ended)));
  // Guests of a single visit, long after it ended; their orders keep the data.
  const visits = await db
    .delete(siteUsers)
    .where(
      and(
        eq(siteUsers.isGuestAccount, true),
        isNull(siteUsers.passwordHash),
        lt(siteUsers.createdAt, ended),
        notExists(db.select().from(sessions).where(eq(sessions.userId, siteUsers.id))),
      ),
    );
  const over = daysBefore(now, keep.links);
  const links = await db
    .delete(passwordTokens)
    .where(or(lt(passwordTokens.expiresAt, over), lt(passwordTokens.usedAt, over)));
  const events = await db.delete(auditEvents).where(lt(auditEvents.at, daysBefore(now, keep.audit)));
  await deleteOldAttempts(db, now);
  return {
    refreshTokens: tokens.rowCount,
    sessions: logins.rowCount,
    guests: visits.rowCount,
    passwordLinks: links.rowCount,
    auditEvents: events.rowCount,
  };
}
