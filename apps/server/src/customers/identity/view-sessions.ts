import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { fullName, type SiteUser } from '../../foundation/context/site-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { makeSecretToken } from '../../foundation/database/secret-token.ts';
import { sessions, siteUsers, viewSessions } from './identity.tables.ts';
import { type IssuedTokens, issueTokens } from './sessions.ts';

/** Long enough for a telephone call; then staff have to state a reason again. */
const viewMinutes = 30;

interface ViewAsked {
  user: SiteUser;
  customerId: string;
  staff: { id: string; name: string };
  reason: string;
}

/**
 * A read-only session as another user (see refuse-view-writes.ts). It has no refresh token in the database, so that it
 * ends when its time is over; and it is recorded where the customer's manager can see it.
 */
export async function startViewSession(
  deps: ContextDeps,
  tx: Database,
  { user, customerId, staff, reason }: ViewAsked,
): Promise<IssuedTokens> {
  const id = randomUUID();
  const startedAt = deps.clock();
  const expiresAt = new Date(startedAt.getTime() + viewMinutes * 60_000);
  await tx.insert(sessions).values({ id, userId: user.id, createdAt: startedAt, expiresAt, isView: true });
  await tx.insert(viewSessions).values({
    ...{ id, userId: user.id, customerId, reason, startedAt, expiresAt },
    staffId: staff.id,
    staffName: staff.name,
  });
  const tokens = await issueTokens(deps, id, user, makeSecretToken(), viewMinutes);
  return { ...tokens, viewedBy: staff.name };
}

export interface PastView {
  viewId: string;
  staffName: string;
  userName: string;
  reason: string;
  startedAt: Date;
  /** Empty as long as it may be active. */
  endedAt: Date | null;
}

const shown = 50;

/** Newest first. A session that nobody ended counts as ended at its expiry. */
export async function listViewsOf(db: Database, customerId: string, now: Date): Promise<PastView[]> {
  const rows = await db
    .select({ view: viewSessions, firstName: siteUsers.firstName, lastName: siteUsers.lastName })
    .from(viewSessions)
    .innerJoin(siteUsers, eq(siteUsers.id, viewSessions.userId))
    .where(eq(viewSessions.customerId, customerId))
    .orderBy(desc(viewSessions.startedAt))
    .limit(shown);
  return rows.map(({ view, ...user }) => ({
    viewId: view.id,
    staffName: view.staffName,
    userName: fullName(user),
    reason: view.reason,
    startedAt: view.startedAt,
    endedAt: view.endedAt ?? (view.expiresAt <= now ? view.expiresAt : null),
  }));
}

export async function endView(tx: Database, sessionId: string, now: Date): Promise<void> {
  await tx.update(viewSessions).set({ endedAt: now }).where(eq(viewSessions.id, sessionId));
}
