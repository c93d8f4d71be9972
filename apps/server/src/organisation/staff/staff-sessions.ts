import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { hashToken, makeSecretToken } from '../../foundation/database/secret-token.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { staffGrants, staffRoles, staffSessions, staffUsers } from './staff.tables.ts';
import { type Scopes, scopesOf } from './staff-scopes.ts';

export const sessionHours = 12;
const quietMinutes = 30;
/** How long a login may wait for its second step. */
const secondStepMinutes = 10;

type SessionState = 'code' | 'enrol' | 'open' | 'locked';

/** The member of staff of a request. */
export interface Staff {
  id: string;
  email: string;
  name: string;
  hasSecondStep: boolean;
  hasPassword: boolean;
  shortcuts: boolean;
  scopes: Scopes;
}

export interface StaffSession {
  id: string;
  state: SessionState;
  staff: Staff;
}

export async function startStaffSession(
  db: Database,
  staffId: string,
  caller: Caller,
  now: Date,
  secondStep: 'due' | 'passed' = 'due',
): Promise<string> {
  const token = makeSecretToken();
  await db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId,
    secondStepAt: secondStep === 'passed' ? now : null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
    address: caller.address,
    userAgent: caller.userAgent,
  });
  return token;
}

interface FindOptions {
  now: Date;
  /** In production a second step is required; in a demo it is not. */
  needsSecondStep: boolean;
}

export async function findStaffSession(
  db: Database,
  token: string,
  { now, needsSecondStep }: FindOptions,
): Promise<StaffSession | undefined> {
  const [row] = await db
    .select({ session: staffSessions, user: staffUsers })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, hashToken(token)),
        isNull(staffSessions.endedAt),
        gt(staffSessions.expiresAt, now),
        eq(staffUsers.isLocked, false),
      ),
    );
  if (!row) return undefined;
  const { session, user } = row;
  const staff = await withScopes(db, user);
  const state = stateOf(session, { hasSecondStep: staff.hasSecondStep, needsSecondStep, now });
  return state && { id: session.id, state, staff };
}

/** For work in a person's name after their request: undefined once they are locked. */
export async function findActiveStaff(db: Database, staffId: string): Promise<Staff | undefined> {
  const [user] = await db
    .select()
    .from(staffUsers)
    .where(and(eq(staffUsers.id, staffId), eq(staffUsers.isLocked, false)));
  return user && withScopes(db, user);
}

async function withScopes(db: Database, user: typeof staffUsers.$inferSelect): Promise<Staff> {
  const roles = await db
    .select({
      permissions: staffRoles.permissions,
      isFixed: staffRoles.isFixed,
      ventureId: staffGrants.ventureId,
      branchId: staffGrants.branchId,
    })
    .from(staffGrants)
    .innerJoin(staffRoles, eq(staffRoles.id, staffGrants.roleId))
    .where(eq(staffGrants.staffId, user.id));
  const { id, email, name, shortcuts } = user;
  return {
    ...{ id, email, name, shortcuts, scopes: scopesOf(roles) },
    hasSecondStep: user.totpConfirmedAt !== null,
    hasPassword: user.passwordHash !== null,
  };
}

function stateOf(
  session: typeof staffSessions.$inferSelect,
  { hasSecondStep, needsSecondStep, now }: { hasSecondStep: boolean; needsSecondStep: boolean; now: Date },
): SessionState | undefined {
  const quiet = now.getTime() - session.lastSeenAt.getTime();
  if (hasSecondStep && !session.secondStepAt) return quiet > secondStepMinutes * 60_000 ? undefined : 'code';
  if (quiet > quietMinutes * 60_000) return 'locked';
  return needsSecondStep && !session.secondStepAt ? 'enrol' : 'open';
}

/** Written at most once a minute, because most requests only read. */
export async function touchStaffSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(staffSessions.id, sessionId),
        sql`${staffSessions.lastSeenAt} < ${new Date(now.getTime() - 60_000).toISOString()}::timestamptz`,
      ),
    );
}

export async function reopenStaffSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.id, sessionId));
}

export async function passSecondStep(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(staffSessions).set({ secondStepAt: now, lastSeenAt: now }).where(eq(staffSessions.id, sessionId));
}

/** Returns whether this person had such a session. */
export async function endStaffSession(db: Database, staffId: string, sessionId: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

export async function endStaffSessionsOf(db: Database, staffId: string, now: Date, except?: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.endedAt),
        except === undefined ? undefined : ne(staffSessions.id, except),
      ),
    );
}

const shownOfSession = {
  sessionId: staffSessions.id,
  createdAt: staffSessions.createdAt,
  lastSeenAt: staffSessions.lastSeenAt,
  address: staffSessions.address,
  userAgent: staffSessions.userAgent,
};

const maxSessions = 1000;

/** Of everybody. */
export function listAllSessions(db: Database, now: Date) {
  return db
    .select({ ...shownOfSession, staffId: staffUsers.id, name: staffUsers.name })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.staffId))
    .where(and(isNull(staffSessions.endedAt), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.lastSeenAt))
    .limit(maxSessions);
}

export function listStaffSessions(db: Database, staffId: string, now: Date) {
  return db
    .select(shownOfSession)
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.lastSeenAt))
    .limit(100);
}
