import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { siteUserProjects, siteUsers } from './identity.tables.ts';
import { mayLogIn, userColumns } from './sessions.ts';

export async function findUser(db: Database, userId: string): Promise<SiteUser | undefined> {
  const [user] = await db.select(userColumns).from(siteUsers).where(eq(siteUsers.id, userId));
  return user;
}

/** The account of an address. Guests of a single visit are no accounts, however many had the same address. */
export function hasEmail(email: string): SQL | undefined {
  const isAccount = sql`not (${siteUsers.isGuestAccount} and ${siteUsers.passwordHash} is null)`;
  return and(eq(sql`lower(${siteUsers.email})`, email.toLowerCase()), isAccount);
}

/** In any state: an address has at most one account, across all ventures. */
export async function findUserByEmail(db: Database, email: string): Promise<SiteUser | undefined> {
  const [user] = await db.select(userColumns).from(siteUsers).where(hasEmail(email));
  return user;
}

/** Returns undefined if the address already has an account, also if it was created concurrently. */
export async function addUser(tx: Database, user: typeof siteUsers.$inferInsert): Promise<SiteUser | undefined> {
  const [added] = await tx.insert(siteUsers).values(user).onConflictDoNothing().returning(userColumns);
  return added;
}

type UserChange = Partial<
  Pick<
    SiteUser,
    | 'customerId'
    | 'dynamics'
    | 'isManager'
    | 'memberRole'
    | 'seesPrices'
    | 'maxPerOrder'
    | 'maxPerMonth'
    | 'allProjects'
    | 'isActive'
    | 'firstName'
    | 'lastName'
    | 'email'
  >
>;

export async function changeUser(tx: Database, userId: string, change: UserChange): Promise<void> {
  await tx.update(siteUsers).set(change).where(eq(siteUsers.id, userId));
}

/** Replaces the projects the user is limited to; a user who may use all of them has none. */
export async function setProjectsOf(tx: Database, userId: string, projectIds: readonly number[]): Promise<void> {
  await tx.delete(siteUserProjects).where(eq(siteUserProjects.siteUserId, userId));
  if (projectIds.length === 0) return;
  await tx.insert(siteUserProjects).values(projectIds.map((projectId) => ({ siteUserId: userId, projectId })));
}

/** For an account that never was active; an active one is deactivated instead, to preserve its history. */
export async function removeUser(tx: Database, userId: string): Promise<void> {
  await tx.delete(siteUsers).where(and(eq(siteUsers.id, userId), eq(siteUsers.isActive, false)));
}

/** Everybody of the company who may log in; guests share a debtor and are not colleagues. */
export function listActiveColleagues(db: Database, customerId: string): Promise<SiteUser[]> {
  return db
    .select(userColumns)
    .from(siteUsers)
    .where(and(eq(siteUsers.customerId, customerId), eq(siteUsers.isGuestAccount, false), mayLogIn))
    .orderBy(asc(siteUsers.firstName), asc(siteUsers.lastName), asc(siteUsers.id));
}

/** Locks the user until the transaction ends: of two orders of one user at once, the second counts the first. */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: siteUsers.id }).from(siteUsers).where(eq(siteUsers.id, userId)).for('no key update');
}

/** The current managers of this customer. */
export function listActiveManagers(db: Database, customerId: string): Promise<SiteUser[]> {
  return db
    .select(userColumns)
    .from(siteUsers)
    .where(and(eq(siteUsers.customerId, customerId), eq(siteUsers.isManager, true), mayLogIn))
    .orderBy(asc(siteUsers.email));
}
