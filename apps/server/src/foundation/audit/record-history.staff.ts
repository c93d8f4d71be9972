import { type AuditChange, type HistoryEntity, historyPermissions } from '@bouwpoort/contract/foundation/audit.staff';
import { readBranchRow } from '../../organisation/branches/branches.ts';
import { accessScopeOf, mayDo, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { listChanges } from './audit.ts';

interface Asked {
  entity: HistoryEntity;
  entityId: string;
  before?: number | undefined;
  limit: number;
}

/**
 * Requires the permission to read the record, in the record's own place: a branch sees the history of its own records
 * only.
 */
export async function recordHistory(ctx: StaffContext, { entity, entityId, before, limit }: Asked) {
  const permission = historyPermissions[entity];
  const isOfBranch = entity === 'branch';
  if (isOfBranch) requireThere(ctx, await readBranchRow(ctx, entityId), permission);
  else if (!mayDo(ctx.staff.scopes, permission)) requireThere(ctx, { ventureId: null }, permission);
  const ventures = isOfBranch ? ('all' as const) : accessScopeOf(ctx, permission).ventures;
  const changes = await listChanges(ctx.db, { ventures, entity, entityId }, { before, limit: limit + 1 });
  const shown: AuditChange[] = changes.slice(0, limit);
  return { changes: shown, nextBefore: changes.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
