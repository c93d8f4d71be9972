import { vanishingShare } from '@bouwpoort/contract/exchange/batches';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import pg from 'pg';
import type { Context } from '../../foundation/context/context.ts';
import { tryAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { announce } from '../../organisation/webhooks/webhooks.ts';
import { entities } from '../entities/entities.ts';
import { measureFilters } from '../uncategorised/uncategorised.ts';
import { type Feed, feedLock } from '../writing/feed.ts';
import { recordStagedFields } from '../writing/field-sources.ts';
import { analyseRoughly } from '../writing/rough-statistics.ts';
import { type AppliedLine, applyLines, type CheckedLine } from './apply-lines.ts';
import type { BatchRow } from './batch-row.ts';
import { runFeed } from './batches.jobs.ts';
import { addChanges, changedIds, compareRecords, countOverridden, recordsOf } from './field-changes.ts';
import { LineReader } from './line-reader.ts';
import { notifyBulkChange } from './notify-bulk-change.ts';
import { dropStaging, stagedTable, workTable } from './staging.ts';
import { undoStep } from './undo.ts';

/** The time slice of a job in milliseconds; the next job continues. */
const timeSliceMs = 5000;
/**
 * A batch with more changed lines than this invalidates the search index and the caches once, at its end. Updating the
 * index product by product costs more than a rebuild, except in the largest shops.
 */
const bulkFrom: Partial<Record<ExchangeEntity, number>> & { other: number } = {
  product: 10_000,
  variant: 10_000,
  other: 20_000,
};
/** The delay in seconds when another worker has the lock of the feed. */
const busyDelaySeconds = 2;

/** Works on the batches of a feed, oldest first, until none is left or its time is up. Safe to run concurrently. */
export const workOnFeed: JobHandler<typeof runFeed> = async (ctx, feed) => {
  const until = performance.now() + timeSliceMs;
  using reader = new LineReader(ctx.db);
  for (;;) {
    // Outside the transaction: code that holds a connection must not wait for another one.
    await reader.ahead;
    const outcome = await ctx.db.transaction(async (tx) => {
      const isTimeUp = performance.now() >= until;
      const step = isTimeUp ? 'timeUp' : await runStep({ ...ctx, db: tx }, feed, reader);
      // In the same transaction as the work, so that the remainder always has a job.
      if (step === 'timeUp') await enqueue(tx, runFeed, feed);
      if (step === 'busy') await enqueue(tx, runFeed, feed, { delaySeconds: busyDelaySeconds });
      return step;
    });
    if (outcome !== 'more') return;
  }
};

type StepOutcome = 'more' | 'nothing' | 'busy' | 'timeUp';

/** The next step of the feed, in one transaction with its progress. */
async function runStep(ctx: Context, feed: Feed, reader: LineReader): Promise<StepOutcome> {
  if (!(await tryAdvisoryLock(ctx.db, feedLock(feed)))) return 'busy';
  const batch = await nextBatch(ctx.db, feed);
  // Batches after a paused one wait too, because they may depend on it.
  if (!batch || batch.paused) return 'nothing';
  if (batch.state === 'undoing') await undoStep(ctx, batch);
  else if (batch.state === 'queued') await prepare(ctx, batch);
  else await applyNext(ctx, batch, reader);
  return 'more';
}

async function nextBatch(tx: Database, { sourceId, ventureId, entity }: Feed): Promise<BatchRow | undefined> {
  const [row] = await query<BatchRow>(
    tx,
    `select id, source_id as "sourceId", venture_id as "ventureId", entity, mode, dry_run as "dryRun",
       allow_vanishing as "allowVanishing", state, paused, lines, work_lines as "workLines", done_line as "doneLine"
     from exchange_batch
     where source_id = $1 and venture_id = $2 and entity = $3 and state in ('queued', 'running', 'undoing')
     order by id limit 1 for update`,
    [sourceId, ventureId, entity],
  );
  return row;
}

/** The remaining lines of a batch without unchanged ones, and the counts. */
interface Preparation {
  refused: number;
  vanishing: number;
  vanishingKept: boolean;
}

/** Finds invalid, duplicate, unchanged and missing records, for all lines at once. */
async function prepare({ db, clock }: Context, batch: BatchRow): Promise<void> {
  const { id, mode } = batch;
  const staged = stagedTable(id);
  // Millions of keys are compared: in memory, instead of on disk.
  await query(db, "set local work_mem = '128MB'");
  await query(
    db,
    `insert into exchange_error (batch_id, line, external_id, errors)
     select $1::integer, line, external_id, problem from ${staged} where problem is not null
     union all
     select $1::integer, s.line, s.external_id,
       jsonb_build_object('externalId', jsonb_build_array('Deze sleutel staat ook op regel ' || twice.first))
     from ${staged} s join (
       select external_id, min(line) as first from ${staged}
       where external_id is not null group by external_id having count(*) > 1
     ) twice using (external_id) where s.line > twice.first`,
    [id],
  );
  if (!batch.dryRun) await recordStagedFields(db, batch, staged);
  const prepared = await count(db, batch);
  // If most lines are unchanged the others are copied at once; else each chunk skips the unchanged ones.
  const isMostlySame = await isSameInSample(db, batch);
  const work = isMostlySame ? await copyChanged(db, batch) : await copyAll(db, batch);
  await query(db, `delete from ${work} w using exchange_error e where e.batch_id = $1 and e.line = w.line`, [id]);
  const [left] = await query<{ lines: number }>(db, `select count(*)::int as lines from ${work}`);
  const unchanged = batch.lines - prepared.refused - (left?.lines ?? 0);
  if (prepared.vanishing > 0 && !prepared.vanishingKept) await addVanishing(db, batch, isMostlySame ? staged : work);
  await query(
    db,
    `update exchange_batch set state = 'running', started_at = $2, refused = $3, unchanged = $4, vanishing = $5,
       vanishing_kept = $6, work_lines = (select count(*) from ${work}) where id = $1`,
    [
      ...[id, clock().toISOString(), prepared.refused, unchanged],
      ...[mode === 'replace' ? prepared.vanishing : null, prepared.vanishingKept],
    ],
  );
}

/** Inlined, for statements that take no parameters. */
function feedCondition({ sourceId, ventureId, entity }: Feed): string {
  return `r.source_id = ${Number(sourceId)} and r.venture_id = ${pg.escapeLiteral(ventureId)} and r.entity = ${pg.escapeLiteral(entity)}`;
}

async function count(db: Database, batch: BatchRow): Promise<Preparation> {
  const staged = stagedTable(batch.id);
  const ofFeed = feedCondition(batch);
  // Only replace mode needs all records of the feed, which reads every reference.
  const isReplacing = batch.mode === 'replace';
  const present = `select from exchange_reference r where ${ofFeed} and r.removed_at is null`;
  const missing = `${present} and not exists (select from ${staged} s where s.external_id = r.external_id)`;
  const [counted] = await query<Record<'refused' | 'unreadable' | 'known' | 'vanishing', number>>(
    db,
    `select (select count(*)::int from exchange_error where batch_id = $1) as refused,
       (select count(*)::int from ${staged} where external_id is null) as unreadable,
       ${isReplacing ? `(select count(*)::int from (${present}) p)` : '0'} as known,
       ${isReplacing ? `(select count(*)::int from (${missing}) m)` : '0'} as vanishing`,
    [batch.id],
  );
  if (!counted) throw new Error('nothing was counted');
  const { refused, unreadable, known, vanishing } = counted;
  const isTooMuch = vanishing > known * vanishingShare && vanishing > (batch.allowVanishing ?? 0);
  // An invalid line may be about any of the seemingly missing records.
  return { refused, vanishing, vanishingKept: vanishing > 0 && (isTooMuch || unreadable > 0) };
}

const sampleSize = 1000;

/** Whether most of an evenly spread sample of lines are unchanged. */
async function isSameInSample(db: Database, batch: BatchRow): Promise<boolean> {
  const [row] = await query<{ isSame: boolean }>(
    db,
    `select count(*) filter (where r.is_same) * 2 > count(*) as "isSame"
     from ${stagedTable(batch.id)} s left join lateral (
       select true as is_same from exchange_reference r
       where ${feedCondition(batch)} and r.external_id = s.external_id and r.fingerprint = s.fingerprint limit 1
     ) r on true where s.line % $1 = 0`,
    [Math.ceil(batch.lines / sampleSize)],
  );
  return row?.isSame ?? false;
}

async function copyChanged(db: Database, batch: BatchRow): Promise<string> {
  const work = workTable(batch.id);
  await query(
    db,
    `create table ${work} as select s.line, s.external_id, s.fingerprint, s.record from ${stagedTable(batch.id)} s
     where s.external_id is not null and not exists (select from exchange_reference r
       where ${feedCondition(batch)} and r.external_id = s.external_id and r.fingerprint = s.fingerprint)`,
  );
  await query(db, `alter table ${work} add primary key (line)`);
  return work;
}

async function copyAll(db: Database, { id }: BatchRow): Promise<string> {
  await query(db, `alter table ${stagedTable(id)} rename to work_${id}`);
  return workTable(id);
}

/** Records of the source that the batch leaves out become deletions, after all other lines. */
async function addVanishing(db: Database, batch: BatchRow, received: string): Promise<void> {
  await query(
    db,
    `insert into ${workTable(batch.id)} (line, external_id)
     select last.line + row_number() over (order by r.external_id), r.external_id
     from exchange_reference r, (select coalesce(max(line), 0) as line from ${received}) last
     where ${feedCondition(batch)} and r.removed_at is null
       and not exists (select from ${received} s where s.external_id = r.external_id)`,
  );
}

/** Applies the next lines, or finishes the batch if none are left. */
async function applyNext(ctx: Context, batch: BatchRow, reader: LineReader): Promise<void> {
  const lines = await reader.next(ctx.db, batch);
  const isBulk = (batch.workLines ?? 0) > (bulkFrom[batch.entity] ?? bulkFrom.other);
  if (lines.length === 0) return finish(ctx, batch, isBulk);
  const venture = await findVenture(ctx, batch.ventureId);
  if (!venture) throw new Error(`there is no venture ${batch.ventureId}`);
  if (isBulk) await query(ctx.db, "select set_config('bouwpoort.bulk', 'on', true)");
  const applying = { feed: batch, venture, batchId: batch.id };
  if (!batch.dryRun) await query(ctx.db, 'insert into exchange_chunk (batch_id) values ($1)', [batch.id]);
  const applied = batch.dryRun ? await tryLines(ctx, applying, lines) : await applyLines(ctx, applying, lines);
  await query(ctx.db, "select set_config('bouwpoort.bulk', '', true)");
  await keepResults(ctx.db, batch.id, applied, lines.at(-1)?.line ?? batch.doneLine);
}

/** Applies lines for a dry run, and stores what they would change. */
async function tryLines(
  ctx: Context,
  applying: Parameters<typeof applyLines>[1] & { batchId: number },
  lines: readonly CheckedLine[],
): Promise<AppliedLine[]> {
  const { feed, batchId } = applying;
  const { applied, after } = await rollBackAfter(ctx, async (inside) => {
    const results = await applyLines(inside, applying, lines);
    return { applied: results, after: await recordsOf(inside, feed, changedIds(results)) };
  });
  const before = await recordsOf(ctx, feed, changedIds(applied));
  const ourIds = applied.flatMap(({ ourId }) => ourId ?? []);
  const overridden = await countOverridden(ctx.db, feed, ourIds);
  await addChanges(ctx.db, batchId, { ...compareRecords(applied, before, after), overridden });
  return applied;
}

class DryRun<T> extends Error {
  readonly found: T;

  constructor(found: T) {
    super('a dry run is always rolled back');
    this.found = found;
  }
}

/** Rolls the writes back, and keeps the results. */
async function rollBackAfter<T>(ctx: Context, apply: (inside: Context) => Promise<T>): Promise<T> {
  try {
    return await ctx.db.transaction(async (savepoint) => {
      throw new DryRun(await apply({ ...ctx, db: savepoint }));
    });
  } catch (error) {
    if (error instanceof DryRun) return error.found as T;
    throw error;
  }
}

async function keepResults(
  db: Database,
  batchId: number,
  applied: readonly AppliedLine[],
  line: number,
): Promise<void> {
  const counts = { created: 0, changed: 0, unchanged: 0, removed: 0, refused: 0 };
  for (const { result } of applied) counts[result]++;
  await query(
    db,
    `insert into exchange_error (batch_id, line, external_id, errors)
     select $1::integer, g.line, g."externalId", g.errors
     from jsonb_to_recordset($2::jsonb) as g(line integer, "externalId" text, errors jsonb)
     on conflict do nothing`,
    [batchId, JSON.stringify(applied.filter(({ result }) => result === 'refused'))],
  );
  await query(
    db,
    `update exchange_batch set done_line = $2, done_work = done_work + $3, chunks = chunks + 1,
       created = created + $4, changed = changed + $5, unchanged = unchanged + $6, removed = removed + $7,
       refused = refused + $8 where id = $1`,
    [
      ...[batchId, line, applied.length, counts.created, counts.changed, counts.unchanged, counts.removed],
      counts.refused,
    ],
  );
}

/** Filters are measured again after these. */
const decidesFilters: ReadonlySet<string> = new Set(['category', 'product', 'variant']);

async function finish(ctx: Context, batch: BatchRow, isBulk: boolean): Promise<void> {
  const [row] = await query<{ counts: object; hasChanged: boolean; hasOnlyCreated: boolean }>(
    ctx.db,
    `update exchange_batch set state = 'finished', finished_at = $2 where id = $1
     returning jsonb_build_object('lines', lines, 'created', created, 'changed', changed, 'unchanged', unchanged,
       'removed', removed, 'refused', refused) as counts, created + changed + removed > 0 as "hasChanged",
       changed + removed = 0 as "hasOnlyCreated"`,
    [batch.id, ctx.clock().toISOString()],
  );
  await dropStaging(ctx.db, batch.id);
  if (isBulk && !batch.dryRun) {
    await notifyBulkChange(ctx.db, batch, row?.hasOnlyCreated);
    await analyseGrown(ctx.db, ['exchange_reference', entities[batch.entity].ownRow.table], batch.workLines ?? 0);
  }
  if (!batch.dryRun && decidesFilters.has(batch.entity) && row?.hasChanged)
    await enqueue(ctx.db, measureFilters, { ventureId: batch.ventureId });
  await announce(ctx, batch.ventureId, 'batch.finished', {
    ...{ batchId: batch.id, entity: batch.entity, dryRun: batch.dryRun, counts: row?.counts },
  });
}

/** Else the planner assumes empty tables, until autovacuum analyses them. */
async function analyseGrown(db: Database, tables: readonly string[], added: number): Promise<void> {
  const grown = await query<{ name: string }>(
    db,
    'select oid::regclass::text as name from pg_class where oid = any($1::text[]::regclass[]) and $2 > reltuples / 4',
    [tables, added],
  );
  await analyseRoughly(
    db,
    grown.map(({ name }) => name),
  );
}
