import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
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

/** Held until the caller's transaction ends, so that it changes once. */
export async function holdRegistration(tx: Database, id: string): Promise<Registration | undefined> {
  const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return registration;
}

export async function changeRegistration(
  tx: Database,
  id: string,
  change: Partial<Pick<Registration, 'state' | 'customerId' | 'phone'>>,
): Promise<void> {
  await tx.update(registrations).set(change).where(eq(registrations.id, id));
}
