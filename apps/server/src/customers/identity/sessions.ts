import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { ContextDeps } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { jsonRow } from '../../foundation/database/json-row.ts';
import { prepared } from '../../foundation/database/prepared.ts';
import { hashToken, makeSecretToken } from '../../foundation/database/secret-token.ts';
import { customers } from '../customers/customers.ts';
import { type AccessClaims, signAccessToken } from './access-token.ts';
import { refreshTokens, sessions, siteUserProjects, siteUsers } from './identity.tables.ts';

type EndReason = 'logout' | 'replaced' | 'reuse' | 'passwordChanged' | 'passwordReset' | 'deactivated';

/** The two new tokens of a session, before they are sent. */
export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
  /** Seconds. */
  expiresIn: number;
  sessionId: string;
  user: SiteUser;
  /** The name of the member of staff who views the shop as the user. */
  viewedBy?: string;
}

const { passwordHash: _, ...ownColumns } = getTableColumns(siteUsers);

const projectIds = sql<number[] | null>`case when ${siteUsers}.all_projects then null else array(
  select allowed.project_id from ${siteUserProjects} allowed
  where allowed.site_user_id = ${siteUsers}.id order by allowed.project_id) end`;

const userColumns = { ...ownColumns, projectIds: projectIds.as('project_ids') };

export { userColumns };

/** A blocked or deactivated account has no access from that moment on. */
export const mayLogIn = and(eq(siteUsers.isActive, true), eq(siteUsers.isBlocked, false));

const userOfSession = prepared((db) =>
  db
    .select({
      user: jsonRow({ ...ownColumns, projectIds }),
      customer: jsonRow(getTableColumns(customers), isNotNull(customers.customerId)) as SQL<Customer | null>,
      isView: sessions.isView,
    })
    .from(sessions)
    .innerJoin(siteUsers, eq(siteUsers.id, sessions.userId))
    .leftJoin(customers, eq(customers.customerId, siteUsers.customerId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(siteUsers.id, sql.placeholder('userId')),
        isNull(sessions.endedAt),
        mayLogIn,
      ),
    )
    .prepare('user_of_session'),
);

interface SessionUser {
  user: SiteUser;
  /** The customer they buy for, read in the same query because nearly every request needs it. */
  customer: Customer | null;
  /** A read-only session of staff: see refuse-view-writes.ts. */
  isView: boolean;
}

/** The user of an access token, if its session is valid: logout and a new password end it at once. */
export async function findSessionUser(
  db: Database,
  { sessionId, userId }: AccessClaims,
): Promise<SessionUser | undefined> {
  const [found] = await userOfSession(db).execute({ sessionId, userId });
  return found;
}

export async function startSession(deps: ContextDeps, tx: Database, user: SiteUser): Promise<IssuedTokens> {
  const now = deps.clock();
  const refreshToken = makeSecretToken();
  const session = { id: randomUUID(), userId: user.id, createdAt: now, expiresAt: refreshExpiry(deps) };
  // Sessions that cannot be renewed any more are deleted at the next login of the user.
  await tx.delete(sessions).where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, now)));
  await tx.insert(sessions).values(session);
  await storeRefreshToken(deps, tx, session.id, refreshToken);
  return issueTokens(deps, session.id, user, refreshToken);
}

export async function storeRefreshToken(
  deps: ContextDeps,
  tx: Database,
  sessionId: string,
  refreshToken: string,
): Promise<void> {
  const tokenHash = hashToken(refreshToken);
  await tx.insert(refreshTokens).values({ tokenHash, sessionId, expiresAt: refreshExpiry(deps) });
}

export async function issueTokens(
  deps: ContextDeps,
  sessionId: string,
  user: SiteUser,
  refreshToken: string,
  minutes = deps.config.accessTokenMinutes,
): Promise<IssuedTokens> {
  const now = deps.clock();
  const expiresIn = Math.round(minutes * 60);
  const expiresAt = new Date((Math.floor(now.getTime() / 1000) + expiresIn) * 1000);
  const claims = { userId: user.id, sessionId, refreshTokenHash: hashToken(refreshToken), expiresAt };
  const accessToken = await signAccessToken(claims, deps.tokenSecret, now);
  return { accessToken, refreshToken, expiresAt, expiresIn, sessionId, user };
}

export function refreshExpiry(deps: ContextDeps): Date {
  return new Date(deps.clock().getTime() + refreshLifetime(deps));
}

export function refreshLifetime({ config }: Pick<ContextDeps, 'config'>): number {
  return config.refreshTokenDays * 24 * 60 * 60 * 1000;
}

/** Returns the user of the session, or undefined if it had ended before. */
export async function endSession(
  tx: Database,
  sessionId: string,
  reason: EndReason,
  now: Date,
): Promise<string | undefined> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId });
  return ended?.userId;
}

/** Every session of a user, except perhaps the one that makes the call. */
export async function endSessionsOf(
  tx: Database,
  userId: string,
  reason: EndReason,
  now: Date,
  except?: string,
): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others));
}

/** The session of a refresh token, used or not. */
export async function sessionOfRefreshToken(db: Database, refreshToken: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(refreshToken)));
  return row?.sessionId;
}
