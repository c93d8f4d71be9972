import type { AuditChange } from '@bouwpoort/contract/foundation/audit.staff';
import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '../database/bounded-count.ts';
import type { Database } from '../database/database.ts';
import { containing } from '../database/like-pattern.ts';
import { auditEntries } from './audit.tables.ts';

type Json = Record<string, unknown> | null;

export interface Change {
  at: Date;
  staff: { id: string | null; name: string };
  permission: Permission | 'own';
  entity: string;
  entityId: string;
  entityName: string;
  ventureId: string | null;
  before: Json;
  after: Json;
  reason?: string | undefined;
  requestId: string;
}

/** In the transaction of the write, so that neither exists without the other. Writes nothing if nothing changed. */
export function recordChange(tx: Database, change: Change): Promise<void> {
  return recordChanges(tx, [change]);
}

/** The same for a statement on many records. */
export async function recordChanges(tx: Database, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(({ staff, ...change }) => {
    const [before, after] = changedFields(change.before, change.after);
    if (change.before && change.after && Object.keys(after ?? {}).length === 0) return [];
    return [{ ...change, before, after, staffId: staff.id, staffName: staff.name }];
  });
  if (rows.length > 0) await tx.insert(auditEntries).values(rows);
}

/** For a change only the fields that differ; for a creation or deletion all of them. */
function changedFields(before: Json, after: Json): [Json, Json] {
  if (!before || !after) return [before, after];
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)),
  );
  const only = (from: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, from.get(name) ?? null]));
  return [only(was), only(is)];
}

export interface AuditFilter {
  /** Only of these ventures; `'all'` includes entries without a venture. */
  ventures: 'all' | readonly string[];
  entity?: string | undefined;
  entityId?: string | undefined;
  staffId?: string | undefined;
  ventureId?: string | undefined;
  search?: string | undefined;
  /** Days in Amsterdam, both inclusive. */
  from?: string | undefined;
  until?: string | undefined;
}

interface AuditPage {
  /** Older than this entry. */
  before?: number | undefined;
  limit: number;
}

export async function listChanges(
  db: Database,
  filter: AuditFilter,
  { before, limit }: AuditPage,
): Promise<AuditChange[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(matching(filter), before === undefined ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    before: row.before as Json,
    after: row.after as Json,
  }));
}

export function countChanges(db: Database, filter: AuditFilter): Promise<ListCount> {
  return countUpTo(db, auditEntries, matching(filter));
}

function matching({
  ventures,
  entity,
  entityId,
  staffId,
  ventureId,
  search,
  from,
  until,
}: AuditFilter): SQL | undefined {
  return and(
    ventures === 'all' ? undefined : inArray(auditEntries.ventureId, [...ventures]),
    entity === undefined ? undefined : eq(auditEntries.entity, entity),
    entityId === undefined ? undefined : eq(auditEntries.entityId, entityId),
    staffId === undefined ? undefined : eq(auditEntries.staffId, staffId),
    ventureId === undefined ? undefined : eq(auditEntries.ventureId, ventureId),
    from === undefined ? undefined : sql`${auditEntries.at} >= ${from}::timestamp at time zone 'Europe/Amsterdam'`,
    until === undefined
      ? undefined
      : sql`${auditEntries.at} < (${until}::timestamp + interval '1 day') at time zone 'Europe/Amsterdam'`,
    search === undefined
      ? undefined
      : or(ilike(auditEntries.entityName, containing(search)), ilike(auditEntries.staffName, containing(search))),
  );
}
