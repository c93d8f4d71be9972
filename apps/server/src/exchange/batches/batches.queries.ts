import type { Batch } from '@bouwpoort/contract/exchange/batches';
import { countedUpTo, type ListCount } from '@bouwpoort/contract/foundation/lists';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { decodeIdCursor, type Page, type PageAsked, toIdPage } from '../../foundation/database/keyset.ts';
import { query } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type BatchColumns, describeBatch, queueUndo, selectBatches } from './stored-batches.ts';

/** A batch of any source, for staff. */
export interface FoundBatch extends Batch {
  sourceId: number;
  /** Empty for an uploaded file. */
  keyId: number | null;
}

const batchConditions = {
  busy: `b.state in ('queued', 'running', 'undoing')`,
  finished: `b.state = 'finished'`,
  failed: `b.state = 'failed'`,
  refused: 'b.refused > 0',
  guarded: 'b.vanishing_kept',
  undone: `b.state = 'undone'`,
} as const;

export interface BatchFilter {
  ventures: 'all' | readonly string[];
  ventureId?: string | undefined;
  source?: string | undefined;
  entity?: string | undefined;
  state?: keyof typeof batchConditions | undefined;
}

function conditionsOf(filter: BatchFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const { ventures, ventureId, source, entity, state } = filter;
  const parts = [
    ventures === 'all' ? 'true' : `b.venture_id = any(${given([...ventures])})`,
    ventureId === undefined ? 'true' : `b.venture_id = ${given(ventureId)}`,
    source === undefined ? 'true' : `s.name = ${given(source)}`,
    entity === undefined ? 'true' : `b.entity = ${given(entity)}`,
    state === undefined ? 'true' : batchConditions[state],
  ];
  return { where: parts.join(' and '), values };
}

type FoundColumns = BatchColumns & { sourceId: number };

const foundBatches = selectBatches.replace('select b.id,', 'select b.source_id as "sourceId", b.id,');

function describe({ sourceId, ...row }: FoundColumns): FoundBatch {
  return { ...describeBatch(row), sourceId, keyId: row.keyId };
}

/** Newest first. */
export async function searchBatches(
  db: Database,
  filter: BatchFilter,
  { cursor, limit }: PageAsked,
): Promise<Page<FoundBatch>> {
  const { where, values } = conditionsOf(filter);
  const before = decodeIdCursor(cursor);
  const older = before === undefined ? 'true' : `b.id < $${values.push(before)}`;
  const rows = await query<FoundColumns>(
    db,
    `${foundBatches} where ${where} and ${older} order by b.id desc limit $${values.push(limit + 1)}`,
    values,
  );
  return toIdPage(rows.map(describe), limit);
}

export async function countBatches(db: Database, filter: BatchFilter): Promise<ListCount> {
  const { where, values } = conditionsOf(filter);
  const [row] = await query<{ count: number }>(
    db,
    `select count(*)::int as count from (
       select from exchange_batch b join exchange_source s on s.id = b.source_id where ${where} limit ${countedUpTo + 1}
     ) found`,
    values,
  );
  const count = row?.count ?? 0;
  return { count: Math.min(count, countedUpTo), isExact: count <= countedUpTo };
}

/** Batches of the last days that need attention. */
export async function countBatchTroubles(
  db: Database,
  ventures: 'all' | readonly string[],
  since: Date,
): Promise<{ failed: number; guarded: number; oldest: string | null }> {
  const [row] = await query<{ failed: number; guarded: number; oldest: string | null }>(
    db,
    `select count(*) filter (where state = 'failed' or refused > 0)::int as failed,
       count(*) filter (where vanishing_kept)::int as guarded,
       to_char(min(finished_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
     from exchange_batch where finished_at >= $1 and not dry_run and (state = 'failed' or refused > 0 or vanishing_kept)
       and state <> 'undone' and ($2::text[] is null or venture_id = any($2))`,
    [since.toISOString(), ventures === 'all' ? null : [...ventures]],
  );
  return row ?? { failed: 0, guarded: 0, oldest: null };
}

export async function readBatch(db: Database, id: number): Promise<FoundBatch> {
  const [row] = await query<FoundColumns>(db, `${foundBatches} where b.id = $1`, [id]);
  if (!row) throw new AppError('notFound', { detail: `Zending ${id} kennen we niet.` });
  return describe(row);
}

export async function readBatches(db: Database, ids: readonly number[]): Promise<FoundBatch[]> {
  const rows = await query<FoundColumns>(db, `${foundBatches} where b.id = any($1) order by b.id`, [[...ids]]);
  return rows.map(describe);
}

/** In the caller's transaction. */
export async function undoBatchById(tx: Context, id: number): Promise<void> {
  const { sourceId, keyId: _, ...batch } = await readBatch(tx.db, id);
  await queueUndo(tx, batch, sourceId);
}
