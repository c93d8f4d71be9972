import type { Closure, ClosureEdit } from '@bouwpoort/contract/organisation/branches.staff';
import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { calendarClosures } from './branches.tables.ts';

const { id, ventureId, firstDay, lastDay, name, version } = calendarClosures;
const columns = { closureId: id, ventureId, firstDay, lastDay, name, version };

/** Closures of all ventures and of these that are not over on that day. */
export function listClosures(db: Database, ventures: 'all' | readonly string[], from: string): Promise<Closure[]> {
  const whose = ventures === 'all' ? undefined : or(isNull(ventureId), inArray(ventureId, [...ventures]));
  return db
    .select(columns)
    .from(calendarClosures)
    .where(and(gte(lastDay, from), whose))
    .orderBy(asc(firstDay), asc(id));
}

export async function lockClosure(tx: Database, closureId: number): Promise<Closure | undefined> {
  const [row] = await tx.select(columns).from(calendarClosures).where(eq(id, closureId)).for('update');
  return row;
}

export async function insertClosure(tx: Database, closure: ClosureEdit): Promise<Closure | undefined> {
  const [row] = await tx.insert(calendarClosures).values(closure).returning(columns);
  return row;
}

export async function updateClosure(
  tx: Database,
  closureId: number,
  closure: ClosureEdit,
): Promise<Closure | undefined> {
  const [row] = await tx.update(calendarClosures).set(closure).where(eq(id, closureId)).returning(columns);
  return row;
}

export async function deleteClosure(tx: Database, closureId: number): Promise<void> {
  await tx.delete(calendarClosures).where(eq(id, closureId));
}
