import { exchangeEntities } from '@bouwpoort/contract/exchange/records';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import type { Line } from './chunk.ts';
import type { Feed } from './feed.ts';
import { overridable } from './overridden-fields.ts';

/** Records which fields a source sends, so that staff see which fields an import owns. */
export async function recordFields({ db }: { db: Database }, feed: Feed, lines: readonly Line[]): Promise<void> {
  if (!overridable.has(feed.entity)) return;
  const fields = [...new Set(lines.flatMap((line) => Object.keys(line.fields)))].sort();
  await query(
    db,
    `insert into exchange_field (source_id, venture_id, entity, field)
     select $1::integer, $2, $3, field from unnest($4::text[]) as named (field) on conflict do nothing`,
    [feed.sourceId, feed.ventureId, feed.entity, fields],
  );
}

/**
 * The same for all lines of a batch, including unchanged ones: records from before fields were recorded may never
 * change again.
 */
export async function recordStagedFields(db: Database, feed: Feed, staged: string): Promise<void> {
  if (!overridable.has(feed.entity)) return;
  const { sourceId, ventureId, entity } = feed;
  const noted = await query<{ field: string }>(
    db,
    'select field from exchange_field where source_id = $1 and venture_id = $2 and entity = $3',
    [sourceId, ventureId, entity],
  );
  const known = new Set(noted.map(({ field }) => field));
  const fields = Object.keys(exchangeEntities[entity].fields.shape).filter((field) => !known.has(field));
  if (fields.length === 0) return;
  // Most lines have none of these, which a text search shows faster than parsing; a name may be written in escapes.
  const mayName = `"(${fields.join('|')})"\\s*:|\\\\u`;
  await query(
    db,
    `insert into exchange_field (source_id, venture_id, entity, field)
     select distinct $1::integer, $2, $3, named.field
     from ${staged} s join exchange_reference r
         on r.source_id = $1::integer and r.venture_id = $2 and r.entity = $3 and r.external_id = s.external_id
           and r.fingerprint = s.fingerprint
       cross join json_object_keys(s.record::json) as named (field)
     where s.record ~ $5 and named.field = any($4) on conflict do nothing`,
    [sourceId, ventureId, entity, fields, mayName],
  );
}

export interface ImportedFields {
  /** The sending program. */
  from: string;
  fields: ReadonlySet<string>;
}

/** By our id; a record that no source sends has no entry, and all its fields are our own. */
export async function importedFieldsOf(
  db: Database,
  entity: 'product' | 'variant' | 'category' | 'feature',
  ourIds: readonly (string | number)[],
): Promise<Map<string, ImportedFields>> {
  if (ourIds.length === 0) return new Map();
  const rows = await query<{ ourId: string; from: string; fields: string[] }>(
    db,
    `select r.our_id as "ourId", string_agg(distinct s.name, ', ') as "from", array_agg(distinct f.field) as fields
     from exchange_reference r
     join exchange_source s on s.id = r.source_id
     join exchange_field f on f.source_id = r.source_id and f.venture_id = r.venture_id and f.entity = r.entity
     where r.entity = $1 and r.our_id = any($2) and r.removed_at is null group by 1`,
    [entity, ourIds.map(String)],
  );
  return new Map(rows.map(({ ourId, from, fields }) => [ourId, { from, fields: new Set(fields) }]));
}

/** The programs that send these records, by our id; a record that no program sends has no entry. */
export async function sourcesOf(
  db: Database,
  entity: 'address' | 'project',
  ourIds: readonly (string | number)[],
): Promise<Map<string, string>> {
  if (ourIds.length === 0) return new Map();
  const rows = await query<{ ourId: string; from: string }>(
    db,
    `select r.our_id as "ourId", string_agg(distinct s.name, ', ') as "from"
     from exchange_reference r join exchange_source s on s.id = r.source_id
     where r.entity = $1 and r.our_id = any($2) and r.removed_at is null group by 1`,
    [entity, ourIds.map(String)],
  );
  return new Map(rows.map(({ ourId, from }) => [ourId, from]));
}

/** Moves the external ids of one record to another. */
export async function moveReferences(
  tx: Database,
  entity: 'category',
  fromId: number,
  intoId: number,
): Promise<number> {
  const rows = await query(
    tx,
    `update exchange_reference set our_id = $3 where entity = $1 and our_id = $2 returning 1 as passed`,
    [entity, String(fromId), String(intoId)],
  );
  return rows.length;
}
