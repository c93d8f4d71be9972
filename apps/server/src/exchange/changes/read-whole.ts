import type { ExchangeEntity, SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { poolOf } from '../../foundation/database/database.ts';
import { entities } from '../entities/entities.ts';
import { externalIdOf, type Reader } from './read-changes.ts';

const rowsAtOnce = 1000;
/** In numeric order: a shop that imports them in that order gives ids in the same order. */
const inOrder = 'order by length(q.our_id), q.our_id';

interface WholeRow {
  entity: ExchangeEntity;
  externalId: string;
  record: Record<string, unknown>;
}

/** All records of one entity as of now, without waiting for running transactions as readers of changes do. */
export async function* readEntity(ctx: Reader, entity: ExchangeEntity): AsyncGenerator<SourcedRecord> {
  let place = 0;
  for await (const row of pagesOf(ctx, `${selected(entity, '')} ${inOrder}`)) yield sourced(row, ++place);
}

/**
 * The whole assortment of a venture in the order of catalogue formats: categories, features and media, then each
 * product followed by its variants, each followed by its price and tiers. In pages.
 */
export async function* readCatalogue(ctx: Reader): AsyncGenerator<SourcedRecord> {
  let place = 0;
  for (const entity of ['category', 'feature', 'media'] as const)
    for await (const row of pagesOf(ctx, `${selected(entity, '')} ${inOrder}`)) yield sourced(row, ++place);
  const sql = `select entity, "externalId", record from (
      ${selected('product', `, q.our_id::integer as product_id, 0 as variant_id, 0 as rank`)}
      union all ${selected('variant', `, v.product_id, v.id, 1`, 'join variant v on v.id::text = q.our_id')}
      union all ${selected('list-price', `, v.product_id, v.id, 2`, 'join variant v on v.id::text = q.our_id')}
      union all ${selected('price-tier', `, v.product_id, v.id, 3`, `join variant v on v.id::text = split_part(q.our_id, ':', 1)`)}
    ) everything order by product_id, variant_id, rank, "externalId"`;
  for await (const row of pagesOf(ctx, sql)) yield sourced(row, ++place);
}

function sourced({ entity, externalId, record }: WholeRow, place: number): SourcedRecord {
  return { entity, place, record: { ...record, externalId } };
}

/** With the parameters $1 source, $2 venture and $3 the URL of the shop, as in the entities. */
function selected(entity: ExchangeEntity, more: string, join = ''): string {
  const { read, readWhere = 'true' } = entities[entity];
  return `select '${entity}' as entity, ${externalIdOf(entity)} as "externalId", q.record${more}
    from (${read} where ${readWhere}) q ${join} where q.venture_id = $2 and coalesce($3, '') is not null`;
}

/** A database cursor: the query runs once, and only one page is in memory. */
async function* pagesOf(ctx: Reader, sql: string): AsyncGenerator<WholeRow> {
  const client = await poolOf(ctx.db).connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`declare whole no scroll cursor for ${sql}`, [
      ctx.apiKey.sourceId,
      ctx.venture.id,
      ctx.config.publicUrl,
    ]);
    for (;;) {
      const { rows } = await client.query<WholeRow>(`fetch ${rowsAtOnce} from whole`);
      yield* rows;
      if (rows.length < rowsAtOnce) return;
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
}
