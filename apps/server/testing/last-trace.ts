import { and, desc, eq } from 'drizzle-orm';
import { auditEntries } from '../src/foundation/audit/audit.tables.ts';
import type { Database } from '../src/foundation/database/database.ts';

/** The last audit entry of an entity, or of one record. */
export async function lastTrace(db: Database, entity: string, entityId?: string) {
  const [trace] = await db
    .select()
    .from(auditEntries)
    .where(
      and(eq(auditEntries.entity, entity), entityId === undefined ? undefined : eq(auditEntries.entityId, entityId)),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return trace;
}
