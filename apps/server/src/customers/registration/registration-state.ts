import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { registrations } from './registration.tables.ts';

export type Registration = typeof registrations.$inferSelect;

export async function registrationOf(db: Database, userId: string): Promise<Registration | undefined> {
  const [registration] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(desc(registrations.completedAt))
    .limit(1);
  return registration;
}

/** Locked until the caller's transaction ends, so that the state changes once. */
export async function lockRegistration(tx: Database, id: string): Promise<Registration | undefined> {
  const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return registration;
}

/** Of the same customer only, and locked as above; always before any lock on its user, as everywhere in this domain. */
export async function lockRegistrationOf(
  tx: Database,
  userId: string,
  customerId: string,
): Promise<Registration | undefined> {
  const [registration] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.userId, userId), eq(registrations.customerId, customerId)))
    .orderBy(desc(registrations.completedAt))
    .limit(1)
    .for('update');
  return registration;
}

/** For the users who wait: for a manager, or for their own activation. */
export async function openRegistrationsOf(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, Registration['state']>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: registrations.userId, state: registrations.state })
    .from(registrations)
    .where(and(inArray(registrations.userId, [...userIds]), inArray(registrations.state, ['approval', 'activation'])));
  return new Map(rows.flatMap(({ userId, state }) => (userId === null ? [] : [[userId, state]])));
}

export async function changeRegistration(
  tx: Database,
  id: string,
  change: Partial<Pick<Registration, 'state' | 'customerId' | 'phone'>>,
): Promise<void> {
  await tx.update(registrations).set(change).where(eq(registrations.id, id));
}

export async function moveRegistrations(tx: Database, from: string, into: string): Promise<void> {
  await tx.update(registrations).set({ customerId: into }).where(eq(registrations.customerId, from));
}
