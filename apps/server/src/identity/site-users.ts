import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { SiteUser } from '../context/site-user.ts';
import type { Database } from '../database/database.ts';
import { siteUserProjects, siteUsers } from './identity.tables.ts';
import { mayComeIn, userColumns } from './sessions.ts';

export async function findUser(db: Database, userId: string): Promise<SiteUser | undefined> {
  const [user] = await db.select(userColumns).from(siteUsers).where(eq(siteUsers.id, userId));
  return user;
}

/** Whose account this address is. Guests of one visit have none, however many there were with the same address. */
export function hasEmail(email: string): SQL | undefined {
  const isAccount = sql`not (${siteUsers.isGuestAccount} and ${siteUsers.passwordHash} is null)`;
  return and(eq(sql`lower(${siteUsers.email})`, email.toLowerCase()), isAccount);
}

/** Whatever its state: an address has at most one account, in all ventures together. */
export async function findUserByEmail(db: Database, email: string): Promise<SiteUser | undefined> {
  const [user] = await db.select(userColumns).from(siteUsers).where(hasEmail(email));
  return user;
}

/** Answers nothing when the address has an account already, also when that happened a moment ago. */
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

/** Puts these in the place of the projects the user was limited to; nobody who may use all of them has any. */
export async function setProjectsOf(tx: Database, userId: string, projectIds: readonly number[]): Promise<void> {
  await tx.delete(siteUserProjects).where(eq(siteUserProjects.siteUserId, userId));
  if (projectIds.length === 0) return;
  await tx.insert(siteUserProjects).values(projectIds.map((projectId) => ({ siteUserId: userId, projectId })));
}

/** For an account that never was active; one that was is deactivated, so that its history stays. */
export async function removeUser(tx: Database, userId: string): Promise<void> {
  await tx.delete(siteUsers).where(and(eq(siteUsers.id, userId), eq(siteUsers.isActive, false)));
}

/** Everybody of the company who may log in; guests buy on a debtor they share and are nobody's colleagues. */
export function listActiveColleagues(db: Database, customerId: string): Promise<SiteUser[]> {
  return db
    .select(userColumns)
    .from(siteUsers)
    .where(and(eq(siteUsers.customerId, customerId), eq(siteUsers.isGuestAccount, false), mayComeIn))
    .orderBy(asc(siteUsers.firstName), asc(siteUsers.lastName), asc(siteUsers.id));
}

/** Held until the transaction ends: of two orders of one user at once, the second counts the first. */
export async function holdUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: siteUsers.id }).from(siteUsers).where(eq(siteUsers.id, userId)).for('no key update');
}

/** Those who may decide on users of this customer now. */
export function listActiveManagers(db: Database, customerId: string): Promise<SiteUser[]> {
  return db
    .select(userColumns)
    .from(siteUsers)
    .where(and(eq(siteUsers.customerId, customerId), eq(siteUsers.isManager, true), mayComeIn))
    .orderBy(asc(siteUsers.email));
}
