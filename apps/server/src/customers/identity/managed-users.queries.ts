import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { auditEvents, siteUsers } from './identity.tables.ts';
import { userColumns } from './sessions.ts';

export interface UserOfCustomer extends SiteUser {
  /** False for an invited user until they use the link in the mail. */
  hasPassword: boolean;
  lastLoginAt: Date | null;
}

const lastLogin = sql<Date | null>`(
  select max(event.at) from ${auditEvents} event where event.user_id = ${siteUsers}.id and event.kind = 'signIn')`;

const columns = {
  ...userColumns,
  hasPassword: sql<boolean>`${siteUsers.passwordHash} is not null`,
  lastLoginAt: lastLogin.mapWith(auditEvents.at),
};

/** Guests share a debtor, so they are not colleagues. */
function ofCustomer(customerId: string): SQL | undefined {
  return and(eq(siteUsers.customerId, customerId), eq(siteUsers.isGuestAccount, false));
}

const pageSize = 20;

export async function listUsersOf(
  db: Database,
  customerId: string,
  { q = '', page }: { q?: string | undefined; page: number },
): Promise<{ totalMatching: number; users: UserOfCustomer[] }> {
  const matching = and(ofCustomer(customerId), ...q.split(/\s+/).filter(Boolean).map(mentions));
  const rows = await db
    .select({ ...columns, total: sql<number>`(count(*) over ())::int` })
    .from(siteUsers)
    .where(matching)
    .orderBy(sql`lower(${siteUsers.lastName})`, sql`lower(${siteUsers.firstName})`, asc(siteUsers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const totalMatching = rows[0]?.total ?? (page === 1 ? 0 : await db.$count(siteUsers, matching));
  return { totalMatching, users: rows.map(({ total: _, ...user }) => user) };
}

/** 'Çelik' matches 'celik', and the other way round. */
function mentions(word: string): SQL {
  const text = sql`${siteUsers.firstName} || ' ' || ${siteUsers.lastName} || ' ' || ${siteUsers.email}`;
  return sql`strpos(${folded(text)}, ${folded(sql`${word}::text`)}) > 0`;
}

/** With built-in functions: an extension would have to be installed by every operator. */
function folded(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`;
  return sql`translate(${bare}, 'øłđı', 'oldi')`;
}

export async function readUserOf(
  db: Database,
  customerId: string,
  userId: string,
): Promise<UserOfCustomer | undefined> {
  const [user] = await db
    .select(columns)
    .from(siteUsers)
    .where(and(ofCustomer(customerId), eq(siteUsers.id, userId)));
  return user;
}

/**
 * Locks the managers of a customer and the given users until the caller's transaction ends: if two managers demote each
 * other at once, the second sees what the first did. Rows are locked in a fixed order to avoid deadlocks, and with a
 * lock that does not block logins.
 */
export function lockUsersOf(tx: Database, customerId: string, userIds: readonly string[]): Promise<UserOfCustomer[]> {
  return tx
    .select(columns)
    .from(siteUsers)
    .where(and(ofCustomer(customerId), or(eq(siteUsers.isManager, true), inArray(siteUsers.id, [...userIds]))))
    .orderBy(asc(siteUsers.id))
    .for('no key update');
}
