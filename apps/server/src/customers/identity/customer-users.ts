import { and, count, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { audit } from './audit.ts';
import { siteUsers, viewSessions } from './identity.tables.ts';

/** Guests share a debtor, so they are not colleagues. */
const isColleague = eq(siteUsers.isGuestAccount, false);

export async function countUsersOf(db: Database, customerIds: readonly string[]): Promise<Map<string, number>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .select({ customerId: siteUsers.customerId, users: count() })
    .from(siteUsers)
    .where(and(inArray(siteUsers.customerId, [...customerIds]), isColleague))
    .groupBy(siteUsers.customerId);
  return new Map(rows.flatMap(({ customerId, users }) => (customerId === null ? [] : [[customerId, users]])));
}

/** Unblocks the account; its owner has to log in again. */
export async function unblockAccount(tx: Context, userId: string, caller: Caller): Promise<void> {
  await tx.db.update(siteUsers).set({ isBlocked: false }).where(eq(siteUsers.id, userId));
  await audit(tx.db, caller, { kind: 'accountUnblocked', at: tx.clock(), userId });
}

/** All users, including guests: they bought for this customer. */
export async function moveUsers(tx: Database, from: string, into: string): Promise<void> {
  await tx.update(siteUsers).set({ customerId: into }).where(eq(siteUsers.customerId, from));
  await tx.update(viewSessions).set({ customerId: into }).where(eq(viewSessions.customerId, from));
}
