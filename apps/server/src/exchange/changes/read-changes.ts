import type { ReadableEntity } from '@bouwpoort/contract/exchange/batches';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../foundation/database/keyset.ts';
import { query } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { readPlacedOrder } from '../../ordering/orders/orders.ts';
import type { ApiKey, ExchangeContext } from '../connections/connections.ts';
import { entities } from '../entities/entities.ts';
import { ownIdPrefix } from '../writing/chunk.ts';
import { columnTypes, primaryKeyOf } from '../writing/table-writer.ts';
import { unknownRecord } from '../writing/unknown-record.ts';

/** The position of a reader: in rows by transaction and key, in deletions by transaction and number. */
const counted = z.string().regex(/^[0-9]{1,18}$/);
const cursorSchema = z.object({
  rows: z.tuple([counted, z.array(z.string().max(200)).max(3)]),
  deletions: z.tuple([counted, counted]),
});
type Cursor = z.infer<typeof cursorSchema>;

const start: Cursor = { rows: ['0', []], deletions: ['0', '0'] };
const notOurs = 'Deze cursor is niet van ons. Begin opnieuw zonder since.';

interface FoundRow {
  ourId: string;
  externalId: string;
  changedIn: string;
  key: string[];
  record: Record<string, unknown>;
}

interface Source {
  table: string;
  /** SQL of records, with the parameters $1 source, $2 venture and $3 the URL of the shop. */
  select: string;
  where: string;
  exists: string;
}

function sourceOf(entity: ReadableEntity): Source {
  if (entity === 'order') {
    const select = `select t.order_id as our_id, t.venture_id, t.changed_in, '{}'::jsonb as record from sales_order t`;
    return { table: 'sales_order', select, where: 'true', exists: 't.order_id = r.our_id' };
  }
  const { read, readWhere = 'true', ownRow } = entities[entity];
  return { table: ownRow.table, select: read, where: readWhere, exists: ownRow.exists };
}

/** The external id of the rows `q` for source $1 in venture $2, or our own id. */
export const externalIdOf = (entity: string) => `coalesce((select r.external_id from exchange_reference r
  where r.entity = '${entity}' and r.our_id = q.our_id and r.source_id = $1 and r.venture_id = $2
  order by r.removed_at is not null, r.external_id limit 1), '${ownIdPrefix}' || q.our_id)`;

/** The reader: a key of a source, or the program itself in its name. */
export type Reader = Omit<ExchangeContext, 'apiKey'> & { apiKey: Pick<ApiKey, 'sourceId'> };

/** Older than every running transaction, so that later commits come later in the order. */
const settled = 'changed_in < pg_snapshot_xmin(pg_current_snapshot())';

/** The next page of changes, as lines of JSON, and the next cursor. */
export async function readChanges(
  ctx: Reader,
  entity: ReadableEntity,
  since: string | undefined,
  limit: number,
): Promise<{ lines: string; cursor: string }> {
  const cursor = decodeCursor(since, cursorSchema, notOurs) ?? start;
  const rows = await changedRows(ctx, entity, cursor, limit);
  const deletions = await deletedRows(ctx, entity, cursor, limit);
  const records = entity === 'order' ? await withOrders(ctx, rows) : rows;
  const last = rows.at(-1);
  const lastDeletion = deletions.at(-1);
  return {
    lines: [
      ...deletions.map(({ externalId }) => JSON.stringify({ externalId, delete: true })),
      ...records.map(({ externalId, ourId, record }) => JSON.stringify({ externalId, id: ourId, ...record })),
    ]
      .map((line) => `${line}\n`)
      .join(''),
    cursor: encodeCursor({
      rows: last ? [last.changedIn, last.key] : cursor.rows,
      deletions: lastDeletion ? [lastDeletion.changedIn, lastDeletion.id] : cursor.deletions,
    }),
  };
}

async function changedRows(ctx: Reader, entity: ReadableEntity, { rows }: Cursor, limit: number): Promise<FoundRow[]> {
  const { apiKey: key, venture } = ctx;
  const ventureId = venture.id;
  const { table, select, where } = sourceOf(entity);
  const names = await primaryKeyOf(ctx.db, table);
  const types = await columnTypes(ctx.db, table);
  const [transaction, after] = rows;
  const isFirst = after.length !== names.length;
  if (!isFirst && !names.every((name, at) => isKey(types.get(name), after[at] ?? ''))) {
    throw new AppError('badRequest', { detail: notOurs });
  }
  const position = names.map((name, at) => `$${at + 6}::${types.get(name)}`).join(', ');
  const behind = isFirst
    ? 'q.changed_in >= $4::xid8'
    : `(q.changed_in, ${names.map((name) => `q.key_${name}`).join(', ')}) > ($4::xid8, ${position})`;
  return query<FoundRow>(
    ctx.db,
    `select q.our_id as "ourId", ${externalIdOf(entity)} as "externalId", q.changed_in::text as "changedIn",
       array[${names.map((name) => `q.key_${name}::text`).join(', ')}] as key, q.record
     from (${withKey(select, names)} where ${where}) q
     where q.venture_id = $2 and coalesce($3, '') is not null and ${behind} and q.${settled}
     order by q.changed_in, ${names.map((name) => `q.key_${name}`).join(', ')} limit $5`,
    [key.sourceId, ventureId, ctx.config.publicUrl, transaction, limit, ...(isFirst ? [] : after)],
  );
}

/** Whether PostgreSQL can parse it: a cursor is untrusted, and an invalid value would fail the query. */
function isKey(type = 'text', text: string): boolean {
  if (type === 'integer') return /^-?[0-9]{1,10}$/.test(text) && Math.abs(Number(text)) < 2 ** 31;
  if (type === 'uuid') return z.guid().safeParse(text).success;
  return type.startsWith('numeric') ? /^-?[0-9]{1,20}(\.[0-9]{1,20})?$/.test(text) : true;
}

/** The records with the columns of their order. */
function withKey(select: string, names: readonly string[]): string {
  return select.replace(
    't.changed_in,',
    `t.changed_in, ${names.map((name) => `t."${name}" as key_${name}`).join(', ')},`,
  );
}

async function deletedRows(ctx: Reader, entity: ReadableEntity, { deletions }: Cursor, limit: number) {
  const { apiKey: key, venture } = ctx;
  const ventureId = venture.id;
  const { table, exists } = sourceOf(entity);
  const [transaction, after] = deletions;
  // A deleted record that exists again is reported by its row.
  return query<{ id: string; externalId: string; changedIn: string }>(
    ctx.db,
    `select q.id::text as id, ${externalIdOf(entity)} as "externalId", q.changed_in::text as "changedIn"
     from exchange_tombstone q
     where q.entity = $3 and (q.venture_id = $2 or (q.venture_id is null and q.entity = 'feature'))
       and (q.changed_in, q.id) > ($4::xid8, $5::bigint) and q.${settled}
       and not exists (select from "${table}" t where ${exists.replaceAll('r.our_id', 'q.our_id')})
     order by q.changed_in, q.id limit $6`,
    [key.sourceId, ventureId, entity, transaction, after, limit],
  );
}

/** With their lines, as placed. */
async function withOrders(ctx: Reader, rows: readonly FoundRow[]): Promise<FoundRow[]> {
  const orders: FoundRow[] = [];
  for (const row of rows) {
    const placed = await readPlacedOrder(ctx, row.ourId);
    if (placed) orders.push({ ...row, record: placed.order });
  }
  return orders;
}

/** One current record, by the external id of its source or by our own id. */
export async function readRecord(
  ctx: ExchangeContext,
  entity: ReadableEntity,
  externalId: string,
): Promise<{ externalId: string; id: string }> {
  const { apiKey: key, venture } = ctx;
  const ventureId = venture.id;
  const { table, select, where, exists } = sourceOf(entity);
  const [found] = await query<{ ourId: string }>(
    ctx.db,
    `select our_id as "ourId" from exchange_reference
     where source_id = $1 and venture_id = $2 and entity = $3 and external_id = $4 and removed_at is null`,
    [key.sourceId, ventureId, entity, externalId],
  );
  const ownId = externalId.startsWith(ownIdPrefix) ? externalId.slice(ownIdPrefix.length) : undefined;
  const ourId = found?.ourId ?? ownId ?? (entity === 'order' ? externalId : undefined);
  if (ourId === undefined || !(await isPossible(ctx, table, ourId))) throw unknownRecord(entity, externalId);
  const condition = exists.replaceAll('r.our_id', '$4');
  const [row] = await query<FoundRow>(
    ctx.db,
    `select q.our_id as "ourId", q.record from (${select} where ${where} and (${condition})) q
     where q.venture_id = $2 and $1::integer is not null and coalesce($3, '') is not null`,
    [key.sourceId, ventureId, ctx.config.publicUrl, ourId],
  );
  if (!row) throw unknownRecord(entity, externalId);
  const [whole] = entity === 'order' ? await withOrders(ctx, [row]) : [row];
  return { externalId, id: row.ourId, ...whole?.record };
}

/** Whether a text can be the id of such a row, because it is untrusted input. */
async function isPossible(ctx: ExchangeContext, table: string, ourId: string): Promise<boolean> {
  const names = await primaryKeyOf(ctx.db, table);
  const types = await columnTypes(ctx.db, table);
  const parts = names.length === 1 ? [ourId] : ourId.split(':');
  if (parts.length !== names.length) return false;
  return names.every((name, at) => {
    const type = types.get(name) ?? 'text';
    const part = parts[at] ?? '';
    if (type === 'integer') return /^[0-9]{1,9}$/.test(part);
    if (type === 'uuid') return z.guid().safeParse(part).success;
    return type.startsWith('numeric') ? /^[0-9]{1,10}(\.[0-9]{1,4})?$/.test(part) : true;
  });
}
