import type { KeyRow, SourceRow } from '@bouwpoort/contract/exchange/connections.staff';
import type { ExchangeScope } from '@bouwpoort/contract/exchange/records';
import { AppError } from '../../foundation/errors/app-error.ts';
import { accessScopeOf, auditWrite, mayDo, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { addApiKey, endApiKey, listApiKeys } from './api-keys.ts';
import { type ApiKey, listSources } from './connections.ts';
import { requireScopes } from './exchange-permissions.staff.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

/** A record for several ventures is visible with access to one of them, and changed with access to all. */
function seesOneOf(ctx: StaffContext, ventureIds: readonly string[]): boolean {
  return ventureIds.some((ventureId) => mayDo(ctx.staff.scopes, 'integrations.read', { ventureId }));
}

export async function listSourcesForStaff(ctx: StaffContext): Promise<SourceRow[]> {
  const sources = await listSources(ctx.db, ctx.clock());
  const hasAllVentures = accessScopeOf(ctx).ventures === 'all';
  return sources.filter(({ ventureIds }) => hasAllVentures || seesOneOf(ctx, ventureIds));
}

export async function listKeysForStaff(ctx: StaffContext): Promise<KeyRow[]> {
  const keys = await listApiKeys(ctx);
  return keys.filter(({ ventureIds }) => seesOneOf(ctx, ventureIds)).map(describeKey);
}

function describeKey({ id, source, scopes, ventureIds, networks, ...key }: ApiKey): KeyRow {
  return {
    ...{ keyId: id, source, scopes: [...scopes], ventureIds: [...ventureIds], networks: [...networks] },
    ...{ createdAt: key.createdAt.toISOString(), expiresAt: text(key.expiresAt) },
    ...{ endedAt: text(key.endedAt), lastUsedAt: text(key.lastUsedAt) },
  };
}

interface NewKey {
  source: string;
  scopes: readonly ExchangeScope[];
  ventureIds: readonly string[];
  networks: readonly string[];
  expiresAt: string | null;
}

/** The key is in the answer only: the audit log has no secret. */
export async function makeKey(
  ctx: StaffContext,
  { expiresAt, ...given }: NewKey,
): Promise<{ keyId: number; key: string }> {
  for (const ventureId of given.ventureIds) requireThere(ctx, { ventureId });
  requireScopes(ctx, given.ventureIds, given.scopes);
  const end = expiresAt === null ? undefined : new Date(expiresAt);
  if (end && end <= ctx.clock()) {
    throw new AppError('invalidInput', { errors: { expiresAt: ['Kies een dag die nog komt'] } });
  }
  return ctx.db.transaction(async (db) => {
    const { id, key } = await addApiKey({ ...ctx, db }, { ...given, ...(end ? { expiresAt: end } : {}) });
    const { source, scopes, ventureIds, networks } = given;
    await auditWrite(ctx, db, {
      ...{ entity: 'api-key', entityId: String(id), entityName: source, ventureId: onlyOne(ventureIds) },
      ...{ before: null, after: { source, scopes, ventureIds, networks, expiresAt } },
    });
    return { keyId: id, key };
  });
}

const onlyOne = (ventureIds: readonly string[]) => (ventureIds.length === 1 ? (ventureIds[0] ?? null) : null);

export async function endKey(ctx: StaffContext, keyId: number): Promise<void> {
  const key = (await listApiKeys(ctx)).find(({ id }) => id === keyId);
  if (!key) throw new AppError('notFound', { detail: 'Deze sleutel kennen we niet.' });
  for (const ventureId of key.ventureIds) requireThere(ctx, { ventureId });
  await ctx.db.transaction(async (db) => {
    if (!(await endApiKey({ ...ctx, db }, keyId))) return;
    await auditWrite(ctx, db, {
      ...{ entity: 'api-key', entityId: String(keyId), entityName: key.source, ventureId: onlyOne(key.ventureIds) },
      ...{ before: { isEnded: false }, after: { isEnded: true } },
    });
  });
}
