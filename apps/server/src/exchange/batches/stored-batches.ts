import { type Batch, type BatchError, batch as batchSchema, undoDays } from '@bouwpoort/contract/exchange/batches';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import type { ExchangeContext } from '../connections/connections.ts';
import { uploadBatch } from './batch-upload.ts';
import { runFeed } from './batches.jobs.ts';

interface NewBatch {
  entity: ExchangeEntity;
  mode: 'merge' | 'replace';
  dryRun: boolean;
  allowVanishing?: number | undefined;
  idempotencyKey: string | undefined;
  lines: AsyncIterable<Buffer>;
}

export async function submitBatch(ctx: ExchangeContext, given: NewBatch): Promise<Batch> {
  if (given.allowVanishing !== undefined && !ctx.apiKey.scopes.includes('vanishing:allow')) {
    throw new AppError('apiKeyScope', { detail: 'allowVanishing vraagt een sleutel met vanishing:allow.' });
  }
  const { sourceId, id: keyId } = ctx.apiKey;
  const id = await uploadBatch(ctx, { ...given, sourceId, ventureId: ctx.venture.id, keyId });
  return findBatch(ctx, given.entity, id);
}

export interface BatchColumns {
  id: number;
  /** Empty for an uploaded file. */
  keyId: number | null;
  entity: ExchangeEntity;
  ventureId: string;
  source: string;
  mode: Batch['mode'];
  dryRun: boolean;
  state: Batch['state'];
  counts: Batch['counts'];
  paused: boolean;
  workLines: number | null;
  doneWork: number;
  vanishing: number | null;
  vanishingKept: boolean;
  restored: number | null;
  kept: number | null;
  failure: string | null;
  receivedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

const moment = (column: string) => `to_char(b.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const selectBatches = `select b.id, b.key_id as "keyId", b.entity, b.venture_id as "ventureId", s.name as source, b.mode, b.dry_run as "dryRun", b.state,
    b.paused,
    jsonb_build_object('lines', b.lines, 'created', b.created, 'changed', b.changed, 'unchanged', b.unchanged,
      'removed', b.removed, 'refused', b.refused) as counts,
    b.work_lines as "workLines", b.done_work as "doneWork", b.vanishing, b.vanishing_kept as "vanishingKept",
    b.restored, b.kept, b.failure, ${moment('received_at')} as "receivedAt", ${moment('started_at')} as "startedAt",
    ${moment('finished_at')} as "finishedAt"
  from exchange_batch b join exchange_source s on s.id = b.source_id`;

const ofFeed = 'where b.source_id = $1 and b.venture_id = $2 and b.entity = $3';

const ofCaller = ({ apiKey, venture }: ExchangeContext) => [apiKey.sourceId, venture.id];

export async function listBatches(ctx: ExchangeContext, entity: ExchangeEntity): Promise<Batch[]> {
  const rows = await query<BatchColumns>(ctx.db, `${selectBatches} ${ofFeed} order by b.id desc limit 100`, [
    ...ofCaller(ctx),
    entity,
  ]);
  return rows.map(describeBatch);
}

export async function findBatch(ctx: ExchangeContext, entity: ExchangeEntity, id: number): Promise<Batch> {
  const [row] = await query<BatchColumns>(ctx.db, `${selectBatches} ${ofFeed} and b.id = $4`, [
    ...ofCaller(ctx),
    ...[entity, id],
  ]);
  if (!row) throw new AppError('notFound', { detail: `Zending ${id} kennen we niet.` });
  return describeBatch(row);
}

export function describeBatch(row: BatchColumns): Batch {
  const { keyId: _, workLines, doneWork, vanishing, vanishingKept, restored, kept, ...rest } = row;
  const isOver = row.state === 'finished' || row.state === 'undone' || row.state === 'failed';
  const progress = isOver ? 1 : workLines === null || workLines === 0 ? 0 : Math.min(1, doneWork / workLines);
  return batchSchema.parse({
    ...rest,
    progress,
    vanishing: vanishing === null ? null : { count: vanishing, kept: vanishingKept },
    undone: restored === null && row.state !== 'undone' ? null : { restored: restored ?? 0, kept: kept ?? 0 },
  });
}

const errorsAtOnce = 2000;

/** In pages, so that a batch with only refused lines fits in memory too. */
export async function* batchErrors(ctx: ExchangeContext, entity: ExchangeEntity, id: number): AsyncGenerator<string> {
  await findBatch(ctx, entity, id);
  for await (const rows of eachRefusedLine(ctx.db, id)) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** In the order of the lines, in pages of some thousand. */
export async function* eachRefusedLine(db: Database, batchId: number): AsyncGenerator<BatchError[]> {
  for (let last = 0; ; ) {
    const rows = await query<BatchError>(
      db,
      `select line, external_id as "externalId", errors from exchange_error
       where batch_id = $1 and line > $2 order by line limit $3`,
      [batchId, last, errorsAtOnce],
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.line ?? last;
  }
}

/** Enqueues the undoing of an applied batch. */
export async function undoBatch(ctx: ExchangeContext, entity: ExchangeEntity, id: number): Promise<Batch> {
  const batch = await findBatch(ctx, entity, id);
  await ctx.db.transaction((tx) => queueUndo({ ...ctx, db: tx }, batch, ctx.apiKey.sourceId));
  return findBatch(ctx, entity, id);
}

/** In the caller's transaction; a batch that is being undone, or was, is not changed. */
export async function queueUndo(tx: Context, batch: Batch, sourceId: number): Promise<void> {
  const { id, entity, ventureId, state, dryRun, finishedAt } = batch;
  if (state === 'undoing' || state === 'undone') return;
  if (state !== 'finished' || dryRun) {
    throw new AppError('conflict', { detail: 'Alleen een zending die verwerkt is kan teruggedraaid worden.' });
  }
  const since = tx.clock().getTime() - undoDays * 24 * 60 * 60 * 1000;
  if (finishedAt !== null && Date.parse(finishedAt) < since) {
    throw new AppError('conflict', { detail: `Een zending kan tot ${undoDays} dagen later teruggedraaid worden.` });
  }
  await query(tx.db, `update exchange_batch set state = 'undoing' where id = $1 and state = 'finished'`, [id]);
  await enqueue(tx.db, runFeed, { sourceId, ventureId, entity });
}
