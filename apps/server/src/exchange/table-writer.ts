import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';

/** A row under the names of its columns; moments and decimals as text, arrays and JSON as they are. */
export type Row = Record<string, unknown>;

/** A row with the line of the batch it came from. */
export interface RowOfLine {
  line: number;
  row: Row;
}

/** Where the state before a change is kept, so that it can be undone; absent where nobody can ask for that. */
export interface Imaging {
  batchId: number;
}

const quoted = (name: string) => `"${name}"`;
const types = new Map<string, ReadonlyMap<string, string>>();

/** Column → SQL type, read from the database once per process. */
export async function columnTypes(tx: Database, table: string): Promise<ReadonlyMap<string, string>> {
  const known = types.get(table);
  if (known) return known;
  const rows = await query<{ name: string; type: string }>(
    tx,
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped`,
    [table],
  );
  if (rows.length === 0) throw new Error(`there is no table ${table}`);
  const read = new Map(rows.map(({ name, type }) => [name, type]));
  types.set(table, read);
  return read;
}

/**
 * Tables of which a batch can make millions of rows. That it made one is known by its reference, and that nobody changed
 * it since by the transaction that did last (exchange_chunk): such a row needs no image.
 */
export const createdByReference: ReadonlySet<string> = new Set([
  ...['product', 'variant', 'list_price', 'price_tier', 'price_agreement', 'stock', 'customer', 'project', 'site_user'],
]);

/** Of all that somebody can have changed: two rows with the same hash say the same. */
export const rowHash = hashOf('t');

function hashOf(row: string): string {
  return `md5((to_jsonb(${row}) - '{changed_in,updated_at,version}'::text[])::text)`;
}

/** In the order of the key. */
export async function primaryKeyOf(tx: Database, table: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    tx,
    `select a.attname as name from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, at)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = to_regclass(quote_ident($1)) and i.indisprimary order by k.at`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** A row as it is kept for undoing, without what nobody may find in a second place. */
const imageOf = (table: string) => (table === 'site_user' ? "to_jsonb(t) - 'password_hash'" : 'to_jsonb(t)');

async function recordOf(tx: Database, table: string, columns: readonly string[]): Promise<string> {
  const known = await columnTypes(tx, table);
  return columns.map((name) => `${quoted(name)} ${known.get(name) ?? 'text'}`).join(', ');
}

/**
 * Inserts rows, or changes those that are there, in one statement. Only what differs is written. Answers the lines whose
 * row was written. All rows have the same columns.
 */
export async function writeRows(
  tx: Database,
  table: string,
  key: readonly string[],
  rows: readonly RowOfLine[],
  imaging: Imaging | undefined,
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first.row);
  const others = columns.filter((name) => !key.includes(name));
  const list = (names: readonly string[], of = '') => names.map((name) => of + quoted(name)).join(', ');
  const same = (a: string, b: string) => key.map((name) => `${a}.${quoted(name)} = ${b}.${quoted(name)}`).join(' and ');
  const onConflict =
    others.length === 0
      ? 'do nothing'
      : `do update set ${others.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')}
         where (${list(others, 't.')}) is distinct from (${list(others, 'excluded.')})`;
  const images = `, before as materialized (
      select ${list(key, 't.')}, ${imageOf(table)} as row from ${quoted(table)} t join given g on ${same('t', 'g')}
    ), imaged as (
      insert into exchange_image (batch_id, table_name, rows)
      select $2::integer, '${table}', jsonb_agg(jsonb_build_object(
        'k', jsonb_build_object(${key.map((name) => `'${name}', w.${quoted(name)}`).join(', ')}), 'h', ${hashOf('w.whole')}, 'b', b.row))
      from written w ${createdByReference.has(table) ? '' : 'left '}join before b on ${same('w', 'b')} having count(*) > 0
    )`;
  const [written] = await query<{ lines: number[] }>(
    tx,
    `with given as materialized (
      select * from jsonb_to_recordset($1::jsonb) as g("line_of_batch" integer, ${await recordOf(tx, table, columns)})
    ), written as (
      insert into ${quoted(table)} as t (${list(columns)}) overriding system value
      select ${list(columns)} from given
      on conflict (${list(key)}) ${onConflict}
      returning ${list(key, 't.')}, t as whole
    )${imaging ? images : ''}
    select coalesce(array_agg(g.line_of_batch), '{}') as lines from written w join given g on ${same('w', 'g')}`,
    [
      JSON.stringify(rows.map(({ line, row }) => ({ line_of_batch: line, ...row }))),
      ...(imaging ? [imaging.batchId] : []),
    ],
  );
  return written?.lines ?? [];
}

/** Changes some columns of rows that are there; answers the lines whose row was changed by it. */
export async function updateRows(
  tx: Database,
  table: string,
  key: readonly string[],
  rows: readonly RowOfLine[],
  imaging: Imaging | undefined,
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first.row);
  const others = columns.filter((name) => !key.includes(name));
  const list = (names: readonly string[], of: string) => names.map((name) => of + quoted(name)).join(', ');
  const same = (a: string, b: string) => key.map((name) => `${a}.${quoted(name)} = ${b}.${quoted(name)}`).join(' and ');
  const images = `, before as materialized (
      select ${list(key, 't.')}, ${imageOf(table)} as row from ${quoted(table)} t join given g on ${same('t', 'g')}
    ), imaged as (
      insert into exchange_image (batch_id, table_name, rows)
      select $2::integer, '${table}', jsonb_agg(jsonb_build_object(
        'k', jsonb_build_object(${key.map((name) => `'${name}', w.${quoted(name)}`).join(', ')}), 'h', w.hash, 'b', b.row))
      from written w join before b on ${same('w', 'b')} having count(*) > 0
    )`;
  const [written] = await query<{ lines: number[] }>(
    tx,
    `with given as materialized (
      select * from jsonb_to_recordset($1::jsonb) as g("line_of_batch" integer, ${await recordOf(tx, table, columns)})
    ), written as (
      update ${quoted(table)} t set ${others.map((name) => `${quoted(name)} = g.${quoted(name)}`).join(', ')}
      from given g where ${same('t', 'g')} and (${list(others, 't.')}) is distinct from (${list(others, 'g.')})
      returning ${list(key, 't.')}, g.line_of_batch, ${rowHash} as hash
    )${imaging ? images : ''}
    select coalesce(array_agg(line_of_batch), '{}') as lines from written`,
    [
      JSON.stringify(rows.map(({ line, row }) => ({ line_of_batch: line, ...row }))),
      ...(imaging ? [imaging.batchId] : []),
    ],
  );
  return written?.lines ?? [];
}

/** Deletes rows by their keys; answers the lines whose row was there. */
export async function removeRows(
  tx: Database,
  table: string,
  rows: readonly RowOfLine[],
  imaging: Imaging | undefined,
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const key = Object.keys(first.row);
  const same = (a: string, b: string) => key.map((name) => `${a}.${quoted(name)} = ${b}.${quoted(name)}`).join(' and ');
  const images = `, imaged as (
      insert into exchange_image (batch_id, table_name, rows)
      select $2::integer, '${table}', jsonb_agg(jsonb_build_object('k', '{}'::jsonb, 'h', null, 'b', r.row))
      from removed r having count(*) > 0
    )`;
  const [removed] = await query<{ lines: number[] }>(
    tx,
    `with given as materialized (
      select * from jsonb_to_recordset($1::jsonb) as g("line_of_batch" integer, ${await recordOf(tx, table, key)})
    ), removed as (
      delete from ${quoted(table)} t using given g where ${same('t', 'g')}
      returning g.line_of_batch, ${imageOf(table)} as row
    )${imaging ? images : ''}
    select coalesce(array_agg(line_of_batch), '{}') as lines from removed`,
    [
      JSON.stringify(rows.map(({ line, row }) => ({ line_of_batch: line, ...row }))),
      ...(imaging ? [imaging.batchId] : []),
    ],
  );
  return removed?.lines ?? [];
}

/** Rows as they are now, by one column; locked, nobody else changes them until the transaction ends. */
export async function selectRows<R extends Row>(
  tx: Database,
  table: string,
  column: string,
  values: readonly unknown[],
  lock: boolean,
): Promise<R[]> {
  if (values.length === 0) return [];
  const type = (await columnTypes(tx, table)).get(column) ?? 'text';
  const rows = await query<{ row: R }>(
    tx,
    `select to_jsonb(t) as row from ${quoted(table)} t where ${quoted(column)} = any($1::${type}[])${lock ? ' for no key update' : ''}`,
    [[...new Set(values)]],
  );
  return rows.map(({ row }) => row);
}
