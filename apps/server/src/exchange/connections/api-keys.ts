import { type ExchangeScope, exchangeScopes } from '@bouwpoort/contract/exchange/records';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { hashToken, makeSecretToken } from '../../foundation/database/secret-token.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { isNetwork } from '../../foundation/outbound/networks.ts';
import { listVentures } from '../../organisation/ventures/ventures.ts';
import { apiKeys, exchangeSources } from './connections.tables.ts';

/** A recognisable prefix, for people and secret scanners. */
const prefix = 'bpk_';

export interface ApiKey {
  id: number;
  sourceId: number;
  source: string;
  scopes: readonly ExchangeScope[];
  ventureIds: readonly string[];
  networks: readonly string[];
  createdAt: Date;
  expiresAt: Date | null;
  endedAt: Date | null;
  lastUsedAt: Date | null;
}

export interface NewApiKey {
  source: string;
  scopes: readonly string[];
  ventureIds: readonly string[];
  networks?: readonly string[];
  expiresAt?: Date;
}

/** The key itself is in the answer and nowhere else. */
export async function addApiKey(ctx: Context, given: NewApiKey): Promise<{ id: number; key: string }> {
  await requireKnown(ctx, given);
  const key = prefix + makeSecretToken();
  return ctx.db.transaction(async (tx) => {
    const sourceId = await ensureSource(tx, given.source, ctx.clock());
    const [row] = await tx
      .insert(apiKeys)
      .values({
        sourceId,
        hash: hashToken(key),
        scopes: [...given.scopes],
        ventureIds: [...given.ventureIds],
        networks: [...(given.networks ?? [])],
        createdAt: ctx.clock(),
        expiresAt: given.expiresAt ?? null,
      })
      .returning({ id: apiKeys.id });
    if (!row) throw new Error('the key was not stored');
    return { id: row.id, key };
  });
}

async function requireKnown(ctx: Context, { source, scopes, ventureIds, networks = [] }: NewApiKey): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(source)) {
    errors.source = ['Gebruik hooguit 40 kleine letters, cijfers en streepjes'];
  }
  const unknownScopes = scopes.filter((scope) => !(exchangeScopes as readonly string[]).includes(scope));
  if (scopes.length === 0 || unknownScopes.length > 0) errors.scopes = [`Kies uit ${exchangeScopes.join(', ')}`];
  const known = new Set((await listVentures(ctx)).map(({ id }) => id));
  if (ventureIds.length === 0 || ventureIds.some((id) => !known.has(id))) {
    errors.ventures = [`Kies uit ${[...known].join(', ')}`];
  }
  if (networks.some((network) => !isNetwork(network))) {
    errors.networks = ['Geef een adres of een netwerk op, zoals 192.0.2.7 of 192.0.2.0/24'];
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
}

export async function ensureSource(tx: Database, name: string, now: Date): Promise<number> {
  await tx.insert(exchangeSources).values({ name, createdAt: now }).onConflictDoNothing();
  const [row] = await tx.select({ id: exchangeSources.id }).from(exchangeSources).where(eq(exchangeSources.name, name));
  if (!row) throw new Error(`the source ${name} was not stored`);
  return row.id;
}

const keyColumns = {
  id: apiKeys.id,
  sourceId: apiKeys.sourceId,
  source: exchangeSources.name,
  scopes: apiKeys.scopes,
  ventureIds: apiKeys.ventureIds,
  networks: apiKeys.networks,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  endedAt: apiKeys.endedAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

export async function listApiKeys(ctx: Context): Promise<ApiKey[]> {
  const rows = await ctx.db
    .select(keyColumns)
    .from(apiKeys)
    .innerJoin(exchangeSources, eq(exchangeSources.id, apiKeys.sourceId))
    .orderBy(asc(apiKeys.id));
  return rows as ApiKey[];
}

/** Ends it now; false if it does not exist or had ended. */
export async function endApiKey(ctx: Context, id: number): Promise<boolean> {
  const ended = await ctx.db
    .update(apiKeys)
    .set({ endedAt: ctx.clock() })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.endedAt)))
    .returning({ id: apiKeys.id });
  return ended.length > 0;
}

/** In any state. */
export async function findApiKey(db: Database, given: string): Promise<ApiKey | undefined> {
  if (!given.startsWith(prefix)) return undefined;
  const [row] = await db
    .select(keyColumns)
    .from(apiKeys)
    .innerJoin(exchangeSources, eq(exchangeSources.id, apiKeys.sourceId))
    .where(eq(apiKeys.hash, hashToken(given)));
  return row as ApiKey | undefined;
}

/** At most once a minute, to limit writes of frequent callers. */
export async function markUsed({ db, clock }: Pick<Context, 'db' | 'clock'>, key: ApiKey): Promise<void> {
  const now = clock();
  if (key.lastUsedAt !== null && now.getTime() - key.lastUsedAt.getTime() < 60_000) return;
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeys.id, key.id),
        sql`coalesce(${apiKeys.lastUsedAt}, '-infinity') < ${now.toISOString()}::timestamptz`,
      ),
    );
}

/** The venture a source delivers to, if its keys allow only one. */
export async function ventureOfSource(ctx: Context, source: string): Promise<string | undefined> {
  const rows = await query<{ ventureId: string }>(
    ctx.db,
    `select distinct unnest(k.venture_ids) as "ventureId" from api_key k join exchange_source s on s.id = k.source_id
     where s.name = $1 and k.ended_at is null`,
    [source],
  );
  return rows.length === 1 ? rows[0]?.ventureId : undefined;
}

export interface SourceSummary {
  name: string;
  createdAt: string;
  keys: number;
  /** The ventures it may write to, or wrote to. */
  ventureIds: string[];
  lastBatchAt: string | null;
  /** Calls that were refused since yesterday. */
  refusedCalls: number;
}

export function listSources(db: Database, now: Date): Promise<SourceSummary[]> {
  const moment = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return query<SourceSummary>(
    db,
    `select s.name, ${moment('s.created_at')} as "createdAt",
       (select count(*)::int from api_key k where k.source_id = s.id and k.ended_at is null
         and (k.expires_at is null or k.expires_at > $1)) as keys,
       (select coalesce(array_agg(distinct v order by v), '{}') from (
         select unnest(k.venture_ids) as v from api_key k where k.source_id = s.id and k.ended_at is null
         union select b.venture_id from exchange_batch b where b.source_id = s.id) known) as "ventureIds",
       (select ${moment('max(b.received_at)')} from exchange_batch b where b.source_id = s.id) as "lastBatchAt",
       (select count(*)::int from exchange_log l where l.source_id = s.id
         and l.at > $1::timestamptz - interval '1 day') as "refusedCalls"
     from exchange_source s order by s.name`,
    [now.toISOString()],
  );
}
