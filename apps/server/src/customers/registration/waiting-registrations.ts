import { and, asc, count, eq, inArray, min } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { registrations } from './registration.tables.ts';

/** People who asked for an account and wait for a decision. */
export async function countWaitingRegistrations(
  db: Database,
  ventures: 'all' | readonly string[],
): Promise<{ count: number; oldest: Date | null; companies: string[] }> {
  const waiting = and(
    eq(registrations.state, 'approval'),
    ventures === 'all' ? undefined : inArray(registrations.ventureId, [...ventures]),
  );
  const [[total], first] = await Promise.all([
    db
      .select({ count: count(), oldest: min(registrations.completedAt) })
      .from(registrations)
      .where(waiting),
    db
      .select({ name: registrations.businessName })
      .from(registrations)
      .where(waiting)
      .orderBy(asc(registrations.completedAt))
      .limit(3),
  ]);
  return { count: total?.count ?? 0, oldest: total?.oldest ?? null, companies: first.map(({ name }) => name) };
}
