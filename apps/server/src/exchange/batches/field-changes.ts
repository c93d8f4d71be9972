import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { entities } from '../entities/entities.ts';
import type { Feed } from '../writing/feed.ts';
import { featurePrefix, overridable } from '../writing/overridden-fields.ts';
import type { AppliedLine } from './apply-lines.ts';

/* The changes of a dry run, field by field, with some examples of each. */

export interface FieldChanges {
  /** Field → the number of records in which it changes. */
  fields: Record<string, number>;
  samples: ChangeSample[];
  /** The first created and deleted records: external ids. */
  created: string[];
  removed: string[];
  /** Fields that the source sends and staff override. */
  overridden: number;
}

export interface ChangeSample {
  externalId: string;
  /** The display name of the record. */
  name: string;
  field: string;
  before: unknown;
  after: unknown;
}

type Records = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const samplesOfField = 5;
const maxSamples = 100;
const maxNames = 20;

/** Current records, by our id. */
export async function recordsOf(ctx: Context, feed: Feed, ourIds: readonly string[]): Promise<Records> {
  if (ourIds.length === 0) return new Map();
  const { read, readWhere = 'true', ownRow } = entities[feed.entity];
  const rows = await query<{ ourId: string; record: Record<string, unknown> }>(
    ctx.db,
    `select r.our_id as "ourId", q.record from unnest($4::text[]) as r (our_id)
     cross join lateral (${read} where ${readWhere} and ${ownRow.exists}) q
     where $1::integer is not null and $2::text is not null
       and coalesce($3, '') is not null`,
    [feed.sourceId, feed.ventureId, ctx.config.publicUrl, [...ourIds]],
  );
  return new Map(rows.map(({ ourId, record }) => [ourId, record]));
}

/** Our ids of the lines that change their record. */
export function changedIds(applied: readonly AppliedLine[]): string[] {
  return applied.flatMap(({ result, ourId }) => (result === 'changed' && ourId !== null ? [ourId] : []));
}

export function compareRecords(applied: readonly AppliedLine[], before: Records, after: Records): FieldChanges {
  const changes: FieldChanges = { fields: {}, samples: [], created: [], removed: [], overridden: 0 };
  for (const { externalId, result, ourId } of applied) {
    if (result === 'created') changes.created.push(externalId);
    if (result === 'removed') changes.removed.push(externalId);
    if (result !== 'changed' || ourId === null) continue;
    const [was, is] = [flat(before.get(ourId)), flat(after.get(ourId))];
    const name = String(is.get('articleCode') ?? is.get('name') ?? '');
    for (const field of new Set([...was.keys(), ...is.keys()])) {
      const [old, fresh] = [was.get(field) ?? null, is.get(field) ?? null];
      if (JSON.stringify(old) === JSON.stringify(fresh)) continue;
      const count = (changes.fields[field] ?? 0) + 1;
      changes.fields[field] = count;
      if (count <= samplesOfField) changes.samples.push({ externalId, name, field, before: old, after: fresh });
    }
  }
  return within(changes);
}

/** Makes each feature a field of its own. */
function flat(record: Readonly<Record<string, unknown>> | undefined): Map<string, unknown> {
  return new Map(
    Object.entries(record ?? {}).flatMap(([field, value]): [string, unknown][] =>
      field === 'features' && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, one]) => [featurePrefix + key, one])
        : [[field, value]],
    ),
  );
}

const within = ({ samples, created, removed, ...rest }: FieldChanges): FieldChanges => ({
  ...rest,
  samples: samples.slice(0, maxSamples),
  created: created.slice(0, maxNames),
  removed: removed.slice(0, maxNames),
});

/** How many fields of these records staff override that this source sends. */
export async function countOverridden(db: Database, feed: Feed, ourIds: readonly string[]): Promise<number> {
  if (!overridable.has(feed.entity) || ourIds.length === 0) return 0;
  const [row] = await query<{ count: number }>(
    db,
    `select count(*)::int as count from field_override o
     where o.entity = $3 and o.entity_id = any($4) and exists (select from exchange_field f
       where f.source_id = $1 and f.venture_id = $2 and f.entity = $3 and f.field = regexp_replace(o.field, '^features\\..*', 'features'))`,
    [feed.sourceId, feed.ventureId, feed.entity, [...ourIds]],
  );
  return row?.count ?? 0;
}

/** Adds the changes of the next lines; the batch is locked. */
export async function addChanges(db: Database, batchId: number, more: FieldChanges): Promise<void> {
  const [row] = await query<{ changes: FieldChanges | null }>(db, 'select changes from exchange_batch where id = $1', [
    batchId,
  ]);
  const before = row?.changes;
  const sum = before ? merged(before, more) : more;
  await query(db, 'update exchange_batch set changes = $2::jsonb where id = $1', [batchId, JSON.stringify(sum)]);
}

function merged(one: FieldChanges, other: FieldChanges): FieldChanges {
  const fields = { ...one.fields };
  for (const [field, count] of Object.entries(other.fields)) fields[field] = (fields[field] ?? 0) + count;
  const there = Map.groupBy(one.samples, ({ field }) => field);
  const room = new Map(
    Object.keys(other.fields).map((field) => [field, samplesOfField - (there.get(field)?.length ?? 0)]),
  );
  const samples = other.samples.filter(({ field }) => {
    const left = room.get(field) ?? 0;
    room.set(field, left - 1);
    return left > 0;
  });
  return within({
    fields,
    samples: [...one.samples, ...samples],
    created: [...one.created, ...other.created],
    removed: [...one.removed, ...other.removed],
    overridden: one.overridden + other.overridden,
  });
}

/** By batch; only dry runs have them. */
export async function changesOfBatches(
  db: Database,
  batchIds: readonly number[],
): Promise<{ entity: ExchangeEntity; changes: FieldChanges }[]> {
  return query<{ entity: ExchangeEntity; changes: FieldChanges }>(
    db,
    'select entity, changes from exchange_batch where id = any($1) and changes is not null order by id',
    [[...batchIds]],
  );
}
