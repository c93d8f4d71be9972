import { renewAssortmentMenu } from '../../content/menus/menus.ts';
import type { Context } from '../../foundation/context/context.ts';
import { query } from '../../foundation/database/prepared.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { entities } from '../entities/entities.ts';
import { columnTypes, createdByReference, primaryKeyOf, rowHash } from '../writing/table-writer.ts';
import type { BatchRow } from './batch-row.ts';
import { notifyBulkChange } from './notify-bulk-change.ts';
import { dropStaging } from './staging.ts';

const quoted = (name: string) => `"${name}"`;

interface Image {
  id: number;
  tableName: string;
}

/** Undoes one statement of the batch, the last first; ends the batch if none are left. */
export async function undoStep(ctx: Context, batch: BatchRow): Promise<void> {
  const [image] = await query<Image>(
    ctx.db,
    'select id, table_name as "tableName" from exchange_image where batch_id = $1 order by id desc limit 1',
    [batch.id],
  );
  if (!image) return finishUndo(ctx, batch);
  await query(ctx.db, "select set_config('bouwpoort.bulk', 'on', true)");
  const { restored, kept } = await undoImage(ctx, image);
  await query(
    ctx.db,
    'update exchange_batch set restored = coalesce(restored, 0) + $2, kept = coalesce(kept, 0) + $3 where id = $1',
    [batch.id, restored, kept],
  );
  await query(ctx.db, 'delete from exchange_image where id = $1', [image.id]);
}

interface Counts {
  restored: number;
  kept: number;
}

async function undoImage(ctx: Context, { id, tableName }: Image): Promise<Counts> {
  const deleted = await restoreDeleted(ctx, id, tableName);
  const changed = await restoreChanged(ctx, id, tableName);
  const created = await deleteCreated(ctx, id, tableName);
  return {
    restored: deleted.restored + changed.restored + created.restored,
    kept: deleted.kept + changed.kept + created.kept,
  };
}

const images = `(select image from exchange_image, jsonb_array_elements(rows) as listed (image) where id = $1)`;

/** Restores the rows the batch deleted, unless another row has their place. */
async function restoreDeleted(ctx: Context, imageId: number, table: string): Promise<Counts> {
  const columns = (await restorable(ctx, table)).map(quoted).join(', ');
  const [row] = await query<{ gone: number; back: number }>(
    ctx.db,
    `with gone as (select image->'b' as row from ${images} i where image->'h' = 'null' or image->'h' is null),
     back as (
       insert into ${quoted(table)} (${columns}) overriding system value
       select ${columns} from gone, jsonb_populate_record(null::${quoted(table)}, row) on conflict do nothing returning 1
     )
     select (select count(*)::int from gone) as gone, (select count(*)::int from back) as back`,
    [imageId],
  );
  return { restored: row?.back ?? 0, kept: (row?.gone ?? 0) - (row?.back ?? 0) };
}

const numbered = `(select image, at from exchange_image, jsonb_array_elements(rows) with ordinality as listed (image, at)
  where id = $1 and image->>'h' is not null and jsonb_typeof(image->'b') = 'object')`;

/** Restores rows that are still as the batch left them; rows changed since are not touched. */
async function restoreChanged(ctx: Context, imageId: number, table: string): Promise<Counts> {
  const key = await primaryKeyOf(ctx.db, table);
  const same = key.map((name) => `t.${quoted(name)} = c.${quoted(name)}`).join(' and ');
  const before = `jsonb_populate_record(null::${quoted(table)}, image->'b') c`;
  const rows = await query<{ at: number; isSame: boolean; level: number }>(
    ctx.db,
    `select at::int as at, coalesce(${rowHash} = image->>'h', false) as "isSame",
       coalesce(jsonb_array_length(nullif(image->'b'->'ancestors', 'null')), 0) as level
     from ${numbered} i cross join ${before} left join ${quoted(table)} t on ${same}`,
    [imageId],
  );
  const kept = rows.filter(({ isSame }) => !isSame).length;
  const isTree = table === 'category';
  // In the order of the tree: those at the top first, and none at an address that another still has.
  const levels = Map.groupBy(
    rows.filter(({ isSame }) => isSame),
    ({ level }) => (isTree ? level : 0),
  );
  if (isTree) {
    await query(
      ctx.db,
      `update category t set url = 'moving:' || t.id from ${numbered} i cross join ${before}
       where ${same} and at = any($2::int[])`,
      [imageId, rows.filter(({ isSame }) => isSame).map(({ at }) => at)],
    );
  }
  // A column added after the image was made is not changed.
  const columns = (await restorable(ctx, table))
    .map(
      (name) => `${quoted(name)} = case when image->'b' ? '${name}' then c.${quoted(name)} else t.${quoted(name)} end`,
    )
    .join(', ');
  for (const [, level] of [...levels].sort(([a], [b]) => a - b)) {
    await query(
      ctx.db,
      `update ${quoted(table)} t set ${columns} from ${numbered} i cross join ${before} where ${same} and at = any($2::int[])`,
      [imageId, level.map(({ at }) => at)],
    );
  }
  return { restored: rows.length - kept, kept };
}

/** Deletes rows the batch created, if nobody changed them and nothing refers to them. */
async function deleteCreated(ctx: Context, imageId: number, table: string): Promise<Counts> {
  const key = await primaryKeyOf(ctx.db, table);
  const types = await columnTypes(ctx.db, table);
  const made = `select image->'k' as key, image->>'h' as hash from ${images} i
    where image->>'h' is not null and coalesce(jsonb_typeof(image->'b'), 'null') = 'null'`;
  const same = key.map((name) => `t.${quoted(name)} = (m.key->>'${name}')::${types.get(name)}`).join(' and ');
  const [counted] = await query<{ made: number }>(ctx.db, `select count(*)::int as made from (${made}) m`, [imageId]);
  const total = counted?.made ?? 0;
  if (total === 0) return { restored: 0, kept: 0 };
  const restored = await deleteBy(
    ctx,
    (from, to) =>
      query<{ id: number }>(
        ctx.db,
        `with made as (select *, row_number() over () as at from (${made}) m)
       delete from ${quoted(table)} t using made m where m.at > $2 and m.at <= $3 and ${same} and ${rowHash} = m.hash
       returning 1 as id`,
        [imageId, from, to],
      ),
    0,
    total,
  );
  return { restored, kept: total - restored };
}

/** The same for rows without an image, by their references. */
async function deleteByReference(ctx: Context, { id, entity }: BatchRow): Promise<void> {
  const { table, exists } = entities[entity].ownRow;
  const made = `select r.our_id, row_number() over (order by r.our_id) as at from exchange_reference r
    where r.created_batch_id = $1 and r.entity = '${entity}' and exists (select from ${quoted(table)} t where ${exists})`;
  const [counted] = await query<{ made: number }>(ctx.db, `select count(*)::int as made from (${made}) m`, [id]);
  const total = counted?.made ?? 0;
  if (total === 0) return;
  const restored = await deleteBy(
    ctx,
    (from, to) =>
      query<{ id: number }>(
        ctx.db,
        `with r as materialized (${made})
         delete from ${quoted(table)} t using r where r.at > $2 and r.at <= $3 and ${exists}
           and t.changed_in in (select transaction from exchange_chunk where batch_id = $1) returning 1 as id`,
        [id, from, to],
      ),
    0,
    total,
  );
  await query(
    ctx.db,
    'update exchange_batch set restored = coalesce(restored, 0) + $2, kept = coalesce(kept, 0) + $3 where id = $1',
    [id, restored, total - restored],
  );
}

const foreignKeyViolation = '23503';

/** All at once, or by halves if something still refers to one of them. */
async function deleteBy(
  ctx: Context,
  remove: (from: number, to: number) => Promise<object[]>,
  from: number,
  to: number,
): Promise<number> {
  await query(ctx.db, 'savepoint undo_created');
  try {
    const removed = await remove(from, to);
    await query(ctx.db, 'release savepoint undo_created');
    return removed.length;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await query(ctx.db, 'rollback to savepoint undo_created');
    if (to - from <= 1) return 0;
    const middle = Math.floor((from + to) / 2);
    return (await deleteBy(ctx, remove, from, middle)) + (await deleteBy(ctx, remove, middle, to));
  }
}

function isForeignKeyViolation(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === foreignKeyViolation) return true;
  }
  return false;
}

/** The restorable columns, without generated ones and those that images leave out. */
async function restorable(ctx: Context, table: string): Promise<string[]> {
  const left = new Set(['changed_in', 'version', 'updated_at', ...(table === 'site_user' ? ['password_hash'] : [])]);
  return [...(await columnTypes(ctx.db, table)).keys()].filter((name) => !left.has(name));
}

/** The source's next line is always applied; references of deleted rows are removed. */
async function finishUndo(ctx: Context, batch: BatchRow): Promise<void> {
  const { table, exists } = entities[batch.entity].ownRow;
  if (createdByReference.has(table)) await deleteByReference(ctx, batch);
  await query(
    ctx.db,
    `delete from exchange_reference r where r.created_batch_id = $1 and r.entity = $2
       and not exists (select from ${quoted(table)} t where ${exists})`,
    [batch.id, batch.entity],
  );
  await query(
    ctx.db,
    `update exchange_reference r set fingerprint = null, removed_at = case
         when exists (select from ${quoted(table)} t where ${exists}) then null else r.removed_at end
     where r.batch_id = $1 and r.entity = $2`,
    [batch.id, batch.entity],
  );
  const venture = await findVenture(ctx, batch.ventureId);
  if (batch.entity === 'category' && venture) await renewAssortmentMenu(ctx, venture);
  await query(ctx.db, `update exchange_batch set state = 'undone', finished_at = $2 where id = $1`, [
    batch.id,
    ctx.clock().toISOString(),
  ]);
  // It may not have been applied completely.
  await dropStaging(ctx.db, batch.id);
  await notifyBulkChange(ctx.db, batch);
}
